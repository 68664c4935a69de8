export const planets = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const

/** A planet in the sense of astrology: the Sun, the Moon, and Mercury to Pluto. */
export type Planet = (typeof planets)[number]

const generationalPlanets = ['uranus', 'neptune', 'pluto'] as const

/** A planet whose sign is that of everyone born in the same years. */
export type GenerationalPlanet = (typeof generationalPlanets)[number]

export function isGenerational(point: string): point is GenerationalPlanet {
  return (generationalPlanets as readonly string[]).includes(point)
}

/** Their transits last weeks or years, and may come back. */
const slow = ['jupiter', 'saturn', ...generationalPlanets] as const

export function isSlowBody(body: string): body is (typeof slow)[number] {
  return (slow as readonly string[]).includes(body)
}

/** The bodies that readings interpret. Of the two lunar nodes only the true one. */
export const interpretedBodies = [...planets, 'chiron', 'true_node'] as const

export const bodies = [...interpretedBodies, 'mean_node'] as const

/** A body of the ephemeris. */
export type Body = (typeof bodies)[number]

export const angles = ['asc', 'mc'] as const

/** The Ascendant (asc) and the Midheaven (mc). */
export type Angle = (typeof angles)[number]

/** The most personal points of a chart. */
export function isLightOrAngle(point: string): boolean {
  return ['sun', 'moon', ...angles].includes(point)
}
