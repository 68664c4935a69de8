import { bodyName, ordinalWords } from '#lore/names.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Reader } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { personOf } from './person.ts'
import { yearOfLead } from './year-of-life.ts'

/** What makes a moment part of the subject of the year: a fact of the chart. */
interface Tie {
  kind: 'lord' | 'house' | 'passing' | 'bound'
  /** "Your Mars is in the third house, the house of the year" */
  because: string
  facts: readonly string[]
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

export function tiesOf(
  reader: Reader,
  contact: YearContact,
  year: ProfectionFact | undefined,
): Tie[] {
  if (!year) return []
  const { id, lord, house } = year
  const { body, point, fact } = contact
  const { house: natal, facts, name, company } = personOf(reader, contact)
  const isByLord = body === lord && fact.kind === 'transit'
  const isOfLord = body !== point && (point === lord || isByLord)
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
      ? [tie('bound', `Your ${name} is ${bound.phrase}, the planet of this year`, bound.facts)]
      : []),
  ]
}
