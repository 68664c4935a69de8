import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { About } from '../reader/life.ts'
import type { Reader } from './reader.ts'

type Theme = NonNullable<About['theme']>

/** The houses of a subject, and the points that stand for it, by tradition. */
const subjects: Record<Theme, { houses: readonly number[]; points: readonly NatalPoint[] }> = {
  work: { houses: [6, 10], points: ['mc', 'saturn'] },
  love: { houses: [5, 7], points: ['venus'] },
  family: { houses: [4], points: ['moon'] },
  friends: { houses: [11], points: [] },
  money: { houses: [2, 8], points: ['venus'] },
  home: { houses: [4], points: ['moon'] },
  direction: { houses: [9], points: ['mc', 'sun'] },
}

/** Enough to choose among what is about as strong, and too little to hide what is far stronger. */
export const ON_MIND = 15

interface Touching {
  point?: NatalPoint
  /** What happens, with its house if it has one. */
  fact: object
}

/** Whether a contact is about what the reader has on their mind. */
export function isOnMind({ theme, spine }: Reader, { point, fact }: Touching): boolean {
  if (!theme) return false
  const { houses, points } = subjects[theme]
  if (point && points.includes(point)) return true
  const planet = point && [...spine.planets.values()].find((one) => one.planet === point)
  const house = planet ? planet.house : 'house' in fact ? fact.house : undefined
  return typeof house === 'number' && houses.includes(house)
}
