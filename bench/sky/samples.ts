import type { Sample } from './engine.ts'

const JD_1900 = 2_415_020.5
const JD_2101 = 2_488_434.5
const MINUTES_PER_DAY = 1440

/** The same random moments and places in every run (Park and Miller's generator). */
export function samples(count: number, seed: number, highestLatitude = 66): Sample[] {
  let state = seed
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => {
    const jd = JD_1900 + random() * (JD_2101 - JD_1900)
    return {
      jdUt: Math.round(jd * MINUTES_PER_DAY) / MINUTES_PER_DAY,
      lat: (random() * 2 - 1) * highestLatitude,
      lon: random() * 360 - 180,
    }
  })
}

/** Julian day of 1 January 2050, when Swiss Ephemeris changes its model of sidereal time. */
export const JD_2050 = 2_469_807.5
