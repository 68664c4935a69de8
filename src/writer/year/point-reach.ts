import { pointNames } from '#lore/names.ts'
import type { YearContact } from './contacts.ts'
import { isOppositeAngle } from './seasons.ts'

/** What a point of the chart stands for in a life. */
const reaches: Partial<Record<string, string>> = {
  sun: "what you're proud of",
  moon: 'what you need to feel at ease',
  mercury: 'how you think and talk',
  venus: 'love and money',
  mars: 'how you go after what you want',
  jupiter: 'what you hope for',
  saturn: 'what you feel responsible for',
  asc: 'how people see you',
  mc: 'your work and your name',
}

/** Empty for planets that a generation shares. */
export const reachOf = (point: string): string | undefined => reaches[point]

/** The point that a moment touches, or the angle across from it, and what that stands for. */
export function touchedReach(contact: YearContact): { name: string; reach: string } | undefined {
  const { point } = contact
  if (!point) return undefined
  if (isOppositeAngle(contact))
    return point === 'asc'
      ? { name: 'Descendant', reach: 'the other person' }
      : { name: 'IC', reach: 'home and family' }
  const reach = reachOf(point)
  return reach ? { name: pointNames[point], reach } : undefined
}
