import { DAY } from '#durations.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { pointNames } from '#lore/names.ts'
import { clockAt } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { rulers, traditionalRulers } from '#sky/rulers.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { WrittenText } from '#writer/writer.ts'
import {
  monthPattern,
  months,
  places,
  point,
  type Swapped,
  vocabularies,
  weekdays,
} from './swapped-words.ts'

// Turns true sentences into false ones by swapping one word of a vocabulary for another.

export interface Forgery {
  swapped: Swapped
  text: string
}

export interface Grounded {
  text: string
  facts: readonly AnyFact[]
  /** The day of a text for one day. */
  today?: string | undefined
}

/** The sentences of a text, each with its supporting facts. */
export function groundedSentences(
  text: WrittenText,
  facts: readonly AnyFact[],
  { today }: Pick<Grounded, 'today'> = {},
): Grounded[] {
  const byId = new Map(facts.map((fact): [string, AnyFact] => [fact.id, fact]))
  return sentencesOf(text).map((sentence) => ({
    text: sentence.text,
    facts: sentence.facts.flatMap((id) => byId.get(id) ?? []),
    today,
  }))
}

/** Forges true sentences in every way. @returns counts by kind of swap, and the forgeries that the checker accepted */
export function tryForgeries(sentences: readonly Grounded[]) {
  const tried: Partial<Record<Swapped, number>> = {}
  const passed: string[] = []
  for (const { text, facts, today } of sentences) {
    for (const { swapped, text: forged } of forgeriesOf(text, facts)) {
      tried[swapped] = (tried[swapped] ?? 0) + 1
      if (checkSentence(forged, facts, { today }).unsupported.length === 0)
        passed.push(`${text} → ${forged}`)
    }
  }
  return { tried, passed }
}

/**
 * All false sentences that one swap can make of a true one.
 *
 * @param facts its supporting facts: their other dates and times would be true as well
 */
export function* forgeriesOf(text: string, facts: readonly AnyFact[]): Generator<Forgery> {
  const alsoTrue = facts.flatMap(momentWords)
  // "The story comes out on Thursday" does not name a date in a portrait.
  const isDated = facts.some((fact) => 'at' in fact)
  for (const { swapped, text: forged } of allForgeriesOf(text)) {
    const isTrue = alsoTrue.some((words) => forged.includes(words) && !text.includes(words))
    const isCalendar = swapped === 'weekday' || swapped === 'date' || swapped === 'time'
    if (forged === text || (isCalendar && (isTrue || !isDated))) continue
    if (swapped === 'planet' && namesOtherRuler(text, forged, facts)) continue
    if (swapped === 'planet' && placesRuler(text, forged, facts)) continue
    yield { swapped, text: forged }
  }
}

/** Aquarius, Scorpio and Pisces have two rulers, so "Uranus rules your first house" may be as true as "Saturn …". */
function namesOtherRuler(text: string, forged: string, facts: readonly AnyFact[]): boolean {
  return facts.some((fact) => {
    if (fact.kind !== 'cusp') return false
    const names = [rulers[fact.sign], traditionalRulers[fact.sign]].map((one) => pointNames[one])
    return [names, names.toReversed()].some(
      ([one = '', other = '']) =>
        text.replace(new RegExp(`\\b${one}\\b(?=[^.]*\\brules\\b)`), other) === forged,
    )
  })
}

/** What rules a Midheaven in Leo may be "your Sun in Leo" itself. */
const placesRuler = (text: string, forged: string, facts: readonly AnyFact[]): boolean =>
  facts.some((fact) => {
    if (fact.kind !== 'ruler' && fact.kind !== 'traditional-ruler') return false
    const placed = new RegExp(`\\byour ${pointNames[fact.body]} in ${fact.sign}\\b`, 'i')
    return placed.test(forged) && !placed.test(text)
  })

function* allForgeriesOf(text: string): Generator<Forgery> {
  for (const { swapped, words, before = '\\b', after = '\\b' } of vocabularies) {
    for (const forged of swaps(text, words, before, after)) yield { swapped, text: forged }
  }
  for (const [swapped, forge] of forgers) {
    for (const forged of forge(text)) yield { swapped, text: forged }
  }
}

/** The weekdays, dates and times that are true of a fact. */
function momentWords(fact: AnyFact): string[] {
  if (!('at' in fact)) return []
  const ends = 'until' in fact ? [fact.at, fact.until] : [fact.at]
  const last = Date.parse(ends.at(-1) ?? '')
  const range = 'earliest' in fact ? [fact.earliest ?? '', fact.latest ?? ''] : []
  const words = [...ends, ...range].flatMap((instant) =>
    instant ? clockAt(instant, 'UTC').time : [],
  )
  for (let day = Date.parse(fact.at.slice(0, 10)); day < last; day += DAY) {
    const date = new Date(day)
    words.push(weekdays[date.getUTCDay()] ?? '')
    words.push(`${months[date.getUTCMonth()]} ${date.getUTCDate()}`)
  }
  return words
}

const forgers: [Swapped, (text: string) => Iterable<string>][] = [
  ['house', otherHouses],
  ['ends', otherEnds],
  ['owner', otherOwners],
  [
    'date',
    (text) => otherNumbers(text, new RegExp(`(?<=(?:${monthPattern}) )\\d{1,2}\\b`, 'g'), 31),
  ],
  ['date', otherYears],
  ['time', (text) => otherNumbers(text, /\b\d{1,2}(?=:\d\d [ap]\.m\.)/g, 12)],
  ['time', (text) => otherNumbers(text, /(?<=\d:)\d\d(?= [ap]\.m\.)/g, 59)],
  ['time', (text) => swaps(text, ['a.m.', 'p.m.'], '\\d ', '')],
]

/** Replaces a word by each other one that the sentence does not contain. */
function* swaps(text: string, words: readonly string[], before: string, after: string) {
  const pattern = new RegExp(`(?<=${before})(?:${words.join('|')})(?=${after})`, 'g')
  for (const match of text.matchAll(pattern)) {
    for (const word of words) if (!text.includes(word)) yield replaced(text, match, word)
  }
}

function* otherHouses(text: string) {
  const pattern = new RegExp(
    places
      .map((place) => place.replace('the chart', "(?:the|your|\\{partner\\}'s) chart"))
      .join('|'),
    'g',
  )
  for (const match of text.matchAll(pattern)) {
    for (const place of places) {
      if (!text.includes(place) && match[0].replace(/your|\{partner\}'s/, 'the') !== place)
        yield replaced(text, match, place)
    }
  }
}

/**
 * "Mercury sextile your Saturn" → "Saturn sextile your Mercury", "Mars makes a trine to your Sun" → "Sun makes a trine
 * to your Mars", and with signs between.
 */
function* otherEnds(text: string) {
  const alone = new RegExp(
    `(${point})((?: \\w+| makes an? \\w+ to) (?:your|their|\\{partner\\}'s) )(${point})`,
  )
  const [, first, , second] = alone.exec(text) ?? []
  if (first !== second && !isPairOfOne(text)) yield text.replace(alone, '$3$2$1')
  const placed = /your (\w+) in (\w+), (\w+) your (\w+) in (\w+)/
  const [, , sign, , , otherSign] = placed.exec(text) ?? []
  if (sign !== otherSign) yield text.replace(placed, 'your $1 in $5, $3 your $4 in $2')
}

/** The order of two points of the same chart does not matter. */
function isPairOfOne(text: string): boolean {
  return new RegExp(`\\b(your|their) ${point} \\w+ \\1 `).test(text)
}

function* otherOwners(text: string) {
  const yours = new RegExp(`\\byour (?=${point}\\b)`, 'g')
  const partners = new RegExp(`(?:\\{partner\\}'s|\\btheir) (?=${point}\\b)`, 'g')
  const moving = new RegExp(
    `(?<=\\()(?:the )?(?=${point} (?:\\w+ your|in|at|enters|goes|comes|turns|void)\\b)`,
    'g',
  )
  const movingInSentence = new RegExp(
    `(?<=^|[,.] )(?:[Tt]he )?(?=${point} (?:makes an? \\w+ to|squares|opposes) your)`,
    'g',
  )
  for (const match of text.matchAll(movingInSentence)) yield replaced(text, match, 'your ')
  for (const match of text.matchAll(yours)) yield replaced(text, match, "{partner}'s ")
  for (const match of text.matchAll(partners)) yield replaced(text, match, 'your ')
  for (const match of text.matchAll(moving)) {
    yield replaced(text, match, 'your ')
    yield replaced(text, match, "{partner}'s ")
  }
  yield text.replace(/\byour (?=house of)/, "{partner}'s ")
  yield text.replace(/\bof your (?=chart\b)/, "of {partner}'s ")
  if (text.includes("{partner}'s ")) {
    yield text.replace(/\{partner\}'s (?=house of)/, 'your ')
    yield text.replace(/of \{partner\}'s (?=chart\b)/, 'of your ')
  }
}

function* otherNumbers(text: string, pattern: RegExp, most: number) {
  for (const match of text.matchAll(pattern)) {
    const digits = match[0]
    for (const by of [1, 2, 7, 11, most - 3]) {
      const number = (Number(digits) + by) % (most + 1)
      // Nobody writes "October 01", which may be true where "October 1" is.
      const other = most === 31 ? String(number) : String(number).padStart(digits.length, '0')
      // "00:20 p.m." is 12:20.
      const isSame = most === 12 && number === 0
      if (!text.includes(other) && !isSame) yield replaced(text, match, other)
    }
  }
}

function* otherYears(text: string) {
  for (const match of text.matchAll(/\b20\d\d\b/g)) {
    for (const by of [-1, 1]) yield replaced(text, match, String(Number(match[0]) + by))
  }
}

function replaced(text: string, match: RegExpExecArray, by: string): string {
  return text.slice(0, match.index) + by + text.slice(match.index + match[0].length)
}
