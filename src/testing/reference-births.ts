import { readFileSync } from 'node:fs'
import type { Body } from '#sky/bodies.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { natalChart } from '#sky/natal-chart.ts'

const HOUR_MS = 60 * 60 * 1000

interface ReferenceBirth {
  id: string
  utc: string
  jdUt: number
  place: { lat: number; lon: number }
  bodies: Record<Body, { longitude: number; speed: number }>
}

const file = new URL('../sky/testdata/natal-oracle.json', import.meta.url)

export const referenceBirths: ReferenceBirth[] = JSON.parse(readFileSync(file, 'utf8')).rows

/** The chart of a reference birth, from the reference's own positions. */
export function referenceChart(birth: ReferenceBirth, options = { timeKnown: true }): Chart {
  const epochMilliseconds = Date.parse(birth.utc)
  const { timeKnown } = options
  const day = { from: epochMilliseconds - 12 * HOUR_MS, to: epochMilliseconds + 12 * HOUR_MS }
  const moment = timeKnown
    ? { timeKnown: true as const, epochMilliseconds }
    : { timeKnown: false as const, epochMilliseconds, day }
  return natalChart(skyAround(birth), moment, birth.place)
}

/** Every body moves evenly from where the reference has it, which is true enough for half a day. */
function skyAround({ bodies, jdUt: birthJdUt }: ReferenceBirth): Ephemeris {
  return {
    version: 'reference births',
    position(body, jdUt) {
      const { longitude, speed } = bodies[body]
      return { longitude: (longitude + speed * (jdUt - birthJdUt) + 360) % 360, speed }
    },
    // Meeus, Astronomical Algorithms (1998), 22.2 and 12.4, without nutation.
    obliquity: (jdUt) => 23.4392911 - (0.0130042 * (jdUt - 2451545)) / 36525,
    siderealTime: (jdUt) => (280.46061837 + 360.98564736629 * (jdUt - 2451545)) % 360,
  } as Ephemeris
}
