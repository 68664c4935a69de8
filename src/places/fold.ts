/** Letters that Unicode does not decompose, with their usual replacements. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ی: 'ي',
  ک: 'ك',
}
const TAKES_PLAIN_LETTER = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, the tatweel. Vowel signs of
 * Indic and Thai scripts and the voicing marks of kana are kept: they distinguish letters.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
const APOSTROPHE = /['’‘ʼʻ`´ʹʺ′ʿʾ]/
const LEFT_OUT = new RegExp(`${APOSTROPHE.source}|[\\u200b-\\u200d]`, 'g')
/** "U.S.A." is one word, "St. Louis" two. */
const DOT_OF_INITIAL =
  /(?<=(?:^|[^\p{L}\p{N}])\p{L})\.(?=\p{L}(?:[^\p{L}\p{N}]|$)|[^\p{L}\p{N}]|$)/gu
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu
const PLAIN_ASCII = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * Normalizes a name for comparison: lower case, no accents, no punctuation, single spaces. The gazetteer
 * stores folded keys, so a change of this function requires `npm run build:places`.
 */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text
  return text
    .replace(DOT_OF_INITIAL, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(TAKES_PLAIN_LETTER, (letter) => plainLetters[letter] ?? letter)
    .replace(LEFT_OUT, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim()
}

/** As `fold`, but keeps apostrophes as one character: "L’Aq" becomes "l'aq". */
export function foldKeepingApostrophes(text: string): string {
  return text.split(APOSTROPHE).map(fold).join("'")
}

export function hasApostrophe(text: string): boolean {
  return APOSTROPHE.test(text)
}
