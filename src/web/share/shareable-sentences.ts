import type { WrittenText } from '#contract/readings.ts'

/** Shorter ones say too little alone, and longer ones make a wall of words. */
const FEWEST_LETTERS = 40
const MOST_LETTERS = 190
/** A sentence that leans on the one before it cannot stand alone. */
const leaning =
  /^(?:and|but|or|so|because|this|that|these|those|they|it|its|he|she|both|neither|there|then|here|which|the other)\b/i
/** What would say when or where the person was born, or names a day. */
const dated =
  /\b(?:born|birth\w*|\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Sentences of a reading that say something without the rest of it, and nothing of a birth. */
export function shareableSentences(text: WrittenText | undefined): string[] {
  if (!text) return []
  return [...text.opening, ...text.sections.flatMap(({ paragraphs }) => paragraphs)]
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => sentence.text)
    .filter(
      (sentence) =>
        sentence.length >= FEWEST_LETTERS &&
        sentence.length <= MOST_LETTERS &&
        !leaning.test(sentence) &&
        !dated.test(sentence),
    )
}
