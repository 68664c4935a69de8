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

/** Without marks of emphasis and headings, and with the characters that a backslash protects. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replaceAll('**', '')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\\([^A-Za-z0-9\s])/g, '$1')
