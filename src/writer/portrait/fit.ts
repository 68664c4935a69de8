import { countWords } from '../prose/word-budget.ts'
import type { Section, WrittenText } from '../writer.ts'
import type { ParagraphBuilder } from './paragraph.ts'
import { drums, PARAGRAPH_LIMIT } from './rhythm.ts'
import { splitSentences } from './sound.ts'

export function wordsIn({ opening, sections }: WrittenText): number {
  return [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)]
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countWords(text), 0)
}

/** A short paragraph belongs to the one before it, where the two sound well together. */
export function joined(paragraphs: readonly ParagraphBuilder[]): ParagraphBuilder[] {
  const result: ParagraphBuilder[] = []
  for (const paragraph of paragraphs) {
    const before = result.at(-1)
    if (before && canJoin(before, paragraph)) before.drafts.push(...paragraph.drafts)
    else if (!paragraph.isEmpty) result.push(paragraph)
  }
  const whole = result.filter((paragraph) => lengthOf(paragraph) > 1)
  return whole.length > 0 ? whole : result
}

function lengthOf({ drafts }: ParagraphBuilder): number {
  return drafts.flatMap(({ text }) => splitSentences(text)).length
}

const SHORT_PARAGRAPH = 4

function canJoin(before: ParagraphBuilder, paragraph: ParagraphBuilder): boolean {
  const [first, second] = [before, paragraph].map(({ drafts }) =>
    drafts.flatMap(({ text }) => splitSentences(text)),
  ) as [string[], string[]]
  const all = [...first, ...second]
  const isShort = first.length < SHORT_PARAGRAPH || second.length < SHORT_PARAGRAPH
  return isShort && all.length <= PARAGRAPH_LIMIT && !drums(all)
}

/** Who the person is at first sight, the two sides of the thesis, and what makes it harder are cut last. */
const UNCUT_SECTIONS = 4

/** The longest of the later sections gives up its last paragraph until the text is short enough. */
export function shortened(text: WrittenText, most: number): WrittenText {
  if (wordsIn(text) <= most) return text
  const longest =
    longestOf(text.sections.slice(UNCUT_SECTIONS)) ?? longestOf(text.sections.slice(1))
  if (!longest) return text
  const sections = text.sections.map((section) =>
    section === longest ? { ...section, paragraphs: section.paragraphs.slice(0, -1) } : section,
  )
  return shortened({ ...text, sections }, most)
}

function longestOf(sections: readonly Section[]): Section | undefined {
  return sections
    .filter(({ paragraphs }) => paragraphs.length > 1)
    .toSorted((one, other) => lengthIn(other) - lengthIn(one))[0]
}

function lengthIn(section: Section): number {
  return wordsIn({ opening: [], sections: [section] })
}
