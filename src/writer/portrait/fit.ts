import { splitSentences } from '../prose/sentences.ts'
import type { ParagraphBuilder } from './paragraph.ts'
import { drums, PARAGRAPH_LIMIT } from './rhythm.ts'

/** Joins short paragraphs to the one before if the two sound well together. */
export function joined(paragraphs: readonly ParagraphBuilder[]): ParagraphBuilder[] {
  const result: ParagraphBuilder[] = []
  for (const paragraph of paragraphs) {
    const before = result.at(-1)
    if (before && canJoin(before, paragraph)) before.drafts.push(...paragraph.drafts)
    else result.push(paragraph)
  }
  return result
}

const SHORT_PARAGRAPH = 3

/** The conclusions of the argument keep their own paragraph. */
const ofCourse = /^(?:third|mirror|argument\/.*\/settles)\//

function canJoin(before: ParagraphBuilder, paragraph: ParagraphBuilder): boolean {
  const [first, second] = [before, paragraph].map(({ drafts }) =>
    drafts.flatMap(({ text }) => splitSentences(text)),
  ) as [string[], string[]]
  if ([before, paragraph].some(({ drafts }) => ofCourse.test(drafts[0]?.wording ?? '')))
    return false
  const all = [...first, ...second]
  const isShort = first.length < SHORT_PARAGRAPH || second.length < SHORT_PARAGRAPH
  const references = all.filter((sentence) => sentence.includes('(')).length
  return isShort && all.length <= PARAGRAPH_LIMIT && references < 4 && !drums(all)
}
