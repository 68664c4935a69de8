import { expect } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { isLong } from './long.ts'
import { type Grounded, tryForgeries } from './mutate-sentence.ts'
import type { Swapped } from './swapped-words.ts'

/** The checker finds a fact for every claim of these sentences. */
export function expectGrounded(sentences: readonly Grounded[]) {
  const refused = sentences.flatMap(({ text, facts, today }) => {
    const rejection = explainRejection(checkSentence(text, facts, { today }))
    return rejection ? [`${text} ${rejection}`] : []
  })
  expect(refused).toEqual([])
}

/**
 * The checker refuses each sentence with one word swapped. At least `least` swaps of each kind must have
 * been possible; a sample has about a tenth of them.
 */
export function expectForgeriesRefused(
  sentences: readonly Grounded[],
  least: Partial<Record<Swapped, number>>,
) {
  const { tried, passed } = tryForgeries(sentences)
  expect(passed).toEqual([])
  for (const [swapped, count] of Object.entries(least))
    expect(tried[swapped as Swapped] ?? 0, swapped).toBeGreaterThan(isLong ? count : count / 20)
}
