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

/** The bodies that readings interpret. Of the two lunar nodes only the true one. */
export const interpretedBodies = [...planets, 'chiron', 'true_node'] as const

export const bodies = [...interpretedBodies, 'mean_node'] as const

/** A body of the ephemeris. */
export type Body = (typeof bodies)[number]

export const angles = ['asc', 'mc'] as const

/** The Ascendant (asc) and the Midheaven (mc). */
export type Angle = (typeof angles)[number]
