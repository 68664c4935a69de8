import type { WrittenText } from '#contract/readings.ts'
import { planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'

/** Shorter ones say too little alone, and longer ones make a wall of words. */
const FEWEST_LETTERS = 30
const MOST_LETTERS = 190
/** "(your Moon in Leo)": what a sentence rests on tells when the person was born. */
const reference = / \([^()]*\)/g
/** A sentence that leans on another one cannot stand alone. */
const leaning =
  /^(?:and|but|or|so|because|this|that|these|those|they|their|it|its|he|she|his|her|both|neither|either|there|then|here|which|the other|one of|still|yet|also|instead|however|otherwise|meanwhile|in fact|after that|even so|another|(?:by|for|from|in|of|on|to|with) (?:it|that|them|these|this|those))\b|\b(?:another side|here may)\b/i
/** A name, a place, a weekday, a month, a planet or a sign. English starts hardly anything else with a capital. */
const named = /(?!^)\b(?!I\b)\p{Lu}/u
const namedFirst = new RegExp(
  `^(?:${[...Object.keys(planetGlyphs), ...Object.keys(signGlyphs)].join('|')}|Ascendant|Midheaven|\\w+day|January|February|March|April|May|June|July|August|September|October|November|December)\\b`,
)
/** A birth, an age or a year, in figures or in words. */
const dated =
  /\d|\b(?:born|birth\w*|aged?|(?:thir|four|fif|six|seven|eigh|nine)teen\w*|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies)|hundred|thousand)\b/i

/** Sentences of a portrait that say something without the rest of it, and nothing of a birth. */
export function shareableSentences(text: WrittenText | undefined): string[] {
  if (!text) return []
  // The last paragraph comes back to the first one, and asks for something.
  const paragraphs = text.sections.flatMap((section) => section.paragraphs).slice(0, -1)
  // What follows the first sentence of a paragraph explains it.
  return [...text.opening, ...paragraphs]
    .flatMap(({ sentences: [first] }) => first?.text.replaceAll(reference, '') ?? [])
    .filter(({ length }) => length >= FEWEST_LETTERS && length <= MOST_LETTERS)
    .filter((sentence) => ![leaning, named, namedFirst, dated].some((it) => it.test(sentence)))
}
