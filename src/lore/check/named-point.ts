import type { Point } from './mention.ts'
import type { NamedPoint } from './subjects.ts'

/** A claim without a point matches any point; a claim without an owner is about the reader. */
export function isYours(claimed: NamedPoint | undefined, actual: Point): boolean {
  if (!claimed) return true
  return claimed.owner !== 'partner' && claimed.owner !== 'sky' && claimed.point === actual
}
