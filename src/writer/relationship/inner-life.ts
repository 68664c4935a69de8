import {
  marsPlaces,
  mercuryPlaces,
  moonPlaces,
  moonPlacesAgainst,
  type Retreat,
  retreatsOfTwo,
  sunPlaces,
  venusPlaces,
} from '#lore/corpus/relationship/inner.ts'
import { strains } from '#lore/corpus/relationship/strains.ts'
import { aspectWords, ordinalWords, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { portraitHouseGlosses } from '../portrait/fact-sentences.ts'
import { drums } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

const places: Partial<Record<Planet, Record<number, string>>> = {
  sun: sunPlaces,
  mercury: mercuryPlaces,
  venus: venusPlaces,
  mars: marsPlaces,
}

/** What a person does with a planet in a house, as a clause. */
export function placeOf(planet: Planet, house: number, sign: Sign): string | undefined {
  return planet === 'moon' ? moonPlacesOf(sign, house)[0] : places[planet]?.[house]
}

function moonPlacesOf(sign: Sign | undefined, house: number): readonly string[] {
  const against = pullsAgainstSign(sign, house) ? moonPlacesAgainst[house] : undefined
  return against ?? moonPlaces[house] ?? []
}

/** Describes where each person takes their feelings, by the house and the closest aspect of the Moon, and what follows. */
export function writeRetreats(reading: Reading): WordedSentence[] {
  const { facts, narrator } = reading
  const said = both.map((whose) => writeRetreat(reading, whose))
  const [yours, theirs] = both.map((whose) => facts.house(whose, 'moon'))
  const isOfBoth = said.every((one) => one.length > 0)
  const isPlain = both.every((whose) => !isOfTwoMinds(reading, whose))
  if (!yours || !theirs || !isOfBoth || !isPlain) return fitting(said.flat())
  const key = `${retreatIn(yours.house)} ${retreatIn(theirs.house)}` as const
  const follows = narrator.line(`retreat/${key}`, retreatsOfTwo[key])
  const last = follows ? [{ ...follows, facts: [yours.id, theirs.id] }] : []
  return fitting([...said.flat(), ...last])
}

function retreatIn(house: number): Retreat {
  if ([4, 8, 9, 12].includes(house)) return 'inward'
  return [2, 6, 10].includes(house) ? 'busy' : 'among'
}

/** Moons that show a feeling at once. */
const open: readonly Sign[] = ['Aries', 'Gemini', 'Leo', 'Libra', 'Sagittarius']
/** Moons that keep a feeling to themselves. */
const reserved: readonly Sign[] = ['Taurus', 'Virgo', 'Scorpio', 'Capricorn', 'Aquarius']

function pullsAgainstSign(sign: Sign | undefined, house: number): boolean {
  const retreat = retreatIn(house)
  if (!sign) return false
  return retreat === 'among' ? reserved.includes(sign) : retreat === 'inward' && open.includes(sign)
}

/** Whether the house and the sign of the Moon handle feelings in opposite ways. */
function isOfTwoMinds({ facts }: Reading, whose: Whose): boolean {
  const house = facts.house(whose, 'moon')?.house
  const sign = facts.sign(whose, 'moon')?.sign
  if (house === undefined || !sign) return false
  // An open Moon in a busy house still shows its feelings.
  return pullsAgainstSign(sign, house) || (retreatIn(house) === 'busy' && open.includes(sign))
}

/** Skips a Moon that is part of the quarrel, which describes it. */
function writeRetreat(reading: Reading, whose: Whose): WordedSentence[] {
  const { facts, glossed, narrator, outline } = reading
  const placed = facts.house(whose, 'moon')
  if (!placed || outline.quarrel?.[whose] === 'moon') return []
  const { house, id } = placed
  const where = `in the ${ordinalWords[house]} house${glossOf(glossed, house, whose)}`
  const form = narrator.random.pick(`house/form/${whose}`, retreatForms)
  const line = narrator.line(
    `house/${whose}/moon/${house}`,
    moonPlacesOf(facts.sign(whose, 'moon')?.sign, house).map((place) =>
      printRetreat(form, whose, where, place),
    ),
  )
  if (!line) return []
  glossed.add(`house ${house}`)
  const knot = isOfTwoMinds(reading, whose) ? [] : writeMoonKnot(reading, whose, house)
  return [{ ...line, facts: [id] }, ...knot]
}

const retreatForms = ['is', 'with', 'reference'] as const

function printRetreat(
  form: (typeof retreatForms)[number],
  whose: Whose,
  where: string,
  place: string,
): string {
  const isYours = whose === 'you'
  if (form === 'is')
    return isYours
      ? `Your Moon is ${where}, and you ${clauseOf(place, 'you')}.`
      : `{partner}'s Moon is ${where}, and they ${clauseOf(place, 'they')}.`
  const says = clauseOf(place, whose)
  if (form === 'with')
    return isYours
      ? `With your Moon ${where}, you ${says}.`
      : `{partner}, with the Moon ${where}, ${says}.`
  return isYours ? `You ${says} (your Moon ${where}).` : `{partner} ${says} (their Moon ${where}).`
}

/** Planets whose aspects to the Moon would contradict what its house says. */
const against: Record<Retreat, readonly Planet[]> = {
  inward: ['mercury', 'mars', 'jupiter'],
  among: ['saturn', 'pluto'],
  busy: [],
}

/** "With that Moon square your Saturn, you …" */
function writeMoonKnot(
  { facts, glossed, narrator }: Reading,
  whose: Whose,
  house: number,
): WordedSentence[] {
  const knot = facts.knot(whose, 'moon')
  if (!knot) return []
  const { planet, by, aspect, id } = knot
  const other = planet === 'moon' ? by : planet
  if (against[retreatIn(house)].includes(other)) return []
  const [their, they] = whose === 'you' ? (['your', 'you'] as const) : (['their', 'they'] as const)
  const line = narrator.line(
    `inner/${planet}~${by}`,
    (strains[`${planet}~${by}`] ?? []).map(
      (clause) =>
        `With ${their} Moon ${aspectWords[aspect]} ${their} ${pointNames[other]}, ${clauseOf(clause, they)}.`,
    ),
  )
  if (!line) return []
  glossed.add(id)
  return [{ ...line, facts: [id] }]
}

/** Drops the last of three sentences in a row that begin with "You". */
function fitting(sentences: WordedSentence[]): WordedSentence[] {
  const texts = sentences.flatMap(({ text }) => splitSentences(text))
  return drums(texts) ? sentences.slice(0, -1) : sentences
}

/** ", home and family", once in a text. */
export function glossOf(glossed: ReadonlySet<string>, house: number, host: Whose): string {
  if (glossed.has(`house ${house}`)) return ''
  const words = portraitHouseGlosses[house] ?? ''
  return `, ${host === 'you' ? words : words.replace('you', 'they')}`
}
