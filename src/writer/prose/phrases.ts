/** So many words in a row are remembered. */
const PHRASE_WORDS = 4

/** Whether two sentences have a phrase in common. */
export function sharesPhrase(one: string, other: string): boolean {
  const known = new Set(phrasesIn(one))
  return phrasesIn(other).some((phrase) => known.has(phrase))
}

function phrasesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z{}']+/g) ?? []
  return words.slice(PHRASE_WORDS - 1).map((_, at) => words.slice(at, at + PHRASE_WORDS).join(' '))
}
