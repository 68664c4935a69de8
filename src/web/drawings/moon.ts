import { signGlyphs } from '#drawings/glyphs.ts'
import { DAY } from '#durations.ts'
import { DAYS_PER_CENTURY, J2000 } from './epoch.ts'

const DEGREE = Math.PI / 180
type SignName = keyof typeof signGlyphs
const signNames = Object.keys(signGlyphs) as SignName[]
const sin = (degrees: number) => Math.sin(degrees * DEGREE)

/** The multiples of D, M, M' and F, and the amplitude in degrees. */
type Term = readonly [d: number, m: number, moon: number, f: number, degrees: number]

/** The largest terms of the Moon's longitude, table 47.A. */
const moonTerms: readonly Term[] = [
  [0, 0, 1, 0, 6.2888],
  [2, 0, -1, 0, 1.274],
  [2, 0, 0, 0, 0.6583],
  [0, 0, 2, 0, 0.2136],
  [0, 1, 0, 0, -0.1851],
  [0, 0, 0, 2, -0.1143],
  [2, 0, -2, 0, 0.0588],
  [2, -1, -1, 0, 0.0571],
  [2, 0, 1, 0, 0.0533],
  [2, -1, 0, 0, 0.0458],
  [0, 1, -1, 0, -0.0409],
  [1, 0, 0, 0, -0.0347],
  [0, 1, 1, 0, -0.0304],
  [2, 0, 0, -2, 0.0153],
  [0, 0, 1, 2, -0.0125],
  [0, 0, 1, -2, 0.011],
  [4, 0, -1, 0, 0.0107],
  [0, 0, 3, 0, 0.01],
  [4, 0, -2, 0, 0.0085],
  [2, 1, -1, 0, -0.0079],
  [2, 1, 0, 0, -0.0068],
]

/** The largest terms of the Moon's latitude, table 47.B. */
const latitudeTerms: readonly Term[] = [
  [0, 0, 0, 1, 5.1281],
  [0, 0, 1, 1, 0.2806],
  [0, 0, 1, -1, 0.2777],
  [2, 0, 0, -1, 0.1732],
  [2, 0, -1, 1, 0.0554],
  [2, 0, -1, -1, 0.0463],
  [2, 0, 0, 1, 0.0326],
  [0, 0, 2, 1, 0.0172],
]

/**
 * The longitudes of Sun and Moon in degrees, within 0.03 between 1950 and 2050: the Moon enters a sign within
 * about four minutes of the hour that the almanac gives. Meeus, Astronomical Algorithms, 2nd edition,
 * chapters 25 and 47.
 */
function longitudes(instant: number) {
  const t = (instant - J2000) / DAY / DAYS_PER_CENTURY
  const elongation = 297.8502 + 445_267.1114 * t
  const sunAnomaly = 357.5291 + 35_999.0503 * t
  const moonAnomaly = 134.9634 + 477_198.8675 * t
  const fromNode = 93.2721 + 483_202.0175 * t
  const sumOf = (terms: readonly Term[]) =>
    terms.reduce(
      (sum, [d, m, mm, f, degrees]) =>
        sum + degrees * sin(d * elongation + m * sunAnomaly + mm * moonAnomaly + f * fromNode),
      0,
    )
  const moon = 218.3164 + 481_267.8812 * t + sumOf(moonTerms)
  const sun =
    280.4665 + 36_000.7698 * t + 1.9146 * sin(sunAnomaly) + 0.02 * sin(2 * sunAnomaly) - 0.0057
  return { moon, sun, moonLatitude: sumOf(latitudeTerms) }
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360

/** How far the Moon stands ahead of the Sun, 0 at new Moon, 180 when it is full. */
export function moonAheadDegrees(instant: number): number {
  const { moon, sun } = longitudes(instant)
  return turned(moon - sun)
}

/** The Moon's ecliptic longitude, 0 to 360. */
export const moonLongitude = (instant: number) => turned(longitudes(instant).moon)

/** The Moon's ecliptic latitude in degrees, within 0.05. */
export const moonLatitude = (instant: number) => longitudes(instant).moonLatitude

/** The sign that the Moon is in. */
export const moonSign = (instant: number): SignName =>
  signNames[Math.floor(moonLongitude(instant) / 30)] ?? 'Aries'

// A quarter lasts for the day on which the Moon moves through it, 12.2 degrees.
const HALF_DAY_DEGREES = 6.1
const phaseNames = [
  ['New Moon', 'Waxing crescent'],
  ['First quarter', 'Waxing gibbous'],
  ['Full Moon', 'Waning gibbous'],
  ['Last quarter', 'Waning crescent'],
] as const

/** `Waxing gibbous`; a new, half or full Moon has its name for about a day. */
export function phaseName(aheadDegrees: number): string {
  const quarter = Math.floor(((aheadDegrees + HALF_DAY_DEGREES) % 360) / 90)
  const since = (aheadDegrees + HALF_DAY_DEGREES) % 90
  return phaseNames[quarter]?.[since < 2 * HALF_DAY_DEGREES ? 0 : 1] ?? ''
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
