import type { Paragraph, Sentence } from '../writer.ts'

/** One for each list; a sentence that would stand alone goes to the paragraph before it. */
export function paragraphs(...all: Sentence[][]): Paragraph[] {
  const merged: Paragraph[] = []
  for (const sentences of all) {
    const before = merged.at(-1)
    if (before && sentences.length === 1 && !hasReference(sentences))
      before.sentences.push(...sentences)
    else if (sentences.length > 0) merged.push({ sentences: [...sentences] })
  }
  return merged
}

/** Of which a paragraph has one. */
function hasReference(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ text }) => text.includes('('))
}
