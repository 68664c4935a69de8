import type { Paragraph, WrittenText } from '#writer/writer.ts'

/** The text without its proof, as plain Markdown: paragraphs, and a heading for each section. */
export function toMarkdown({ opening, sections }: WrittenText): string {
  const titled = sections.flatMap(({ title, paragraphs }) => [
    `## ${title}`,
    ...paragraphs.map(asText),
  ])
  return [...opening.map(asText), ...titled].join('\n\n')
}

const asText = ({ sentences }: Paragraph) => sentences.map(({ text }) => text).join(' ')
