import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import { J2000 } from '#web/drawings/epoch.ts'

const DEGREE = Math.PI / 180

export interface City {
  name: string
  /** North positive. */
  lat: number
  /** East positive. */
  lon: number
  zone: string
}

/** Until the page knows where it is read, and where its time zone names no city. */
export const lisbon: City = { name: 'Lisbon', lat: 38.722, lon: -9.139, zone: 'Europe/Lisbon' }
const EVENING_HOUR = 22

/** 10 p.m. on the current date of a time zone. */
export function eveningOf(now: Date, zone: string): Date {
  // Where the clocks change before the evening, the first result is an hour off.
  return atEveningHour(atEveningHour(now, zone), zone)
}

/** As many hours after an instant as its clock has until the evening. */
function atEveningHour(instant: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const sinceMidnight = read('hour') * HOUR + read('minute') * MINUTE + read('second') * SECOND
  return new Date(instant.getTime() - sinceMidnight + EVENING_HOUR * HOUR)
}

/** `Saturday, November 21`, in a time zone. */
export function dayInWords(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
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

/** A point of the sky by its equatorial coordinates, J2000. */
export type Equatorial = readonly [rightAscensionHours: number, declination: number, ...unknown[]]

export interface Horizontal {
  /** Degrees above the horizon. */
  altitude: number
  /** Degrees from north by way of east, 0 to 360. */
  azimuth: number
}

/** Where a point of the sky stands for an observer: Meeus, formulas 13.5 and 13.6. */
export function horizontal(
  [rightAscensionHours, declination]: Equatorial,
  siderealTime: number,
  latitude: number,
): Horizontal {
  const hourAngle = (siderealTime - rightAscensionHours * 15) * DEGREE
  const dec = declination * DEGREE
  const lat = latitude * DEGREE
  const altitude = Math.asin(
    Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hourAngle),
  )
  const fromSouth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(lat) - Math.tan(dec) * Math.cos(lat),
  )
  return { altitude: altitude / DEGREE, azimuth: (fromSouth / DEGREE + 180 + 360) % 360 }
}

/**
 * A place on a round map of the sky: zenith in the middle, horizon at 1, as seen looking up. The side at the bottom is
 * the one that people face to see the planets, south or, in the southern half of the Earth, north. Equidistant from the
 * zenith.
 * @returns undefined below the horizon
 */
export function onDome(
  { altitude, azimuth }: Horizontal,
  faces: 'south' | 'north',
): { x: number; y: number } | undefined {
  if (altitude <= 0) return undefined
  const r = 1 - altitude / 90
  const turn = faces === 'south' ? 1 : -1
  return {
    x: -turn * r * Math.sin(azimuth * DEGREE),
    y: -turn * r * Math.cos(azimuth * DEGREE),
  }
}
