import { signedDifference } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { natalChart } from '../natal-chart.ts'
import type { GeographicPlace } from '../place.ts'
import { slopedRoot } from '../roots.ts'

const TROPICAL_YEAR_DAYS = 365.2422
const UNIX_EPOCH_JD = 2440587.5

/** The moment at which the Sun is back at its natal longitude, and the chart of that moment. */
export interface SolarReturn {
  jdUt: number
  chart: Chart
}

/**
 * The first return of the Sun at or after an instant, for the place of birth.
 *
 * The chart counts only where the natal Sun is known to the minute: without a birth time it may be off
 * by half a day, and its angles by half a circle.
 * @throws RangeError outside the span of the ephemeris
 */
export function solarReturn(
  ephemeris: Ephemeris,
  natal: Chart,
  { from, place }: { from: number; place: GeographicPlace },
): SolarReturn {
  const jdUt = returnFrom(ephemeris, natal.bodies.sun.longitude, from)
  const epochMilliseconds = (jdUt - UNIX_EPOCH_JD) * 86_400_000
  return { jdUt, chart: natalChart(ephemeris, { timeKnown: true, epochMilliseconds }, place) }
}

/** When the Sun next has a longitude (degrees), as a Julian day. */
function returnFrom(ephemeris: Ephemeris, longitude: number, from: number): number {
  const ahead = (jdUt: number) => {
    const sun = ephemeris.position('sun', jdUt)
    return { value: signedDifference(sun.longitude, longitude), slope: sun.speed }
  }
  const away = -ahead(from).value
  const guess = from + ((away < 0 ? away + 360 : away) / 360) * TROPICAL_YEAR_DAYS
  // The Sun is never two degrees from where a constant speed would have it.
  const found = slopedRoot(ahead, guess - 4, guess + 4, true, guess)
  return found >= from ? found : returnFrom(ephemeris, longitude, from + 30)
}
