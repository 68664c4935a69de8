import { sentencesOf } from '../grounding.ts'
import type { Paragraph, WrittenText } from '../writer.ts'

/** A paragraph that a model is to write, with the embedded writer's own in case it cannot. */
export interface PlannedParagraph {
  /** `p1`, in order. */
  id: string
  /** Absent in the opening. */
  section?: { index: number; title: string; isFirst: boolean }
  words: number
  /** Ids; the weight of the paragraph rests on these. */
  facts: string[]
  embedded: Paragraph
}

/** The outline of the embedded writer's text. */
export function planOf({ opening, sections }: WrittenText): PlannedParagraph[] {
  const paragraphs = [
    ...opening.map((embedded) => ({ embedded })),
    ...sections.flatMap(({ title, paragraphs }, index) =>
      paragraphs.map((embedded, position) => ({
        embedded,
        section: { index, title, isFirst: position === 0 },
      })),
    ),
  ]
  return paragraphs.map((paragraph, index) => ({
    id: `p${index + 1}`,
    ...paragraph,
    words: wordsIn(paragraph.embedded),
    facts: [...new Set(paragraph.embedded.sentences.flatMap(({ facts }) => facts))],
  }))
}

export const wordsInText = (text: WrittenText) => wordsIn({ sentences: sentencesOf(text) })

function wordsIn({ sentences }: Paragraph): number {
  return sentences.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length
}
