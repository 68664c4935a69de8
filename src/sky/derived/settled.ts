import { signedDifference } from '../aspects.ts'
import type { Planet } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import type { Sign } from '../zodiac.ts'

/** The sign of a planet; undefined if it changes on the day of an unknown birth time. */
export function signAllDay({ bodies }: Chart, planet: Planet): Sign | undefined {
  const { sign, signsOfTheDay } = bodies[planet]
  return signsOfTheDay ? undefined : sign
}

/** Up to this orb an aspect holds a figure or an axis together; wider ones would join nearly everything. */
export function structuralOrb(a: Planet, b: Planet): number {
  return [a, b].some((planet) => planet === 'sun' || planet === 'moon') ? 8 : 6
}

/**
 * How far two planets are from an exact angle: at least and at most, which differ only on the day of an
 * unknown birth time.
 */
export function orbRange({ bodies }: Chart, a: Planet, b: Planet, exactDegrees: number) {
  const [first, second] = [bodies[a], bodies[b]].map(
    ({ longitude, wholeDay }) => wholeDay ?? { lowest: longitude, highest: longitude },
  ) as [LongitudeSpan, LongitudeSpan]
  const middle = (first.lowest + first.highest - second.lowest - second.highest) / 2
  const reach = (first.highest - first.lowest + second.highest - second.lowest) / 2
  const orb = Math.abs(Math.abs(signedDifference(middle, 0)) - exactDegrees)
  return { least: Math.max(0, orb - reach), most: orb + reach }
}

interface LongitudeSpan {
  lowest: number
  highest: number
}
