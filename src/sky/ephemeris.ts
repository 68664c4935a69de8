import { type Body, bodies } from './bodies.ts'

/** Apparent geocentric position, true ecliptic and equinox of date. */
export interface BodyPosition {
  /** Degrees, 0 ≤ longitude < 360. */
  longitude: number
  /** Degrees a day; negative while retrograde. */
  speed: number
}

/** Where everything stands, at any instant from 1899 to 2102. Instants are Julian days in Universal Time. */
export interface Ephemeris {
  /** Names the engine and its data, and is stored with every chart. */
  version: string
  /** First and last instant that can be asked for. */
  span: { fromJdUt: number; toJdUt: number }
  /** @throws RangeError outside the span of the data */
  position(body: Body, jdUt: number): BodyPosition
  /** Ecliptic latitude of the Moon, degrees, north positive. Eclipses need it, and nothing else does. */
  moonLatitude(jdUt: number): number
  /** Distance from the centre of the Earth, kilometres; eclipses again. */
  distanceKm(body: 'sun' | 'moon', jdUt: number): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(jdUt: number): number
  /** Greenwich apparent sidereal time, degrees, 0 ≤ x < 360. */
  siderealTime(jdUt: number): number
  /**
   * The whole sky at once, for hot loops: for each of `bodies` in order its longitude and speed, as
   * `position` gives them; then the true obliquity and the Greenwich apparent sidereal time.
   *
   * @param sky receives the `skyLength` numbers
   */
  placeAll(jdUt: number, sky: Float64Array): void
}

/** Numbers that `placeAll` writes: two a body, then obliquity and sidereal time. */
export const skyLength = 2 * bodies.length + 2
