import type { Chart } from '../chart.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { houseOf } from '../houses.ts'
import { root } from '../roots.ts'
import type { TimeWindow } from '../time-window.ts'
import { normalizeDegrees, type Sign, zodiacPosition } from '../zodiac.ts'

/**
 * Secondary progression: the sky of the nth day of life stands for the nth year, of 365.2422 days.
 * The Moon then moves about a degree a month.
 */
const DAYS_A_YEAR = 365.2422

/** Where the progressed Moon is; the house is that of the birth chart, if its time is known. */
export interface ProgressedPlace {
  longitude: number
  sign: Sign
  house?: number
}

/** The progressed Moon enters a sign, or a house of the birth chart. */
export type ProgressedChange = { jdUt: number } & ({ sign: Sign } | { house: number })

/** @throws RangeError outside the span of the ephemeris */
export function progressedMoon(ephemeris: Ephemeris, natal: Chart, jdUt: number): ProgressedPlace {
  const longitude = longitudeAt(ephemeris, natal, jdUt)
  const { sign } = zodiacPosition(longitude)
  const { houses } = natal
  return { longitude, sign, ...(houses && { house: houseOf(longitude, houses.cusps) }) }
}

/** Every sign and house that it enters within a window of less than two years, in order of time. */
export function progressedChanges(
  ephemeris: Ephemeris,
  natal: Chart,
  { fromJdUt, toJdUt }: TimeWindow,
): ProgressedChange[] {
  const start = longitudeAt(ephemeris, natal, fromJdUt)
  const way = normalizeDegrees(longitudeAt(ephemeris, natal, toJdUt) - start)
  const borders = [
    ...Array.from({ length: 12 }, (_, index) => ({ longitude: index * 30, sign: true })),
    ...(natal.houses?.cusps ?? []).map((longitude) => ({ longitude, sign: false })),
  ]
  const found = borders.flatMap(({ longitude, sign }): ProgressedChange[] => {
    const distance = normalizeDegrees(longitude - start)
    if (distance >= way) return []
    const past = (at: number) =>
      normalizeDegrees(longitudeAt(ephemeris, natal, at) - start) - distance
    const jdUt = root(past, fromJdUt, toJdUt)
    const place = zodiacPosition(longitude)
    return [sign ? { jdUt, sign: place.sign } : { jdUt, house: houseFrom(natal, longitude) }]
  })
  return found.sort((one, other) => one.jdUt - other.jdUt)
}

function houseFrom({ houses }: Chart, cusp: number): number {
  return (houses?.cusps.indexOf(cusp) ?? 0) + 1
}

function longitudeAt(ephemeris: Ephemeris, natal: Chart, jdUt: number): number {
  const day = natal.jdUt + (jdUt - natal.jdUt) / DAYS_A_YEAR
  return ephemeris.position('moon', day).longitude
}
