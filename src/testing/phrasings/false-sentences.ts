import { signs } from '#sky/zodiac.ts'
import { pick, type Random, render, slotsOf } from './render.ts'
import type { Slot, Statement, Values } from './values.ts'

/** What was swapped to make a true sentence false. */
export type Swap =
  | 'sign'
  | 'house'
  | 'aspect'
  | 'planet'
  | 'degree'
  | 'date'
  | 'number'
  | 'negation'
  | 'owner'
  | 'other word'

const swapOf: Record<Slot, Swap> = {
  P: 'planet',
  Q: 'planet',
  X: 'planet',
  Y: 'planet',
  S: 'sign',
  T: 'sign',
  house: 'house',
  house2: 'house',
  topic: 'house',
  aspect: 'aspect',
  aspect2: 'aspect',
  quality: 'aspect',
  applying: 'aspect',
  orb: 'number',
  degrees: 'degree',
  minutes: 'degree',
  angle: 'planet',
  element: 'other word',
  element2: 'other word',
  count: 'number',
  phase: 'other word',
  light: 'other word',
  class: 'other word',
  date: 'date',
  date2: 'date',
  weekday: 'date',
  time: 'date',
  until: 'date',
  whose: 'owner',
  host: 'owner',
  dignity: 'other word',
  configuration: 'aspect',
}

const bodies = 'sun moon mercury venus mars jupiter saturn uranus neptune pluto'.split(' ')
const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)

const wordsOf: Partial<Record<Slot, readonly string[]>> = {
  P: bodies,
  Q: bodies,
  X: bodies,
  Y: bodies,
  S: signs,
  T: signs,
  house: count(1, 12),
  topic: [
    'money',
    'siblings',
    'home',
    'romance',
    'health',
    'marriage',
    'travel',
    'career',
    'friendship',
    'solitude',
  ],
  aspect: ['conjunction', 'opposition', 'trine', 'square', 'sextile'],
  aspect2: ['conjunction', 'opposition', 'trine', 'square', 'sextile'],
  quality: ['hard', 'soft', 'tense', 'easy', 'harmonious', 'challenging'],
  applying: ['applying', 'separating'],
  degrees: count(0, 29),
  minutes: count(0, 59),
  angle: ['asc', 'mc'],
  count: count(2, 10),
  light: ['solar', 'lunar'],
  class: ['total', 'annular', 'hybrid', 'partial', 'penumbral'],
  weekday: count(0, 6),
  whose: ['you', 'partner'],
  host: ['you', 'partner'],
  dignity: ['in domicile', 'in detriment', 'exalted', 'in its fall'],
  configuration: ['grand trine', 'T-square', 'yod'],
}
const elements = ['fire', 'earth', 'air', 'water']
const phases = [
  ['new', 'first quarter', 'full', 'last quarter'],
  ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'],
]

function other(slot: Slot, value: string, random: Random): string {
  switch (slot) {
    case 'element':
    case 'element2':
      return pick(elements.includes(value) ? elements : ['cardinal', 'fixed', 'mutable'], random)
    case 'phase':
      return pick(phases.find((group) => group.includes(value)) ?? [], random)
    case 'date':
    case 'date2': {
      const days = pick([-40, -10, -3, -1, 1, 2, 7, 30], random)
      return new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10)
    }
    case 'time':
    case 'until': {
      const minutes = pick([-180, -47, 25, 60, 720], random)
      return new Date(Date.parse(`2026-01-01T${value}:00Z`) + minutes * 60_000)
        .toISOString()
        .slice(11, 16)
    }
    case 'orb':
      return (Number(value) + pick([2, 3, 4.5], random)).toFixed(4)
    default:
      return pick(wordsOf[slot] ?? [], random)
  }
}

/** How a phrase is turned into its opposite; the first that matches. */
const negations: [RegExp, string][] = [
  [/\{isnt\}|isn't|is not/, 'is'],
  [/(?:does not|doesn't) \{base\}/, '{verb}'],
  [/(?:do not|don't) have/, 'have'],
  [/There is no \{a\}/, 'There is {an a}'],
  [/^(?:You have|There are) no planets/, 'You have five planets'],
  [/^Your chart (?:lacks|has no) /, 'Your chart is full of '],
  [/\{is\} /, "isn't "],
  [/^(Your (?:natal )?\{P\}) is (?!never)/, '$1 is not '],
  [/^(Your \w+(?: sign)?) is /, "$1 isn't "],
  [/^(\{Whose\} \{P\}) (?:is|falls|sits|lands) in /, '$1 is not in '],
  [/^(Your \{P\} and (?:your )?\{Q\}) (?:form|make) \{an a\}/, '$1 do not form {an a}'],
  [/^(Your \{P\} and (?:your )?\{Q\}) are /, "$1 aren't "],
  [/^(Your \{P\}|\{P\}|Transiting \{P\}) \{verb\} /, '$1 does not {base} '],
  [/^(\{P\}) (?:enters|moves into) /, '$1 does not enter '],
  [/^(\{P\}) (?:turns|goes|stations) (?=retrograde|direct)/, '$1 does not turn '],
  [/^You have (?!no\b|nothing)/, "You don't have "],
  [/^There(?:'s| is) an? /, 'There is no '],
  [/^You were born (?:with|under)/, "You weren't born with"],
  [/^The Moon is /, "The Moon isn't "],
  [/^(The [^.]*) falls in /, '$1 does not fall in '],
]

export interface FalseSentence {
  text: string
  swap: Swap
}

/** One false sentence made of a true one by a single swap; none when the draw is true as well. */
export function falsify(
  statement: Statement,
  phrase: string,
  random: Random,
): FalseSentence | undefined {
  const slots = slotsOf(phrase, statement.values)
  const slot = slots[Math.floor(random() * (slots.length + 1))]
  if (slot === undefined) return negated(statement, phrase, random)
  // "Within 5°" holds for an orb of 2° too.
  if (slot === 'orb' && phrase.includes('{ceil}')) return undefined
  const value = statement.values[slot]
  const forged = other(slot, value ?? '', random)
  const values: Values = { ...statement.values, [slot]: forged }
  const isSameAxis = phrase.includes('{axis}') && (Number(forged) - Number(value)) % 6 === 0
  if (isSameAxis) return undefined
  if (forged === value || isOneTwice(values)) return undefined
  const said = Object.fromEntries(slots.map((shown) => [shown, values[shown]]))
  if (statement.isTrue(said)) return undefined
  return { text: render(phrase, values, random), swap: swapOf[slot] }
}

/** "Your Mars squares your Mars" makes no sense. */
function isOneTwice({ P, Q, X, Y, S, T, configuration }: Values): boolean {
  const isSame = (one?: string, other?: string) => one !== undefined && one === other
  const isTwiceInFigure = configuration !== undefined && (isSame(P, X) || isSame(Q, X))
  return isSame(P, Q) || isSame(X, Y) || isSame(S, T) || isTwiceInFigure
}

function negated({ kind, values }: Statement, phrase: string, random: Random) {
  if (kind === 'uncertain sign') return undefined
  const negation = negations.find(([pattern]) => pattern.test(phrase))
  if (!negation) return undefined
  return { text: render(phrase.replace(...negation), values, random), swap: 'negation' } as const
}
