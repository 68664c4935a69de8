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

/** What astrologers call a planet: the lights and Mercury to Pluto. */
export type Planet = (typeof planets)[number]

/** What a chart speaks of. The two nodes are one thing; the true one is shown. */
export const interpretedBodies = [...planets, 'chiron', 'true_node'] as const

export const bodies = [...interpretedBodies, 'mean_node'] as const

/** Everything the ephemeris can place. */
export type Body = (typeof bodies)[number]

export const angles = ['asc', 'mc'] as const

/** The ascendant and the midheaven. */
export type Angle = (typeof angles)[number]
