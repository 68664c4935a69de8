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

export const bodies = [...planets, 'chiron', 'true_node', 'mean_node'] as const

/** Everything the ephemeris can place. */
export type Body = (typeof bodies)[number]

export const angles = ['asc', 'mc'] as const

/** The ascendant and the midheaven. */
export type Angle = (typeof angles)[number]
