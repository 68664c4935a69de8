/** A paragraph, or the items of a list. */
export type PlainBlock = string | string[]

/** Markdown as blocks of words without its marks. */
export function plainBlocks(markdown: string): PlainBlock[] {
  const blocks = markdown.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const lines = block.split('\n')
    return lines.every((line) => ITEM.test(line))
      ? lines.map((line) => withoutMarks(line.replace(ITEM, '')))
      : withoutMarks(lines.join(' '))
  })
}

const ITEM = /^[-*] /

/**
 * Whether these are only paragraphs and lists of words, of which `plainBlocks` loses nothing. In doubt they are not. The embedded
 * writer's answers are.
 */
export function isPlain(markdown: string): boolean {
  const unprotected = markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, 'x')
  return !MIXED_LISTS.test(unprotected) && !MARKS.test(unprotected.replaceAll(/^- /gm, ''))
}

/** An item beside a line that is none, or as a list of its own after another one. */
const MIXED_LISTS = /^- .*\n(?!- |\n|$)|^(?!- ).+\n- |^- .*\n{2,}- /m
const MARKS = /[*_`#<>&[\]\\]|^(?:\d+[.)]|[-+=])|^[ \t]| {2}$/m

/** Without marks of emphasis and headings, and with the characters that a backslash protects. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replaceAll('**', '')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\\([^A-Za-z0-9\s])/g, '$1')
