import type { WordedSentence } from './narrator.ts'

/** Others whom "they" could mean. */
export const otherPeople =
  /\b(?:people|friends|guests|strangers|others|kids|children|coworkers|colleagues|relatives|neighbors|parents|visitors|newcomers|families|either of you|both of you|everyone|everybody|somebody|someone|anyone|anybody|nobody)\b/i

/** "{partner}'s is in Leo", "a hunch of {partner}'s where …": no noun follows. */
const standingAlone =
  /\{partner\}'s(?=[.,;)]|$| (?:in|is|are|has|have|will|may|can|would|arrive|to|that|where|when|with|so|out|across|personally|you|and|but|as|at|on|from)\b)/g

/** A line that says "their", "them" and, before a verb that has one form, "they" in place of the name. */
export function withPronouns(says: string): string {
  return says
    .replaceAll(standingAlone, 'theirs')
    .replaceAll(/^theirs\b/g, 'Theirs')
    .replaceAll(/(?<=\w )\{partner\}'s(?= \w)/g, 'their')
    .replaceAll(/^\{partner\}'s/g, 'Their')
    .replace(/^\{partner\}(?= (?:may|might|can|could|would|must)\b)/, 'They')
    .replaceAll(
      /(?<=\b(?:to|with|by|from|for|around|beside|of|at|like|on|about|behind) )\{partner\}(?!'|, who)/g,
      'them',
    )
}

/** Drops the name from a corpus line that directly follows one with the name. */
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

/** A sentence that depends on the position of the name, or says whose people the others are. */
const ofNames = /^(?:visit\/|side\/|house\/|inner\/sun~|different\/)/

/** Replaces the name in the paragraphs of a scene, after its first use, by "they" unless that could mean others. */
export function withFewerNames(paragraphs: readonly WordedSentence[][]): WordedSentence[][] {
  let isNamed = false
  return paragraphs.map((sentences) => {
    let hasOthers = false
    return sentences.map((sentence) => {
      const { text, wording } = sentence
      hasOthers ||= otherPeople.test(text)
      const canBeShort = isNamed && !hasOthers && !ofNames.test(wording)
      isNamed ||= text.includes('{partner}')
      return canBeShort ? { ...sentence, text: withPronouns(text) } : sentence
    })
  })
}
