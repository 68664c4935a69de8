import type { ParagraphBuilder } from './paragraph.ts'

/** What a thought has become, and the title that its author gave it. */
export interface ToldThought {
  paragraphs: ParagraphBuilder[]
  title?: string | undefined
}
