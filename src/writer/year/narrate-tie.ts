import type { YearSubject } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import { type Argued, subjectsOf } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { isAsked } from './question-span.ts'
import { tiesOf } from './ties.ts'
import { isOfYear, yearOfLead } from './year-of-life.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether a moment can say what it does to the subject of the year; without a birth time none can. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  return argued?.bears !== undefined && laneOf(contact) !== laneOf(lead)
}

/** What a moment does to the subject of the year of life that it falls in, because of a fact of the chart that ties the two. */
export function narrateTie(
  narration: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  if (!argued?.bears || !canBear(contact, { lead, argued })) return undefined
  const tone = toneOf(contact)
  if (!isAsked(argued, contact)) return narrateOtherTie(narration, contact, argued)
  const asked = { name: argued.name, bears: argued.bears }
  const tied = narrateTied(narration, contact, {
    ...asked,
    year: yearOfLead(narration.reader, lead),
    of: 'this year',
  })
  if (tied) return tied
  const pool = { name: `bears/${argued.name}/${tone}`, lines: asked.bears[tone] }
  return narrateBears(narration, [pool], [...argued.facts, ...touchFacts(narration, contact)])
}

/** A moment outside of the year of life that asks the question belongs to the subject of its own. */
function narrateOtherTie(
  narration: Narration,
  contact: YearContact,
  argued: Argued,
): Draft | undefined {
  const { reader } = narration
  const year = reader.ofKind('profection').find((one) => isOfYear(one, contact))
  if (!year || argued.facts.includes(year.id)) return undefined
  const [own] = subjectsOf(reader, year)
  const of = contact.at < argued.from ? 'the year that ends' : 'the new year'
  return own && narrateTied(narration, contact, { ...own, year, of })
}

interface Tied extends Pick<YearSubject, 'bears'> {
  name: string
  year: ProfectionFact | undefined
  /** What the text calls the year of life. */
  of: string
}

/** "Your Venus is in the fourth house, the house of the new year, so home does you more good than usual." */
function narrateTied(
  narration: Narration,
  contact: YearContact,
  { name, bears, year, of }: Tied,
): Draft | undefined {
  const { reader, narrator } = narration
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesOf(reader, contact, year, of)) {
    if (narrator.hasSaidOf(because)) continue
    const pool = { name: `tie/${kind}/${name}/${tone}`, lines: bears[tone] }
    const draft = narrator.lineInOneWay(
      [pool],
      [unlessSaid(narrator, (says) => `${because}, so ${says}.`)],
      [...facts, contact.fact.id],
    )
    if (draft) return draft
  }
  return undefined
}

/** What another pass of the heaviest transit does to the subject of the year; after its birthday, to the next one. */
export function narrateLeadAgain(
  narration: Narration,
  contact: YearContact,
  argued: Argued,
): Draft | undefined {
  const { bears } = argued
  const role = passRole(narration.reader, contact)
  if (role === 'begins' || !bears) return undefined
  if (!isAsked(argued, contact)) return narrateOtherTie(narration, contact, argued)
  const pool = { name: `lead-again/${role}/${argued.name}`, lines: bears[toneOf(contact)] }
  const facts = [...argued.facts, contact.fact.id, ...stayFacts(narration.reader, contact)]
  return narrateBears(narration, [pool], facts)
}

/** The effect itself, without a word before it. */
const narrateBears = (
  { narrator }: Narration,
  pools: readonly Pool[],
  facts: readonly string[],
): Draft | undefined =>
  narrator.lineInOneWay(pools, [unlessSaid(narrator, (says) => `${capitalized(says)}.`)], facts)

const unlessSaid =
  (narrator: Narration['narrator'], print: (says: string) => string) => (says: string) =>
    narrator.hasSaidOf(says) || narrator.hasSaidOf(capitalized(says)) ? undefined : print(says)

/** The ruler of an angle has no part in it. */
const touchFacts = ({ reader }: Narration, contact: YearContact): string[] => [
  ...(contact.point ? personOf(reader, contact).facts.slice(0, 1) : []),
  ...(contact.touch ? [contact.touch.id] : []),
  contact.fact.id,
]
