import { tieEnds } from '#lore/corpus/year/ties.ts'
import { bodyName, ordinalWords } from '#lore/names.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { monthOfYear } from './history.ts'
import { personOf } from './person.ts'
import { isAsked, type QuestionSpan } from './question-span.ts'
import { decidingPasses, yearOfLead } from './year-of-life.ts'

/** What makes a moment part of the question: a fact of the chart, said before the line that draws the conclusion. */
interface Tie {
  kind: keyof typeof tieEnds | 'house' | 'passing'
  /** "Your Mars is square your Moon" */
  because: string
  facts: readonly string[]
}

/** How a moment belongs to the question of the year, the closest first; none for the heaviest transit itself. */
export function tiesOf(reader: Reader, contact: YearContact, lead: YearContact): Tie[] {
  if (laneOf(contact) === laneOf(lead)) return []
  const year = yearOfLead(reader, lead)
  return [...(year ? tiesToYear(reader, contact, year) : []), ...tiesToLead(reader, contact, lead)]
}

function tiesToYear(
  reader: Reader,
  contact: YearContact,
  { id, lord, house }: ProfectionFact,
): Tie[] {
  const { body, point, fact } = contact
  const { house: natal, facts, name } = personOf(reader, contact)
  const lords = body !== point && (point === lord || body === lord) && capitalized(bodyName(lord))
  const where = `the ${ordinalWords[house]} house, the one the year is about`
  const tie = (kind: Tie['kind'], because: string, more: readonly string[]): Tie => ({
    kind,
    because,
    facts: [...more, id],
  })
  return [
    ...(lords ? [tie('lord', `${lords} is in charge of the year`, [])] : []),
    ...(point && natal === house ? [tie('house', `Your ${name} is in ${where}`, facts)] : []),
    ...(fact.kind === 'transit' && fact.house === house
      ? [tie('passing', `${capitalized(bodyName(fact.body))} is going through ${where}`, [fact.id])]
      : []),
  ]
}

function tiesToLead(reader: Reader, contact: YearContact, lead: YearContact): Tie[] {
  const { name, company } = personOf(reader, contact)
  const [own, other] = [contact.point, lead.point]
  const aspect = company.find(
    (one) => one.name === `pair/${own}~${other}/` || one.name === `pair/${other}~${own}/`,
  )
  if (!aspect) return []
  const kind = contact.at < lead.at ? 'before' : 'after'
  return [{ kind, because: `Your ${name} is ${aspect.phrase}`, facts: aspect.facts }]
}

/** Why a moment belongs to the question, once for each reason. */
export function narrateTie(
  { reader, narrator }: Narration,
  contact: YearContact,
  { lead, argued }: { lead: YearContact; argued: QuestionSpan | undefined },
): Draft | undefined {
  if (!argued || !isAsked(argued, contact)) return undefined
  const [decided] = decidingPasses(reader, lead)
  const month = decided && monthOfYear(reader, dateOf(decided.at))
  const own = monthOfYear(reader, dateOf(contact.at))
  for (const { kind, because, facts } of tiesOf(reader, contact, lead)) {
    const isPlaced =
      kind === 'house' && narrator.hasSaidOf(`your ${personOf(reader, contact).name} is in`)
    const isNarrated = narrator.hasUsed(`tie/${kind}`) || narrator.hasSaidOf(because)
    if (isPlaced || isNarrated) continue
    // The place says enough.
    if (kind === 'house' || kind === 'passing')
      return narrator.state(`tie/${kind}`, [`${because}.`], { facts })
    const isDated = kind === 'before' || kind === 'after'
    if (isDated && (!month || month === own)) continue
    const print = (says: string) => `${because}, ${says.replace('{month}', month ?? '')}.`
    const draft = narrator.line([{ name: `tie/${kind}`, lines: tieEnds[kind] }], {
      facts: [...facts, ...(isDated && decided ? [decided.id] : [])],
      print,
    })
    if (draft) return draft
  }
  return undefined
}
