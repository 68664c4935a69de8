import sweph from 'sweph'
import type { Body } from '../../src/sky/bodies.ts'
import { signs } from '../../src/sky/zodiac.ts'
import { swissEphemeris } from '../sky/swiss-ephemeris.ts'

/** A birth with its chart by Swiss Ephemeris. */
export interface Person {
  id: string
  utc: string
  birthDate: string
  place: { lat: number; lon: number; zone: string; countryCode: string }
  bodies: Record<
    Body,
    { longitude: number; sign: string; degrees: number; retrograde: boolean; house: number }
  >
  angles: Record<'asc' | 'mc', { longitude: number; sign: string; degrees: number }>
  houses: { cusps: number[] }
}

const UNIX_EPOCH = 2_440_587.5
const MINUTE_DAYS = 1 / 1440

export const julianDay = (at: Date | string) => new Date(at).getTime() / 86_400_000 + UNIX_EPOCH
const instant = (jd: number) => new Date((jd - UNIX_EPOCH) * 86_400_000)

/** YYYY-MM-DD on the calendar of a place. */
export function localDate(jd: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(instant(jd).getTime()))
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
}

export function positionAt(body: Body, jd: number): { longitude: number; speed: number } {
  const found = swissEphemeris.position?.(body, jd)
  if (!found) throw new Error(`No position of ${body}`)
  return found
}

export const signOf = (longitude: number) => signs[Math.floor(longitude / 30) % 12] as string

export function houseOf(longitude: number, cusps: readonly number[]): number {
  for (let index = 0; index < 12; index++) {
    const start = cusps[index] as number
    const width = turn((cusps[(index + 1) % 12] as number) - start)
    if (turn(longitude - start) < width) return index + 1
  }
  throw new Error('No house')
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360
const signed = (degrees: number) => turn(degrees + 180) - 180

const steps: Partial<Record<Body, number>> = { moon: 0.2, sun: 1, mercury: 0.5, venus: 1, mars: 1 }

/** When a value that changes slowly against the step changes its sign; found to the minute. */
function signChanges(
  value: (jd: number) => number,
  from: number,
  to: number,
  step: number,
): number[] {
  const found: number[] = []
  let before = value(from)
  for (let jd = from + step; jd <= to + step; jd += step) {
    const after = value(jd)
    // Half a circle away the value jumps as well.
    if (before < 0 !== after < 0 && Math.abs(before - after) < 90) {
      let [low, high] = [jd - step, jd]
      while (high - low > MINUTE_DAYS / 4) {
        const middle = (low + high) / 2
        if (value(middle) < 0 === before < 0) low = middle
        else high = middle
      }
      if (high >= from && high < to) found.push(high)
    }
    before = after
  }
  return found
}

/** When a body stands at an angle to a longitude. */
export function contacts(
  body: Body,
  longitude: number,
  angle: number,
  from: number,
  to: number,
): number[] {
  const targets =
    angle === 0 || angle === 180 ? [longitude + angle] : [longitude + angle, longitude - angle]
  return targets
    .flatMap((target) =>
      signChanges(
        (jd) => signed(positionAt(body, jd).longitude - target),
        from,
        to,
        steps[body] ?? 2,
      ),
    )
    .sort((one, other) => one - other)
}

export function stations(
  body: Body,
  from: number,
  to: number,
): { jd: number; isRetrograde: boolean }[] {
  return signChanges((jd) => positionAt(body, jd).speed, from, to, 0.5).map((jd) => ({
    jd,
    isRetrograde: positionAt(body, jd + 0.5).speed < 0,
  }))
}

/** When a body changes to another sign or house. */
export function changes(
  body: Body,
  placeOf: (longitude: number) => number | string,
  from: number,
  to: number,
): { jd: number; into: number | string; outOf: number | string }[] {
  const step = Math.min(steps[body] ?? 2, 1)
  const at = (jd: number) => placeOf(positionAt(body, jd).longitude)
  const found: { jd: number; into: number | string; outOf: number | string }[] = []
  for (let jd = from; jd < to; jd += step) {
    const [outOf, into] = [at(jd), at(jd + step)]
    if (outOf === into) continue
    let [low, high] = [jd, jd + step]
    while (high - low > MINUTE_DAYS / 4) {
      const middle = (low + high) / 2
      if (at(middle) === outOf) low = middle
      else high = middle
    }
    found.push({ jd: high, into, outOf })
  }
  return found
}

/** When the Moon is this many degrees ahead of the Sun. */
export function lunations(degrees: number, from: number, to: number): number[] {
  const ahead = (jd: number) =>
    signed(positionAt('moon', jd).longitude - positionAt('sun', jd).longitude - degrees)
  return signChanges(ahead, from, to, 1)
}

export function nextEclipse(from: number): { jd: number; of: 'solar' | 'lunar' } {
  const flags = sweph.constants.SEFLG_SWIEPH
  // Its types want a number for the direction of one of them; its code takes a boolean for both.
  const { sol_eclipse_when_glob, lun_eclipse_when } = sweph as unknown as EclipseSearch
  const solar = sol_eclipse_when_glob(from, flags, 0, false).data[0] as number
  const lunar = lun_eclipse_when(from, flags, 0, false).data[0] as number
  return solar < lunar ? { jd: solar, of: 'solar' } : { jd: lunar, of: 'lunar' }
}

type Search = (
  from: number,
  flags: unknown,
  kind: number,
  isBackward: boolean,
) => { data: number[] }
type EclipseSearch = Record<'sol_eclipse_when_glob' | 'lun_eclipse_when', Search>
