import { equatorialPlace, type Wanderer, wanderers } from './planets.ts'
import { type City, type Horizontal, horizontal, siderealDegrees } from './tonight.ts'

const LOW_DEGREES = 20
const HIGH_DEGREES = 55
/** The height of the Sun's center when its upper rim sets, lifted by the air. */
const SUNSET_DEGREES = -0.83
/** Near the zenith, a direction helps nobody. */
const OVERHEAD_DEGREES = 75
const sides = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

export interface Visible {
  name: Wanderer
  place: Horizontal
}

/** The Moon and the planets above the horizon of a city. */
export function visibleFrom(city: City, instant: Date): Visible[] {
  return wanderers
    .map((name) => ({ name, place: placeFrom(city, name, instant) }))
    .filter(({ place }) => place.altitude > 0)
}

/** Whether the Sun is up, as it is at ten on the summer evenings of the north. */
export function isDaylight(city: City, instant: Date): boolean {
  return placeFrom(city, 'Sun', instant).altitude > SUNSET_DEGREES
}

function placeFrom({ lat, lon }: City, name: Wanderer | 'Sun', instant: Date): Horizontal {
  const point = equatorialPlace(name, instant.getTime())
  return horizontal(point, siderealDegrees(instant, lon), lat)
}

/** `the Moon high in the south and Saturn low in the west`; undefined if none is up. */
export function inWords(visible: readonly Visible[]): string | undefined {
  if (visible.length === 0) return undefined
  return new Intl.ListFormat('en-US').format(
    visible.map(({ name, place }) => `${name === 'Moon' ? 'the Moon' : name} ${whereIn(place)}`),
  )
}

function whereIn({ altitude, azimuth }: Horizontal): string {
  if (altitude >= OVERHEAD_DEGREES) return 'overhead'
  const side = sides[Math.round(azimuth / 45) % 8]
  if (altitude < LOW_DEGREES) return `low in the ${side}`
  return altitude < HIGH_DEGREES ? `in the ${side}` : `high in the ${side}`
}
