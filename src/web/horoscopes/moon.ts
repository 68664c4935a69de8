import { DAY } from '#durations.ts'

const J2000 = Date.UTC(2000, 0, 1, 12)
const DAYS_PER_CENTURY = 36_525
const DEGREE = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * DEGREE)

/**
 * How far the Moon stands ahead of the Sun, 0 at new Moon, 180 when it is full. For drawing: within
 * half a degree. Meeus, Astronomical Algorithms, 2nd edition, chapters 25 and 47, largest terms.
 */
export function moonAheadDegrees(instant: number): number {
  const t = (instant - J2000) / DAY / DAYS_PER_CENTURY
  const elongation = 297.8502 + 445_267.1115 * t
  const sunAnomaly = 357.5291 + 35_999.0503 * t
  const moonAnomaly = 134.9634 + 477_198.8675 * t
  const latitude = 93.2721 + 483_202.0175 * t
  const moon =
    6.289 * sin(moonAnomaly) +
    1.274 * sin(2 * elongation - moonAnomaly) +
    0.658 * sin(2 * elongation) +
    0.214 * sin(2 * moonAnomaly) -
    0.186 * sin(sunAnomaly) -
    0.114 * sin(2 * latitude)
  const sun = 1.915 * sin(sunAnomaly) + 0.02 * sin(2 * sunAnomaly)
  return (((elongation + moon - sun) % 360) + 360) % 360
}

/** How much of its disc is lit, 0 to 1. */
export const litShare = (aheadDegrees: number) => (1 - Math.cos(aheadDegrees * DEGREE)) / 2

/** The lit part as a path around 0,0: its rim, and back along the edge of the shadow. North is up. */
export function litPath(aheadDegrees: number, radius: number): string {
  const isWaxing = aheadDegrees < 180
  const isGibbous = litShare(aheadDegrees) > 0.5
  const shadow = Math.abs(Math.cos(aheadDegrees * DEGREE)) * radius
  const rimSweep = isWaxing ? 1 : 0
  const shadowSweep = isWaxing === isGibbous ? 1 : 0
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${rimSweep} 0 ${radius}A${shadow.toFixed(2)} ${radius} 0 0 ${shadowSweep} 0 ${-radius}Z`
}
