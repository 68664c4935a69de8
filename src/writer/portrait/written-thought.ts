import type { ParagraphBuilder } from './paragraph.ts'

/** What a thought has become, and the title that its author gave it. */
export interface WrittenThought {
  paragraphs: ParagraphBuilder[]
  title?: string | undefined
}
