import type { Paragraph, Sentence } from '../writer.ts'

/** One paragraph for each list; a single sentence joins the previous paragraph. */
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

/** A paragraph has one reference. */
function hasReference(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ text }) => text.includes('('))
}
