import { terms } from './nutation-iau2000b.ts'
import { centuriesSinceJ2000, RADIANS_PER_ARCSECOND } from './units.ts'

/** l, l', F, D and Ω: arcseconds at J2000 and a century (Simon et al. 1994). */
const fundamentals = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const

/** Replace the planetary terms, arcseconds (Luzum 2001). */
const PLANETS_IN_LONGITUDE = -0.000135
const PLANETS_IN_OBLIQUITY = 0.000388

/** Nutation IAU 2000B, arcseconds. */
export function nutation(jdTt: number): { longitude: number; obliquity: number } {
  const t = centuriesSinceJ2000(jdTt)
  const angles = fundamentals.map(([at, rate]) => (at + rate * t) * RADIANS_PER_ARCSECOND)
  let longitude = 0
  let obliquity = 0
  for (const term of terms.toReversed()) {
    const of = (index: number) => term[index] as number
    const angle = angles.reduce((sum, fundamental, i) => sum + of(i) * fundamental, 0)
    const sine = Math.sin(angle)
    const cosine = Math.cos(angle)
    longitude += (of(5) + of(6) * t) * sine + of(7) * cosine
    obliquity += (of(8) + of(9) * t) * cosine + of(10) * sine
  }
  return {
    longitude: longitude / 1e7 + PLANETS_IN_LONGITUDE,
    obliquity: obliquity / 1e7 + PLANETS_IN_OBLIQUITY,
  }
}
