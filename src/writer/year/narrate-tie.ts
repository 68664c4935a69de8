import type { YearSubject } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { isAsked } from './question-span.ts'
import { tiesOf } from './ties.ts'
import { yearOfLead } from './year-of-life.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether a moment can say what it does to the subject of the year. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  return argued !== undefined && laneOf(contact) !== laneOf(lead)
}

/** What a moment does to the subject of the year of life that it falls in, because of a fact of the chart that ties the two. */
export function narrateTie(
  narration: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  if (!argued || !canBear(contact, { lead, argued })) return undefined
  const tone = toneOf(contact)
  const asked = { name: argued.name, bears: argued.bears }
  const tied = isAsked(argued, contact)
    ? narrateTied(narration, contact, { ...asked, year: yearOfLead(narration.reader, lead) })
    : undefined
  if (tied) return tied
  const pool = { name: `bears/${argued.name}/${tone}`, lines: asked.bears[tone] }
  return narrateBears(narration, argued, [pool], touchFacts(narration, contact))
}

interface Tied extends Pick<YearSubject, 'bears'> {
  name: string
  year: ProfectionFact | undefined
}

/** "Your Venus is in the fourth house, the house of the year, so home does you more good than usual." */
function narrateTied(
  narration: Narration,
  contact: YearContact,
  { name, bears, year }: Tied,
): Draft | undefined {
  const { reader, narrator } = narration
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesOf(reader, contact, year)) {
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

/** What another pass of the heaviest transit does to the subject of the year. */
export function narrateLeadAgain(
  narration: Narration,
  contact: YearContact,
  argued: Argued,
): Draft | undefined {
  const { bears } = argued
  const role = passRole(narration.reader, contact)
  if (role === 'begins') return undefined
  const pool = { name: `lead-again/${role}/${argued.name}`, lines: bears[toneOf(contact)] }
  const facts = [contact.fact.id, ...stayFacts(narration.reader, contact)]
  return narrateBears(narration, argued, [pool], facts)
}

/** The effect itself, after what it is an effect on. */
function narrateBears(
  { narrator }: Narration,
  argued: Argued,
  pools: readonly Pool[],
  facts: readonly string[],
): Draft | undefined {
  const { topic } = argued
  const prints = narrator.random.shuffle(`bears ${facts.join()}`, [
    (says: string) => `For ${topic}, that means ${says}.`,
    (says: string) => `As for ${topic}, ${says}.`,
  ])
  return narrator.lineInOneWay(
    pools,
    prints.map((print) =>
      unlessSaid(narrator, (says) =>
        namesTopic(says, topic) ? `${capitalized(says)}.` : print(says),
      ),
    ),
    [...argued.facts, ...facts],
  )
}

/** By its last word. */
const namesTopic = (says: string, topic: string) =>
  new RegExp(`\\b${/\w+$/.exec(topic)?.[0]}\\b`).test(says)

const unlessSaid =
  (narrator: Narration['narrator'], print: (says: string) => string | undefined) =>
  (says: string) =>
    narrator.hasSaidOf(says) || narrator.hasSaidOf(capitalized(says)) ? undefined : print(says)

/** The ruler of an angle has no part in it. */
const touchFacts = ({ reader }: Narration, contact: YearContact): string[] => [
  ...(contact.point ? personOf(reader, contact).facts.slice(0, 1) : []),
  ...(contact.touch ? [contact.touch.id] : []),
  contact.fact.id,
]
