import {
  marsPlaces,
  mercuryPlaces,
  moonPlaces,
  retreats,
  sunPlaces,
  venusPlaces,
} from '#lore/corpus/relationship/inner.ts'
import { ordinalWords } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { houseGlosses } from '../portrait/fact-sentences.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** A Moon in one of these shows in how two people live; in the others, only where there is little else. */
const strongHouses = [1, 4, 7, 8, 10, 12]

const places: Partial<Record<Planet, Record<number, string>>> = {
  sun: sunPlaces,
  moon: moonPlaces,
  mercury: mercuryPlaces,
  venus: venusPlaces,
  mars: marsPlaces,
}

/** What a person does with a planet in a house, as a clause. */
export function placeOf(planet: Planet, house: number): string | undefined {
  return places[planet]?.[house]
}

/** Where each of the two goes with a feeling, by the houses of their Moons. */
export function writeRetreats(reading: Reading): WordedSentence[] {
  const { facts, glossed, narrator, outline, detail } = reading
  const moons = both.flatMap((whose) => {
    const placed = facts.house(whose, 'moon')
    // Their sides in the quarrel are described there.
    const isTold = outline.quarrel?.[whose] === 'moon'
    return placed && !isTold && (detail > 1 || strongHouses.includes(placed.house))
      ? [{ whose, ...placed }]
      : []
  })
  const [you, partner] = moons
  if (!you || !partner || you.house === partner.house) return []
  const lines = moons.flatMap(({ whose, house, id }) => {
    const text = moonClause(glossed, whose, house)
    const line = narrator.line(`house/${whose}/moon/${house}`, [text])
    glossed.add(`house ${house}`)
    return line ? [{ ...line, facts: [id] }] : []
  })
  if (lines.length < 2) return []
  const lead = narrator.line('retreat', retreats)
  return [...(lead ? [{ ...lead, facts: [you.id, partner.id] }] : []), ...lines]
}

function moonClause(glossed: ReadonlySet<string>, whose: Whose, house: number): string {
  const place = placeOf('moon', house) ?? ''
  const where = `${ordinalWords[house]} house${glossOf(glossed, house, whose)}`
  return whose === 'you'
    ? `You ${clauseOf(place, 'you')} (your Moon in the ${where}).`
    : `{partner} ${clauseOf(place, 'partner')} (their Moon in the ${where}).`
}

/** ", home and family", once in a text. */
export function glossOf(glossed: ReadonlySet<string>, house: number, host: Whose): string {
  if (glossed.has(`house ${house}`)) return ''
  const words = houseGlosses[house] ?? ''
  return `, ${host === 'you' ? words : words.replace('you', 'they')}`
}
