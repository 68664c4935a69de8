// npm run corpus: what an editor of src/lore/corpus wants to know. Gaps and breaches end in failure;
// repetitions are shown for reading.
import * as bridges from '../src/lore/corpus/bridges.ts'
import * as fields from '../src/lore/corpus/fields.ts'
import * as openings from '../src/lore/corpus/openings.ts'
import { planetTasks } from '../src/lore/corpus/tasks.ts'
import {
  angleEntries,
  aspectEntries,
  balanceEntries,
  type Entry,
  houseClusterEntries,
  houseEntries,
  moonPhaseEntries,
  placementEntries,
  retrogradeEntries,
  rulerEntries,
  signClusterEntries,
} from '../src/lore/entries.ts'
import type { House } from '../src/lore/house.ts'
import { unwantedWord } from '../src/lore/unwanted-words.ts'
import type { Nature } from '../src/lore/wording.ts'
import { angles, planets, spokenBodies } from '../src/sky/bodies.ts'
import { moonPhases } from '../src/sky/moon-phase.ts'
import { signs } from '../src/sky/zodiac.ts'

const FEWEST_WORDINGS = 2
const LONGEST_SENTENCE = 45
const PHRASE_WORDS = 5
const PHRASE_REPEATS = 3
const OPENING_WORDS = 3
const OPENING_REPEATS = 6

const houses = Array.from({ length: 12 }, (_, index) => (index + 1) as House)
const natures: Nature[] = ['joined', 'harmonious', 'tense']
const points = [...planets, ...angles]
const balanced = ['fire', 'earth', 'air', 'water', 'cardinal', 'fixed', 'mutable'] as const

/** Every entry that a chart can ask for, by name. */
const asked: [string, Entry[], number][] = [
  ...spokenBodies.flatMap((body) =>
    signs.map((sign) => ask(`${body} in ${sign}`, placementEntries(body, sign))),
  ),
  ...spokenBodies.flatMap((body) =>
    houses.map((house) => ask(`${body} in house ${house}`, houseEntries(body, house))),
  ),
  ...points.flatMap((a, index) =>
    points
      .slice(index + 1)
      .filter((b) => !(a === 'asc' && b === 'mc'))
      .flatMap((b) =>
        natures
          // Mercury and Venus never leave the Sun so far that these could be.
          .filter((nature) => isPossible(a, b, nature))
          .map((nature) => ask(`${a} ${nature} ${b}`, aspectEntries(a, b, nature))),
      ),
  ),
  ...angles.flatMap((angle) =>
    signs.map((sign) => ask(`${angle} ${sign}`, angleEntries(angle, sign))),
  ),
  ...angles.flatMap((angle) =>
    houses.map((house) =>
      ask(`ruler of ${angle} in ${house}`, rulerEntries(angle, house), angle === 'asc' ? 2 : 1),
    ),
  ),
  ...balanced.flatMap((of) =>
    (['strong', 'absent'] as const).map((strength) =>
      ask(`${of} ${strength}`, balanceEntries(of, strength)),
    ),
  ),
  ...signs.map((sign) => ask(`cluster in ${sign}`, signClusterEntries(sign), 1)),
  ...houses.map((house) => ask(`cluster in ${house}`, houseClusterEntries(house), 1)),
  ...moonPhases.map((phase) => ask(`Moon phase ${phase}`, moonPhaseEntries(phase))),
  ...planets.slice(2).map((planet) => ask(`${planet} retrograde`, retrogradeEntries(planet))),
]

const entries = asked.flatMap(([, found]) => found)
const lines = [bridges, fields, openings, planetTasks].flatMap(stringsIn)
const sentences = [
  ...entries.flatMap(({ id, wording }) => wording.sentences.map((text) => ({ id, text }))),
  ...lines.map((text) => ({ id: 'composer', text })),
]

const breaches = {
  'Gaps (fewer wordings than wanted)': asked
    .filter(([, found, wanted]) => found.length < wanted)
    .map(([name, found]) => `${name}: ${found.length}`),
  'Unwanted words': sentences.flatMap(({ id, text }) => {
    const word = unwantedWord(text)
    return word ? [`${id}: "${word}" in: ${text}`] : []
  }),
  'Misplaced {ref}': entries.flatMap(({ id, wording }) => {
    const marks = wording.sentences.join(' ').split('{ref}').length - 1
    const isMisplaced = wording.sentences.some((text) =>
      /(?:^|[\s(])\{ref\}|\{ref\}[\w(]/.test(text),
    )
    return marks > 1 || isMisplaced ? [`${id}: ${wording.sentences.join(' ')}`] : []
  }),
  'Sentences that are none': sentences
    .filter(({ id, text }) => id !== 'composer' && !/^["'A-Z].*[.?:;]["']?$/.test(text))
    .map(({ id, text }) => `${id}: ${text}`),
  'Wordings of other than two or three sentences': entries
    .filter(({ wording }) => wording.sentences.length < 2 || wording.sentences.length > 3)
    .map(({ id, wording }) => `${id}: ${wording.sentences.length}`),
}

const forReading = {
  'Without {ref}': entries
    .filter(({ wording }) => !wording.sentences.some((text) => text.includes('{ref}')))
    .map(({ id }) => id),
  [`Longer than ${LONGEST_SENTENCE} words`]: sentences
    .filter(({ text }) => wordsOf(text).length > LONGEST_SENTENCE)
    .map(({ id, text }) => `${id}: ${text}`),
  'Repeated sentences': repeated(
    sentences.map(({ id, text }) => ({ id, keys: [text] })),
    2,
  ),
  [`Phrases of ${PHRASE_WORDS} words in ${PHRASE_REPEATS} or more entries`]: repeated(
    sentences.map(({ id, text }) => ({ id, keys: phrasesIn(text) })),
    PHRASE_REPEATS,
  ),
  [`Openings shared by ${OPENING_REPEATS} or more wordings`]: repeated(
    entries.map(({ id, wording }) => ({
      id,
      keys: [
        wordsOf(wording.sentences[0] ?? '')
          .slice(0, OPENING_WORDS)
          .join(' '),
      ],
    })),
    OPENING_REPEATS,
  ),
}

const words = sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
console.log(`${entries.length} wordings, ${sentences.length} sentences, ${words} words`)
for (const [title, found] of Object.entries({ ...forReading, ...breaches })) {
  console.log(`\n${title}: ${found.length}`)
  for (const line of found) console.log(`  ${line}`)
}
process.exitCode = Object.values(breaches).some((found) => found.length > 0) ? 1 : 0

function ask(name: string, found: Entry[], wanted = FEWEST_WORDINGS): [string, Entry[], number] {
  return [name, found, wanted]
}

function isPossible(a: string, b: string, nature: Nature): boolean {
  if (a === 'sun' && (b === 'mercury' || b === 'venus')) return nature === 'joined'
  // Mercury and Venus are at most 76° apart.
  return !(a === 'mercury' && b === 'venus' && nature === 'tense')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll('{ref}', '')
      .toLowerCase()
      .match(/[\w'’{}]+/g) ?? []
  )
}

function phrasesIn(text: string): string[] {
  const all = wordsOf(text)
  return all
    .slice(PHRASE_WORDS - 1)
    .map((_, index) => all.slice(index, index + PHRASE_WORDS).join(' '))
}

function repeated(items: { id: string; keys: string[] }[], least: number): string[] {
  const places = new Map<string, Set<string>>()
  for (const [index, { id, keys }] of items.entries()) {
    for (const key of keys) {
      places.set(
        key,
        (places.get(key) ?? new Set()).add(id === 'composer' ? `composer ${index}` : id),
      )
    }
  }
  return [...places]
    .filter(([, ids]) => ids.size >= least)
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([key, ids]) => `${ids.size} × ${key}: ${[...ids].slice(0, 6).join(', ')}`)
}
