import type { Paragraph, WrittenText } from '../writer.ts'

export interface WordLimits {
  /** From this length on, nothing is added. */
  enough: number
  most: number
}

/** Slots are not counted apart from the words that they are attached to. */
export function countWords(text: string): number {
  return text.replaceAll('{ref}', '').split(/\s+/).filter(Boolean).length
}

export function wordsOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countWords(text), 0)
}

export function wordsIn({ opening, sections }: WrittenText): number {
  return wordsOf([...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)])
}

/** How much worse a word too many is than a word too few. */
const TOO_LONG = 3

/** By how many words a text misses its limits. */
export function missBy(words: number, { enough, most }: WordLimits): number {
  return words < enough ? enough - words : TOO_LONG * Math.max(0, words - most)
}

/** The same where a text may not be longer than the most. */
export function missStrictly(words: number, limits: WordLimits): number {
  return words > limits.most ? Number.POSITIVE_INFINITY : missBy(words, limits)
}

/**
 * The first attempt that misses nothing, or else the one that misses least.
 * @throws Error without a shape
 */
export function firstFitting<Shape, Text>(
  shapes: readonly Shape[],
  attempt: (shape: Shape) => Text,
  missOf: (text: Text) => number,
): Text {
  let best: { text: Text; miss: number } | undefined
  for (const shape of shapes) {
    const text = attempt(shape)
    const miss = missOf(text)
    if (!best || miss < best.miss) best = { text, miss }
    if (miss === 0) break
  }
  if (!best) throw new Error('A text needs a shape')
  return best.text
}
