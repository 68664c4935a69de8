import { withoutMarks } from '#web/written-text/plain-blocks.ts'

/** The words of an answer without the marks of its Markdown, which a screen reader would spell out. */
export const spokenText = (markdown: string): string =>
  withoutMarks(markdown.replaceAll(/^- /gm, ''))
