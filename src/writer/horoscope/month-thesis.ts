import type { Contact } from './contacts.ts'
import { monthText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { firstPassOf } from './month-headline.ts'
import { mannerContext } from './month-manner.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import type { PointContext } from './points.ts'
import { dateOf } from './reader.ts'
import type { Tone } from './tone.ts'

/** What the month is about for the point that it turns on, and what would be new in how a person of its sign goes about it. */
export function narrateThesis(
  { reader, narrator }: Narration,
  lead: Contact,
  context: PointContext,
  { plot, tone }: { plot: PlotUnit; tone: Tone },
): Draft {
  const month = monthText(reader.period.startDate)
  const { about, aims } = plot
  const own = mannerContext(reader, context)
  if (!own?.sign) {
    const ways = [`${month} is about ${about}.`, `Your subject in ${month} is ${about}.`]
    return narrator.state('month-thesis', ways, { facts: eventFacts(lead) })
  }
  const aim = aims[own.sign]
  const first = firstPassOf(reader, lead)
  const facts = [...eventFacts(lead), ...own.facts]
  if (first) {
    const since = monthText(dateOf(first.at))
    const ways = [
      `Since ${since} your subject has been ${about}, and ${month} is about ${aim}.`,
      `What began in ${since} has to do with ${about}, and in ${month} it comes down to ${aim}.`,
    ]
    return narrator.state('month-thesis', ways, { facts: [...facts, first.id] })
  }
  const ways = [
    `${month} is about ${about}, and about ${aim}.`,
    `${month} has to do with ${about}, and with ${aim}.`,
    `${month} keeps coming back to ${about}, and to ${aim}.`,
    `In ${month} it pays to think about ${about}, and to try ${aim}.`,
    tone === 'presses'
      ? `Your subject in ${month} is ${about}, and the hard part is ${aim}.`
      : `Your subject in ${month} is ${about}, and it's a good time for ${aim}.`,
  ]
  return narrator.state('month-thesis', ways, { facts })
}
