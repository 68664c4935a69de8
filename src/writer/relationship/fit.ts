import { drums, PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { splitSentences } from '../portrait/sound.ts'
import type { Paragraph } from '../writer.ts'
import type { ParagraphBuilder } from './paragraph.ts'
import { pronounced } from './pronouns.ts'

/** A paragraph of fewer sentences belongs to the one before it, where the two sound well together. */
const SHORT_PARAGRAPH = 3

export function joined(paragraphs: readonly ParagraphBuilder[]): ParagraphBuilder[] {
  const result: ParagraphBuilder[] = []
  for (const paragraph of paragraphs) {
    const before = result.at(-1)
    if (before && canJoin(before, paragraph)) before.drafts.push(...paragraph.drafts)
    else if (!paragraph.isEmpty) result.push(paragraph)
  }
  return result
}

function canJoin(before: ParagraphBuilder, paragraph: ParagraphBuilder): boolean {
  const [first, second] = [before, paragraph].map(({ drafts }) =>
    drafts.flatMap(({ text }) => splitSentences(text)),
  ) as [string[], string[]]
  const all = [...first, ...second]
  const isShort = first.length < SHORT_PARAGRAPH || second.length < SHORT_PARAGRAPH
  return isShort && all.length <= PARAGRAPH_LIMIT && !drums(all)
}

export function written({ drafts }: ParagraphBuilder): Paragraph {
  return {
    sentences: pronounced(drafts).map(({ text, facts, wording }) => ({
      text,
      facts: [...new Set(facts)],
      wording,
    })),
  }
}
