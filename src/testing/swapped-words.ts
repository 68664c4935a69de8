import { housePhrases } from '#lore/house-phrases.ts'
import { ordinalWords } from '#lore/names.ts'
import { signs } from '#sky/zodiac.ts'

// Words that turn a true sentence into a false one when swapped.

export type Swapped =
  | 'sign'
  | 'house'
  | 'planet'
  | 'aspect'
  | 'ends'
  | 'owner'
  | 'element'
  | 'quality'
  | 'phase'
  | 'eclipse'
  | 'motion'
  | 'weekday'
  | 'date'
  | 'time'

const planets =
  'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Chiron Ascendant Midheaven'.split(
    ' ',
  )
const natalPhases = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent']
const phases = ['new', 'first quarter', 'full', 'last quarter']
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
export const months =
  'January February March April May June July August September October November December'.split(' ')
export const monthPattern = months.join('|')
export const point = `(?:${planets.join('|')})`
export const places = Object.values(housePhrases).map((phrase) =>
  phrase.replace(/^(?:in|at) the /, ''),
)

/** Each with the context of its words. */
export const vocabularies: {
  swapped: Swapped
  words: readonly string[]
  before?: string
  after?: string
}[] = [
  { swapped: 'sign', words: signs },
  { swapped: 'planet', words: planets },
  {
    swapped: 'aspect',
    words: ['conjunct', 'opposite', 'trine', 'square', 'sextile'],
    before: `(?:, |${point} )`,
    after: " (?:your|their|\\{partner\\}'s)",
  },
  {
    swapped: 'aspect',
    words: ['conjunct', 'opposite', 'trine', 'square', 'sextile'],
    before: '\\bis ',
    after: ' (?:your|to)',
  },
  { swapped: 'house', words: ordinalWords.slice(1), after: ' house' },
  { swapped: 'aspect', words: ['squares', 'opposes'], after: ' your' },
  {
    swapped: 'aspect',
    words: ['square', 'trine', 'sextile', 'opposition'],
    before: ' an? (?:exact )?',
    after: ' to your',
  },
  { swapped: 'element', words: ['fire', 'earth', 'air', 'water'], after: ' sign' },
  { swapped: 'quality', words: ['cardinal', 'fixed', 'mutable'], after: ' sign' },
  { swapped: 'phase', words: [...phases, ...natalPhases], after: ' Moon' },
  {
    swapped: 'eclipse',
    words: ['total', 'annular', 'hybrid', 'partial', 'penumbral'],
    after: ' eclipse',
  },
  // Not "somebody enters your life", which says nothing of the sky.
  {
    swapped: 'motion',
    words: ['enters', 'goes back into'],
    after: ` (?:your \\w+ house|your house of|${signs.join('|')})`,
  },
  { swapped: 'motion', words: ['comes to', 'goes back to'], after: ' the (?:root|top)' },
  { swapped: 'motion', words: ['retrograde', 'direct'], before: '\\bturns ' },
  { swapped: 'weekday', words: weekdays, after: `, (?:${monthPattern})` },
  { swapped: 'weekday', words: weekdays, before: '\\bon ' },
  { swapped: 'date', words: months, after: ' \\d' },
  {
    swapped: 'date',
    words: months,
    before: '\\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Ff]rom|to|by|[Bb]etween|[Aa]fter|before|and) ',
    after: '(?! \\d)',
  },
]
