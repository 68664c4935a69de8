/** A passage that the checker refuses because it cannot read it. */
export interface Unreadable {
  words: string
  reason: string
}

const glyphs: Record<string, string> = {
  '☉': 'Sun',
  '☽': 'Moon',
  '☾': 'Moon',
  '☿': 'Mercury',
  '♀': 'Venus',
  '♂': 'Mars',
  '♃': 'Jupiter',
  '♄': 'Saturn',
  '♅': 'Uranus',
  '⛢': 'Uranus',
  '♆': 'Neptune',
  '♇': 'Pluto',
  '⯓': 'Pluto',
  '⚷': 'Chiron',
  '☊': 'North Node',
  '☋': 'South Node',
  '♈': 'Aries',
  '♉': 'Taurus',
  '♊': 'Gemini',
  '♋': 'Cancer',
  '♌': 'Leo',
  '♍': 'Virgo',
  '♎': 'Libra',
  '♏': 'Scorpio',
  '♐': 'Sagittarius',
  '♑': 'Capricorn',
  '♒': 'Aquarius',
  '♓': 'Pisces',
  '☌': 'conjunct',
  '☍': 'opposite',
  '△': 'trine',
  '□': 'square',
  '⚹': 'sextile',
  '✶': 'sextile',
  '℞': 'retrograde',
}
const glyph = new RegExp(`[${Object.keys(glyphs).join('')}]`, 'gu')

/**
 * A text as the checker reads it: compatibility forms, invisible characters, typographic quotes, accents,
 * emphasis marks and astrological glyphs are replaced by plain English characters.
 */
export function plainText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/[*_`~]| {2}/.test(text)) return text
  return text
    .replaceAll(glyph, (sign) => ` ${glyphs[sign]} `)
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll('′′', '″')
    .replaceAll(/[‐‑‒−]/g, '-')
    .replaceAll(/[*_~]/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:)!?])|^ | $/g, '')
}

const disguises: [pattern: RegExp, reason: string, isOfLetters?: true][] = [
  [/\S*[^\P{L}a-z]\S*/iu, 'it is not in the Latin alphabet'],
  [
    /\b(?=\w*(?:[a-z]\d|\d[a-z]))(?!\d+(?:st|nd|rd|th|am|pm|utc|h|hrs?|deg|s|x|k)\b)\w+/i,
    'digits stand between letters',
  ],
  [/\b(?:[a-z][ .-]){3,}[a-z]\b/i, 'it is spelled out letter by letter', true],
  [/<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+);|\\u[\da-f]{4}/i, 'it is markup'],
]

const names = new Set(
  'mercury venus jupiter saturn uranus neptune pluto chiron ascendant midheaven aries taurus gemini cancer virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  ),
)

// "can", "canc" and "cance" of "cancer"
const beginnings = new Set(
  [...names].flatMap((name) => Array.from(name, (_, index) => name.slice(0, index)).slice(2)),
)

/** A name in two pieces: "Can-cer", "Vir go". */
function brokenNames(text: string): Unreadable[] {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return words.flatMap((word, index) => {
    if (!beginnings.has(word)) return []
    const next = words[index + 1] ?? ''
    if (!names.has(word + next)) return []
    return [{ words: `${word} ${next}`, reason: 'it is a name in two pieces' }]
  })
}

/** Words in another script, spelled with digits, letter by letter or in pieces, or in markup. */
export function disguisedWords(text: string): Unreadable[] {
  const isPlain = /^[\x20-\x7e]*$/.test(text) && !/[\d<&\\]/.test(text)
  const possible = isPlain ? disguises.filter(([, , isOfLetters]) => isOfLetters) : disguises
  const disguised = possible.flatMap(([pattern, reason]) => {
    const words = pattern.exec(text)?.[0]
    return words === undefined ? [] : [{ words, reason }]
  })
  return [...disguised, ...brokenNames(text)]
}
