import type { Paragraph, WrittenText } from './writer.ts'

/** The text without its proof, as plain Markdown: paragraphs, and a heading for each section. */
export function toMarkdown({ opening, sections }: WrittenText): string {
  const titled = sections.flatMap(({ title, paragraphs }) => [
    `## ${escaped(title)}`,
    ...paragraphs.map(asText),
  ])
  return [...opening.map(asText), ...titled].join('\n\n')
}

const asText = ({ sentences }: Paragraph) => {
  const text = sentences.map((sentence) => escaped(sentence.text)).join(' ')
  // At its start a paragraph would become a list.
  return text.replace(/^[-+]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2')
}

/** A partner may be called anything. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~&]/g, '\\$&')

/** The same without marks: paragraphs and titles, apart by empty lines. */
export function toPlainText({ opening, sections }: WrittenText): string {
  const plain = ({ sentences }: Paragraph) => sentences.map(({ text }) => text).join(' ')
  const titled = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(plain)])
  return [...opening.map(plain), ...titled].join('\n\n')
}
