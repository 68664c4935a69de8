import { isAdvice } from '../advice.ts'
import type { Draft } from '../prose/references.ts'
import type { Block } from './drafts.ts'

const FEWEST_SENTENCES = 3
const MOST_SENTENCES = 6
const WHOLE_WORDING = 3

/**
 * A section gives advice once, at its end. Other advice is removed if the wording reads
 * well without its last sentence, and so is what makes a paragraph too long.
 */
export function tidySection(paragraphs: Block[][]): Draft[][] {
  const last = paragraphs.flat().findLast(endsInAdvice)
  const isSpare = (block: Block) => block !== last && endsInAdvice(block)
  return paragraphs
    .map((blocks) => blocks.reduce(sparing(isSpare), blocks))
    .map((blocks) => withinLength(blocks).flatMap(({ drafts }) => drafts))
}

/** Shortens optional blocks one by one while the paragraph allows it. */
function sparing(isSpare: (block: Block) => boolean) {
  return (blocks: Block[], block: Block): Block[] =>
    isSpare(block) && count(blocks) > FEWEST_SENTENCES
      ? blocks.map((each) => (each === block ? withoutLast(each) : each))
      : blocks
}

function withinLength(blocks: Block[]): Block[] {
  if (count(blocks) <= MOST_SENTENCES) return blocks
  const longest = blocks.find(isWhole)
  if (longest) {
    return withinLength(blocks.map((block) => (block === longest ? withoutLast(block) : block)))
  }
  const spare = blocks.findLast(({ rank }) => rank > 0)
  return spare ? withinLength(blocks.filter((block) => block !== spare)) : blocks
}

function endsInAdvice(block: Block): boolean {
  return isWhole(block) && isAdvice(block.drafts.at(-1)?.text ?? '')
}

function isWhole({ drafts, isJoint }: Block): boolean {
  return !isJoint && drafts.length >= WHOLE_WORDING
}

function withoutLast(block: Block): Block {
  return { ...block, drafts: block.drafts.slice(0, -1) }
}

function count(blocks: Block[]): number {
  return blocks.reduce((total, { drafts }) => total + drafts.length, 0)
}
