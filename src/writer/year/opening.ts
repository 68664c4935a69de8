import { pointNames } from '#lore/names.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import type { Contact } from '../horoscope/contacts.ts'
import { tellHabit } from '../horoscope/places.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import { dateOf } from '../horoscope/reader.ts'
import { tellClosest, tellPoint } from '../horoscope/sentences.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { dayOfYear } from './history.ts'
import { passesInYear, type YearPlan } from './plan.ts'

/** What the year asks and is about, and the heaviest transit with what it touches in this person. */
export function tellOpening(
  telling: Telling,
  { lead }: YearPlan,
  argued: Argued | undefined,
  isLong: boolean,
): Paragraph[] {
  const context = contextFor(telling, lead)
  return [
    ...paragraphOf([argued?.asks, ...(argued?.opens ?? [])]),
    ...paragraphOf([
      tellTimeless(telling, lead),
      tellHabit(telling, context, toneOf(lead)) ??
        tellPoint(telling, context, lead.quality, [lead.fact.id]),
      isLong ? tellClosest(telling, context) : undefined,
      tellLead(telling, lead),
    ]),
  ]
}

/** Why there are no houses. */
function tellTimeless({ reader, teller }: Telling, { fact }: Contact): Draft | undefined {
  if (reader.spine.ascendant) return undefined
  const ways = ['Without your birth time, the year is read from the slow planets alone.']
  return teller.state('timeless', ways, { facts: [fact.id] })
}

const verbs = {
  conjunction: 'crosses',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}

function tellLead({ reader, teller }: Telling, lead: Contact): Draft | undefined {
  const passes = passesInYear(reader, lead)
  const [first] = passes
  if (!first) return undefined
  const days = new Intl.ListFormat('en-US').format(
    passes.map(({ at }) => dayOfYear(reader, dateOf(at))),
  )
  return teller.state('lead', leadWays(first, days), { facts: passes.map(({ id }) => id) })
}

function leadWays(fact: TransitFact, days: string): string[] {
  const { body, natal, aspect } = fact
  const name = capitalized(bodyName(fact))
  const isReturn = body === natal && aspect === 'conjunction'
  const point = body === natal ? `own ${pointNames[natal]}` : pointNames[natal]
  const contact = isReturn
    ? `${name} comes back to your ${point} on ${days}`
    : `${name} ${verbs[aspect]} your ${point} on ${days}`
  return [
    `${contact}, and no transit of the year weighs more.`,
    `${contact}, the heaviest transit of the year.`,
  ]
}
