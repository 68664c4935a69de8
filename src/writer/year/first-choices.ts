import type { Narration } from '../horoscope/narration.ts'
import type { Pool } from '../horoscope/narrator.ts'

/** One in this many lines is among the first choices of a reader. */
const LINES_OF_A_CHOICE = 6

/**
 * A few lines of a pool by the seed of the reader, and then all of them. The line that repeats the fewest words of its
 * text tends to be the same in every text, so that readers who compare would find it in both.
 */
export function firstChoices(
  { narrator }: Narration,
  pool: Pool,
  /** A further key of the choice. */
  by = '',
): Pool[] {
  const texts = pool.lines.map((line) => (typeof line === 'string' ? line : line.says))
  const count = Math.ceil(texts.length / LINES_OF_A_CHOICE)
  const own = new Set(narrator.random.shuffle(`lines of ${pool.name}${by}`, texts).slice(0, count))
  const { isFit = () => true } = pool
  return [{ ...pool, isFit: (says) => own.has(says) && isFit(says) }, pool]
}
