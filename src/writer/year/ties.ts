import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords } from '#lore/names.ts'
import type { ReachedPoint, YearLord } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { ClosestAspect } from '../horoscope/points.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { personOf } from './person.ts'
import { reachedPoint } from './stake.ts'
import { yearOfLead } from './year-of-life.ts'

/** A natal fact that ties a contact to the subject of the year. */
interface Tie {
  kind: 'lord' | 'house' | 'passing' | 'bound' | 'pair'
  /** "Your Mars is in the third house, the house of the year" */
  because: string
  facts: readonly string[]
  /** The quality of the tie, if it is a natal aspect. */
  quality?: ClosestAspect['quality']
}

/** The houses whose matters each point stands for in any chart. */
const kindredHouses: Partial<Record<ReachedPoint, readonly House[]>> = {
  sun: [5, 10],
  moon: [4, 12],
  mercury: [3],
  venus: [2, 5, 7, 8],
  mars: [1],
  jupiter: [9, 11],
  saturn: [6, 10],
  asc: [1],
  dsc: [7],
  mc: [6, 10],
  ic: [4],
}

/** The source of the question of a year: the year of life of the heaviest transit, or without a birth time a planet. */
export interface QuestionGround {
  lead: YearContact
  planet: YearLord | undefined
}

/** Whether the point that a contact touches is what the question is about. */
export function isKindred(
  reader: Reader,
  contact: YearContact,
  { lead, planet }: QuestionGround,
): boolean {
  if (planet) return contact.point === planet
  const reached = reachedPoint(contact)
  const house = yearOfLead(reader, lead)?.house as House | undefined
  return reached !== undefined && house !== undefined && !!kindredHouses[reached]?.includes(house)
}

/** Whether anything in the chart ties a contact to the question, so that it can affect the answer. */
export function concernsQuestion(
  reader: Reader,
  contact: YearContact,
  ground: QuestionGround,
): boolean {
  const { lead } = ground
  return (
    contact.point === lead.point ||
    isTied(reader, contact, lead) ||
    isKindred(reader, contact, ground)
  )
}

/** The natal facts that tie a contact to the question. A trine does not explain pressure, nor a square help. */
export function tiesToQuestion(
  reader: Reader,
  contact: YearContact,
  { lead, planet }: QuestionGround,
): Tie[] {
  const ties = planet
    ? pairTiesOf(reader, contact, planet)
    : tiesOf(reader, contact, yearOfLead(reader, lead))
  const unlike = toneOf(contact) === 'presses' ? 'harmonious' : 'tense'
  return ties.filter(({ quality }) => quality !== unlike)
}

/** Whether a moment belongs to the subject of the year, or touches what the heaviest transit touches by aspect. */
export function isTied(reader: Reader, contact: YearContact, lead: YearContact): boolean {
  if (laneOf(contact) === laneOf(lead)) return false
  const { company } = personOf(reader, contact)
  const [own, other] = [contact.point, lead.point]
  const isAspected = company.some(
    ({ name }) => name === `pair/${own}~${other}/` || name === `pair/${other}~${own}/`,
  )
  return isAspected || tiesOf(reader, contact, yearOfLead(reader, lead)).length > 0
}

function pairTiesOf(reader: Reader, contact: YearContact, planet: YearLord): Tie[] {
  const { name, company } = personOf(reader, contact)
  const pair = company.find(({ other }) => other === planet)
  if (!contact.point || !pair) return []
  const { phrase, facts, quality } = pair
  return [{ kind: 'pair', because: `Your ${name} is ${phrase}`, facts, quality }]
}

function tiesOf(reader: Reader, contact: YearContact, year: ProfectionFact | undefined): Tie[] {
  if (!year) return []
  const { id, lord, house } = year
  const { body, point, fact } = contact
  const { house: natal, facts, name, company } = personOf(reader, contact)
  const isByLord = body === lord && fact.kind === 'transit'
  const isOfLord = point === lord || isByLord
  const bound = company.find(({ other }) => other === lord)
  const where = `the ${ordinalWords[house]} house, the house of the year`
  const tie = (kind: Tie['kind'], because: string, more: readonly string[]): Tie => ({
    kind,
    because,
    facts: [...more, id],
  })
  return [
    ...(point && natal === house ? [tie('house', `Your ${name} is in ${where}`, facts)] : []),
    ...(fact.kind === 'transit' && fact.house === house
      ? [tie('passing', `${capitalized(bodyName(fact.body))} is going through ${where}`, [fact.id])]
      : []),
    ...(isOfLord
      ? [
          tie(
            'lord',
            `${point === lord ? `Your ${name}` : capitalized(bodyName(lord))} is the planet of this year`,
            point === lord ? facts : [],
          ),
        ]
      : []),
    ...(point && bound
      ? [
          {
            ...tie(
              'bound',
              `Your ${name} is ${bound.phrase}, the planet of this year`,
              bound.facts,
            ),
            quality: bound.quality,
          },
        ]
      : []),
  ]
}
