import { pointNames } from '#lore/names.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import type { Contact } from '../horoscope/contacts.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { narrateHabit } from '../horoscope/places.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import { dateOf } from '../horoscope/reader.ts'
import { narrateClosest, narratePoint } from '../horoscope/sentences.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { dayOfYear } from './history.ts'
import { passesInYear, type YearPlan } from './plan.ts'

/** What the year asks and is about, and the heaviest transit with what it touches in this person. */
export function narrateOpening(
  narration: Narration,
  { lead }: YearPlan,
  argued: Argued | undefined,
  isLong: boolean,
): Paragraph[] {
  const context = contextFor(narration, lead)
  return [
    ...paragraphOf([argued?.asks, ...(argued?.opens ?? [])]),
    ...paragraphOf([
      narrateTimeless(narration, lead),
      narrateHabit(narration, context, toneOf(lead)) ??
        narratePoint(narration, context, lead.quality, [lead.fact.id]),
      isLong ? narrateClosest(narration, context) : undefined,
      narrateLead(narration, lead),
    ]),
  ]
}

/** Why there are no houses. */
function narrateTimeless({ reader, narrator }: Narration, { fact }: Contact): Draft | undefined {
  if (reader.spine.ascendant) return undefined
  const ways = ['Without your birth time, the year is read from the slow planets alone.']
  return narrator.state('timeless', ways, { facts: [fact.id] })
}

const verbs = {
  conjunction: 'crosses',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}

function narrateLead({ reader, narrator }: Narration, lead: Contact): Draft | undefined {
  const passes = passesInYear(reader, lead)
  const [first] = passes
  if (!first) return undefined
  const days = new Intl.ListFormat('en-US').format(
    passes.map(({ at }) => dayOfYear(reader, dateOf(at))),
  )
  return narrator.state('lead', leadWays(first, days), { facts: passes.map(({ id }) => id) })
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
