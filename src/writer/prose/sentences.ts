/** The sentences of a text of ours, which has no abbreviations but the hour's. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[a-z0-9)}'"][.?!]["')]{0,2}) (?=["'(]?[A-Z{])/)
}

const alwaysCapital = /^(?:I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/

/** A sentence as a clause or after a colon: "you decide by starting". It must not begin with another name. */
export function lowered(says: string): string {
  return alwaysCapital.test(says) ? says : says.charAt(0).toLowerCase() + says.slice(1)
}

/** Below this a sentence and the next one are read as one. */
const SHORT_WORDS = 7

/** "You decide by starting, usually (your Mars in Aries). While …": after the first sentence that is not short. */
export function withReference(text: string, reference: string): string {
  const sentences = splitSentences(text)
  const at = sentences.findIndex((one) => one.split(' ').length >= SHORT_WORDS)
  const target = at < 0 ? sentences.length - 1 : at
  return sentences
    .map((one, index) =>
      index === target ? one.replace(/([.?!]+["')]*)$/, ` (${reference})$1`) : one,
    )
    .join(' ')
}
