import type { Almanac } from './almanac.ts'
import { type Course, type Crossing, crossings } from './course.ts'
import type { TransitBody } from './events.ts'
import type { HouseEntryFact, MoonInHouseFact, MoonInSignFact } from './forecast-facts.ts'
import { ingressWeight, MOON_IN_HOUSE_WEIGHT, MOON_IN_SIGN_WEIGHT } from './forecast-weights.ts'
import { houseOf } from './houses.ts'
import { isoSecond } from './julian-day.ts'
import { type CalendarDate, isInWindow } from './time-window.ts'
import { signs, zodiacPosition } from './zodiac.ts'

/** House ingresses of the Sun and the planets. The Moon has one fact per day and house instead. */
export function houseEntryFacts(almanac: Almanac, cusps: readonly number[]): HouseEntryFact[] {
  return almanac.courses.flatMap((course) => {
    if (course.body === 'moon') return []
    return cuspCrossings(almanac, course, cusps).map((crossing) =>
      houseEntryFact(course.body, crossing, crossing.cusp),
    )
  })
}

/** @param cusp 1 to 12; crossing it while retrograde enters the previous house */
export function houseEntryFact(
  body: TransitBody,
  { jdUt, isDirect }: Crossing,
  cusp: number,
): HouseEntryFact {
  const house = isDirect ? cusp : ((cusp + 10) % 12) + 1
  const at = isoSecond(jdUt)
  return {
    id: `house-entry:${body}:${house}:${at.slice(0, 10)}`,
    kind: 'house-entry',
    body,
    house,
    retrograde: !isDirect,
    at,
    weight: ingressWeight(body),
    certain: true,
  }
}

/** The house of the Moon, for every date of the window; two facts when it changes that day. */
export function moonInHouseFacts(
  almanac: Almanac,
  cusps: readonly number[],
  dates: readonly CalendarDate[],
): MoonInHouseFact[] {
  return moonStays(almanac, cusps, dates).map(({ longitude, ...stay }) =>
    moonInHouse(houseOf(longitude, cusps), stay),
  )
}

/** The sign of the Moon, for every date of the window; two facts when it changes that day. */
export function moonInSignFacts(
  almanac: Almanac,
  dates: readonly CalendarDate[],
): MoonInSignFact[] {
  const borders = signs.map((_, index) => index * 30)
  return moonStays(almanac, borders, dates).map(({ longitude, date, at, until }) => {
    const { sign } = zodiacPosition(longitude)
    const id = `moon-in-sign:${sign}:${date}`
    const weight = MOON_IN_SIGN_WEIGHT
    return { id, kind: 'moon-in-sign', sign, at, until, weight, certain: true }
  })
}

interface MoonStay {
  longitude: number
  date: string
  at: string
  until: string
}

/** The Moon's path through the window, split at every border and at the beginning of every date. */
function moonStays(
  almanac: Almanac,
  borders: readonly number[],
  dates: readonly CalendarDate[],
): MoonStay[] {
  const moon = almanac.courses.find(({ body }) => body === 'moon') as Course
  const { fromJdUt, toJdUt } = almanac.window
  const midnights = dates.map(({ jdUt }) => jdUt).filter((at) => at > fromJdUt && at < toJdUt)
  const entries = cuspCrossings(almanac, moon, borders).map(({ jdUt }) => jdUt)
  const bounds = [fromJdUt, ...midnights, ...entries, toJdUt].sort((one, other) => one - other)
  return bounds.slice(1).flatMap((end, index) => {
    const start = bounds[index] as number
    const [at, until] = [isoSecond(start), isoSecond(end)]
    if (at === until) return []
    const middle = (start + end) / 2
    const { longitude } = almanac.ephemeris.position('moon', middle)
    const { date } = dates.findLast(({ jdUt }) => jdUt <= middle) as CalendarDate
    return [{ longitude, date, at, until }]
  })
}

function moonInHouse(
  house: number,
  { date, at, until }: Omit<MoonStay, 'longitude'>,
): MoonInHouseFact {
  const id = `moon-in-house:${house}:${date}`
  return {
    id,
    kind: 'moon-in-house',
    house,
    at,
    until,
    weight: MOON_IN_HOUSE_WEIGHT,
    certain: true,
  }
}

function cuspCrossings({ ephemeris, window }: Almanac, course: Course, cusps: readonly number[]) {
  return cusps.flatMap((longitude, index) =>
    crossings(ephemeris, course, longitude)
      .filter(({ jdUt }) => isInWindow(window, jdUt))
      .map((crossing) => ({ ...crossing, cusp: index + 1 })),
  )
}
