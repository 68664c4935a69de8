import type { ParagraphBuilder } from './paragraph.ts'

/** A thought in paragraphs, with the title that its author gave it. */
export interface WrittenThought {
  paragraphs: ParagraphBuilder[]
  title?: string | undefined
}
