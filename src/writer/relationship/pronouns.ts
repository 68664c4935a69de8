import type { WordedSentence } from './narrator.ts'

/** Others whom "they" could mean. */
export const otherPeople =
  /\b(?:people|friends|guests|strangers|others|kids|children|coworkers|colleagues|relatives|neighbors|parents|visitors|newcomers|families|either of you|both of you|everyone|everybody|somebody|someone|anyone|anybody|nobody)\b/i

/** A line that says "their", "them" and, before a verb that has one form, "they" where it would say the name. */
export function withPronouns(says: string): string {
  return says
    .replaceAll(/(?<=\bof )\{partner\}'s(?! \w)/g, 'theirs')
    .replaceAll(/(?<=\w )\{partner\}'s(?= \w)/g, 'their')
    .replaceAll(/^\{partner\}'s/g, 'Their')
    .replace(/^\{partner\}(?= (?:may|might|can|could|would|must)\b)/, 'They')
    .replaceAll(
      /(?<=\b(?:to|with|by|from|for|around|beside|of|at|like|on|about|behind) )\{partner\}(?!'|, who)/g,
      'them',
    )
}

/** Sentence by sentence, a line of the corpus right after one with the name does without it. */
export function pronounced(sentences: readonly WordedSentence[]): WordedSentence[] {
  const result: WordedSentence[] = []
  for (const draft of sentences) {
    const before = result.at(-1)
    const isLine = draft.wording.startsWith('contact/') && !/\(|^With your/.test(draft.text)
    const canBeShort =
      isLine &&
      before?.text.includes('{partner}') &&
      !otherPeople.test(before.text) &&
      !otherPeople.test(draft.text)
    result.push(canBeShort ? { ...draft, text: withPronouns(draft.text) } : draft)
  }
  return result
}
