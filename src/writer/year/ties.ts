import { bodyName, ordinalWords } from '#lore/names.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { personOf } from './person.ts'
import { isAsked } from './question-span.ts'
import { yearOfLead } from './year-of-life.ts'

/** What makes a moment part of the subject of the year: a fact of the chart. */
interface Tie {
  kind: 'lord' | 'house' | 'passing'
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

function tiesOf(reader: Reader, contact: YearContact, year: ProfectionFact | undefined): Tie[] {
  if (!year) return []
  const { id, lord, house } = year
  const { body, point, fact } = contact
  const { house: natal, facts, name } = personOf(reader, contact)
  const lords = body !== point && (point === lord || body === lord) && capitalized(bodyName(lord))
  const where = `the ${ordinalWords[house]} house, the house of the year`
  const tie = (kind: Tie['kind'], because: string, more: readonly string[]): Tie => ({
    kind,
    because,
    facts: [...more, id],
  })
  return [
    ...(lords ? [tie('lord', `${lords} speaks for the year`, [])] : []),
    ...(point && natal === house ? [tie('house', `Your ${name} is in ${where}`, facts)] : []),
    ...(fact.kind === 'transit' && fact.house === house
      ? [tie('passing', `${capitalized(bodyName(fact.body))} is going through ${where}`, [fact.id])]
      : []),
  ]
}

const MOST_TIES = 2

/** What a moment does to the subject of the year, where a fact of the chart ties it to that. */
export function narrateTie(
  { reader, narrator }: Narration,
  contact: YearContact,
  { lead, argued }: { lead: YearContact; argued: Argued | undefined },
): Draft | undefined {
  if (!argued?.bears || !isAsked(argued, contact) || laneOf(contact) === laneOf(lead))
    return undefined
  const told = ['lord', 'house', 'passing'].filter((kind) => narrator.hasUsed(`tie/${kind}`))
  if (told.length >= MOST_TIES) return undefined
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesOf(reader, contact, yearOfLead(reader, lead))) {
    if (told.includes(kind) || narrator.hasSaidOf(because)) continue
    const pool = { name: `tie/${kind}/${argued.name}/${tone}`, lines: argued.bears[tone] }
    const draft = narrator.line([pool], {
      facts,
      print: (says) =>
        kind === 'lord'
          ? `${because}, so this bears on its question, too. ${capitalized(says)}.`
          : `${because}, and ${says}.`,
    })
    if (draft) return draft
  }
  return undefined
}
