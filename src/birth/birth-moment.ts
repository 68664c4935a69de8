import type { BirthDetails } from '#contract/birth.ts'
import { UNKNOWN_TIME } from '#contract/birth-bounds.ts'
import { AppError } from '#errors.ts'
import { isoSecond, julianDay } from '#sky/julian-day.ts'
import { ambiguousTimeError, missingDayError, skippedTimeError } from './birth-time-errors.ts'
import type { Clock, Resolution, Span, ZonedInstant } from './clock.ts'
import { wallSeconds } from './wall-time.ts'

const DAY_SECONDS = 86_400
const NOON = '12:00'

export type BirthClockReading = Pick<BirthDetails, 'birthDate' | 'birthTime' | 'offsetSeconds'>

/** The birthplace, whose local time applies. */
export interface Birthplace {
  /** Degrees, north and east positive. */
  lat: number
  lon: number
  /** As in Europe/Amsterdam. */
  zone: string
}

interface ClockContext {
  /** ISO instant to the second, as in 1930-01-15T11:40:28Z. */
  utc: string
  epochMilliseconds: number
  offsetSeconds: number
  /** As in EDT; absent when the user gave an offset that the zone did not have then. */
  abbreviation?: string
  summerTime: boolean
  zone: string
  /** Release of the tz database. */
  tzVersion: string
  /**
   * Only in local mean time (LMT). `offsetSeconds` belongs to the main city of the zone; this is the
   * offset of the birthplace itself, which the user may choose instead.
   */
  ownMeanTimeOffsetSeconds?: number
}

/** The instant of a birth. */
export interface KnownMoment extends ClockContext {
  timeKnown: true
}

/** A birth at an unknown time of a local day; the instant and its offset are those of local noon. */
export interface UnknownTimeMoment extends ClockContext {
  timeKnown: false
  /** The whole local day, epoch milliseconds; `to` is exclusive. */
  day: { from: number; to: number }
}

export type BirthMoment = KnownMoment | UnknownTimeMoment

/** The possible instants of a birth time; `status` and order are those of `Resolution`. */
export interface BirthTimeReadings {
  status: Resolution['status']
  moments: [KnownMoment, ...KnownMoment[]]
}

/**
 * Resolves birth details to an instant, or to a local day when the time is unknown.
 * @throws AppError for an ambiguous time (both instants as candidates), a skipped time (the nearest two
 *   existing times as candidates), a skipped day, and an unknown zone
 */
export function birthMoment(
  clock: Clock,
  birth: BirthClockReading,
  place: Birthplace,
): BirthMoment {
  requireZone(clock, place)
  if (birth.birthTime === UNKNOWN_TIME) return unknownTimeMoment(clock, birth, place)
  const resolution = resolve(clock, birth, place)
  if (resolution.status === 'ambiguous') throw ambiguousTimeError(birth, resolution.instants)
  if (resolution.status === 'skipped') throw skippedTimeError(birth, resolution.gap)
  return { timeKnown: true, ...withClockContext(clock, place, resolution.instants[0]) }
}

/**
 * Every possible instant of a known birth time, for callers that choose one instead of failing.
 * @throws AppError for an unknown zone
 */
export function birthTimeReadings(
  clock: Clock,
  birth: BirthClockReading,
  place: Birthplace,
): BirthTimeReadings {
  requireZone(clock, place)
  const { status, instants } = resolve(clock, birth, place)
  const [first, ...others] = instants.map(
    (instant): KnownMoment => ({ timeKnown: true, ...withClockContext(clock, place, instant) }),
  )
  return { status, moments: [first as KnownMoment, ...others] }
}

function unknownTimeMoment(
  clock: Clock,
  birth: BirthClockReading,
  place: Birthplace,
): UnknownTimeMoment {
  const day = daySpan(clock, birth, place)
  if (!day) throw missingDayError(birth)
  const noon = resolve(clock, { ...birth, birthTime: NOON }, place).instants[0]
  return {
    timeKnown: false,
    day: { from: day.from * 1000, to: day.to * 1000 },
    ...withClockContext(clock, place, noon),
  }
}

function resolve(
  clock: Clock,
  { birthDate, birthTime, offsetSeconds }: BirthClockReading,
  { zone }: Birthplace,
): Resolution {
  const wall = wallSeconds(birthDate, birthTime)
  if (offsetSeconds === undefined) return clock.resolve(zone, wall)
  const epochSeconds = wall - offsetSeconds
  const kind = clock.offsetAt(zone, epochSeconds)
  const isOfZone = kind.offsetSeconds === offsetSeconds
  const own = isOfZone ? kind : { offsetSeconds, abbreviation: '', summerTime: false }
  return { status: 'ok', instants: [{ ...own, epochSeconds }] }
}

function daySpan(
  clock: Clock,
  { birthDate, offsetSeconds }: BirthClockReading,
  { zone }: Birthplace,
): Span | undefined {
  const midnight = wallSeconds(birthDate)
  if (offsetSeconds === undefined) return clock.daySpan(zone, midnight)
  return { from: midnight - offsetSeconds, to: midnight + DAY_SECONDS - offsetSeconds }
}

function withClockContext(
  clock: Clock,
  { zone, lon }: Birthplace,
  instant: ZonedInstant,
): ClockContext {
  const { epochSeconds, offsetSeconds, abbreviation, summerTime } = instant
  const epochMilliseconds = epochSeconds * 1000
  return {
    utc: isoSecond(julianDay(epochMilliseconds)),
    epochMilliseconds,
    offsetSeconds,
    ...(abbreviation && { abbreviation }),
    summerTime,
    zone,
    tzVersion: clock.version,
    ...(abbreviation === 'LMT' && { ownMeanTimeOffsetSeconds: localMeanTimeOffset(lon) }),
  }
}

/** Local mean time follows the Earth's rotation: 15° of longitude an hour, 240 seconds a degree. */
function localMeanTimeOffset(longitudeDegrees: number): number {
  return Math.round(longitudeDegrees * 240)
}

function requireZone(clock: Clock, { zone }: Birthplace) {
  if (!clock.knows(zone))
    throw new AppError('birth_details_invalid', `There is no time zone called "${zone}".`, {
      field: 'zone',
    })
}
