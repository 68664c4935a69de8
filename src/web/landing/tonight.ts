import { DAY, HOUR } from '#durations.ts'

const DEGREE = Math.PI / 180
const J2000 = Date.UTC(2000, 0, 1, 12)

/** The sky is shown as it stands over this city. */
export const city = { name: 'Lisbon', lat: 38.722, lon: -9.139, zone: 'Europe/Lisbon' } as const
const EVENING_HOUR = 22

/** 10 p.m. on the city's current date. */
export function eveningOf(now: Date): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: city.zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const sinceMidnight = read('hour') * HOUR + (read('minute') * HOUR) / 60 + read('second') * 1000
  return new Date(now.getTime() - sinceMidnight + EVENING_HOUR * HOUR)
}

/** `Saturday, November 21`, in the city. */
export function dayInWords(instant: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: city.zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(instant)
}

/**
 * Local mean sidereal time in degrees. Meeus, Astronomical Algorithms, 2nd edition, formula 12.4
 * without its terms of the second order; UT1 is taken as UTC.
 */
export function siderealDegrees(instant: Date, eastLongitude: number): number {
  const days = (instant.getTime() - J2000) / DAY
  return (((280.46061837 + 360.98564736629 * days + eastLongitude) % 360) + 360) % 360
}

/**
 * The position of a star on a round map of the sky: zenith in the middle, horizon at 1, south at the bottom,
 * east at the left, as seen looking up and facing south. Equidistant from the zenith.
 * @returns undefined below the horizon
 */
export function onDome(
  [rightAscensionHours, declination]: readonly [number, number, number],
  siderealTime: number,
): { x: number; y: number } | undefined {
  const hourAngle = (siderealTime - rightAscensionHours * 15) * DEGREE
  const dec = declination * DEGREE
  const lat = city.lat * DEGREE
  const sinAltitude =
    Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hourAngle)
  if (sinAltitude <= 0) return undefined
  const altitude = Math.asin(sinAltitude)
  // Azimuth from the south, westwards: Meeus, formula 13.5.
  const azimuth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(lat) - Math.tan(dec) * Math.cos(lat),
  )
  const r = 1 - altitude / (Math.PI / 2)
  return { x: r * Math.sin(azimuth), y: r * Math.cos(azimuth) }
}
