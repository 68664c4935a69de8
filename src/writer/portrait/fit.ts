import { countWords, WordBudget, type WordLimits } from '../prose/word-budget.ts'
import type { Block } from './drafts.ts'

/**
 * The target length within the allowed 900 to 1,400 words. Advice removed later and
 * references added later roughly cancel out.
 */
const LIMITS: WordLimits = { enough: 1140, most: 1280 }
/** Two more than a paragraph's limit, since each of two wordings can lose its last sentence. */
const MOST_SENTENCES = 8

/**
 * Shortens the text: everything of rank 0 stays, and the rest is added by rank
 * while there is room in the text and in its paragraph.
 */
export function fitLength(sections: Block[][][]): Block[][][] {
  const paragraphs = sections.flat()
  const kept = new Set(paragraphs.flat().filter(({ rank }) => rank === 0))
  const budget = new WordBudget(LIMITS)
  budget.spend(sum([...kept].map(wordsOf)))
  const optional = paragraphs.flatMap((home) =>
    home.filter(({ rank }) => rank > 0).map((block) => ({ block, home })),
  )
  for (const { block, home } of optional.sort((one, other) => one.block.rank - other.block.rank)) {
    const sentences = sum(home.filter((it) => kept.has(it)).map((it) => it.drafts.length))
    const hasRoom = budget.isShort && wordsOf(block) <= budget.room
    if (!hasRoom || sentences + block.drafts.length > MOST_SENTENCES) continue
    kept.add(block)
    budget.spend(wordsOf(block))
  }
  const isKept = (block: Block) => kept.has(block)
  return sections.map((section) => section.map((blocks) => blocks.filter(isKept)))
}

function wordsOf({ drafts }: Block): number {
  return sum(drafts.map(({ text }) => countWords(text)))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
