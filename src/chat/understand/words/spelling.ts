import { distance } from 'fastest-levenshtein'
import { everyday, modern, names } from './vocabulary.ts'
import { frequencyOf } from './word-frequencies.ts'

const field = new Set([...names, ...everyday])
const own = new Set([...field, ...modern])

// Below this a string in film dialog is often a name or a typing error ("wich" 9, "frist" 1; "bakery" 179).
const MIN_COUNT_OF_A_WORD = 30

/** A rare word stays unless the other is so much more usual. */
const SURELY_MORE_USUAL = 100

/** No word is likelier for being the most usual one: "wich" is "which" and not "with". */
const MAX_COUNT = 30_000

/** How much likelier a word of astrology or of the calendar is here than in a film. */
const FIELD_FACTOR = 40
const MIN_FIELD_COUNT = 500

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A word that English has is never one. */
export function isMisspelled(word: string): boolean {
  const base = baseOf(word)
  return /^[a-z]{3,15}$/.test(base) && !isKnown(base)
}

function baseOf(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word
}

/** The likeliest word for a misspelled one. */
export function correctSpelling(word: string): string {
  const base = baseOf(word)
  const found = nearest(base) ?? (base.length >= 6 ? nearestName(base) : undefined)
  return found ? found + word.slice(base.length) : word
}

function isKnown(word: string): boolean {
  if (own.has(word) || frequencyOf(word) >= MIN_COUNT_OF_A_WORD) return true
  return word.endsWith('s') && own.has(word.slice(0, -1))
}

/** One typo away: a letter more, less or another, or two neighbors that changed places. */
function nearest(word: string): string | undefined {
  let best: string | undefined
  let most = frequencyOf(word) * SURELY_MORE_USUAL
  for (const [candidate, factor] of slipsOf(word)) {
    // "Liam" is not a misspelled "liar".
    if (factor < 1 && word.length < 6 && !field.has(candidate)) continue
    const weight = weightOf(candidate) * factor * (candidate[0] === word[0] ? 1 : 0.02)
    if (weight > most) {
      most = weight
      best = candidate
    }
  }
  return most >= MIN_COUNT_OF_A_WORD ? best : undefined
}

function weightOf(word: string): number {
  const count = frequencyOf(word)
  const likely = field.has(word) ? Math.max(count, MIN_FIELD_COUNT) * FIELD_FACTOR : count
  return Math.min(likely, MAX_COUNT)
}

/** Swapped and doubled letters are the slips of a hurried hand; a whole other letter is rarer. */
function* slipsOf(word: string): Generator<[word: string, factor: number]> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const [first = '', second = ''] = after
    if (second) yield [`${before}${second}${first}${after.slice(2)}`, 5]
    if (first) yield [before + after.slice(1), first === before.at(-1) ? 5 : 0.5]
    for (const letter of letters) {
      yield [before + letter + after, letter === first ? 5 : 1]
      if (first) yield [before + letter + after.slice(1), areVowels(first, letter) ? 1 : 0.3]
    }
  }
}

function areVowels(a: string, b: string): boolean {
  return /[aeiouy]/.test(a) && /[aeiouy]/.test(b)
}

const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rising']

/** "Where is my mats": a word of English that is one typo from a planet, where only a planet makes sense. */
export function nameNear(word: string): string {
  if (bodies.includes(word)) return word
  return bodies.find((name) => name[0] === word[0] && distance(word, name) === 1) ?? word
}

/** Long names may have two slips. */
function nearestName(word: string): string | undefined {
  return names.find(
    (name) =>
      name.length >= 6 &&
      Math.abs(name.length - word.length) <= 2 &&
      name[0] === word[0] &&
      (distance(word, name) <= 2 || swapped(word).some((one) => distance(one, name) <= 1)),
  )
}

/** With two neighboring letters in the other order. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  )
}
