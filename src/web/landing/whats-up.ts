import { equatorialPlace, type Wanderer, wanderers } from './planets.ts'
import { type City, type Horizontal, horizontal, siderealDegrees } from './tonight.ts'

const LOW_DEGREES = 20
const HIGH_DEGREES = 55
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
  const siderealTime = siderealDegrees(instant, city.lon)
  return wanderers
    .map((name) => {
      const point = equatorialPlace(name, instant.getTime())
      return { name, place: horizontal(point, siderealTime, city.lat) }
    })
    .filter(({ place }) => place.altitude > 0)
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
