import { type TurnCause, turnCauses } from '#lore/corpus/months/causes.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts, lunationName } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { dateOf } from './reader.ts'
import { toneOf } from './tone.ts'

/** After this day little of a month is left to follow from it. */
const LAST_WITH_SEQUEL = 22

/** What the month turns on in this chart, and when: as its first sentence, or after the one that names its subject. */
export function narrateHeadline(
  { narrator }: Narration,
  lead: Contact,
  { isFirst }: { isFirst: boolean },
): Draft {
  const date = dateOf(lead.fact.at)
  const [day, month] = [dayText(date, date), monthText(date)]
  const event = nameOf(lead)
  const ways = isFirst
    ? [
        `The day that counts is ${day}, with ${event}.`,
        `Most of ${month} leads up to ${event} on ${day} or follows from it.`,
        `Nothing in ${month} weighs as much as ${event} on ${day}.`,
        `Your ${month} hangs on one day, ${day}, and on ${event}.`,
        `In your chart, ${month} is about ${event} on ${day}.`,
      ]
    : [
        `It comes to a head on ${day}, with ${event}.`,
        `What brings it up is ${event} on ${day}.`,
        `The day for it is ${day}, with ${event}.`,
        `Most of it is decided on ${day}, with ${event}.`,
        ...(Number(date.slice(-2)) <= LAST_WITH_SEQUEL
          ? [`The rest of ${month} leads up to ${event} on ${day} or follows from it.`]
          : []),
      ]
  return narrator.state('month-headline', ways, { facts: eventFacts(lead) })
}

const relations: Record<AspectName, string> = {
  conjunction: 'on',
  opposition: 'opposite',
  square: 'square',
  trine: 'trine',
  sextile: 'sextile',
}

/** "the full Moon opposite your Venus", "Pluto square your Sun", "Saturn turning direct in Aries" */
function nameOf({ fact, touch }: Contact): string {
  if (fact.kind === 'transit')
    return `${capitalized(bodyName(fact.body))} ${relations[fact.aspect]} your ${pointNames[fact.natal]}`
  if (fact.kind === 'station')
    return `${capitalized(bodyName(fact.body))} turning ${fact.direction} in ${fact.sign}`
  if (fact.kind === 'house-entry') return capitalized(bodyName(fact.body))
  const name = lunationName(fact)
  if (!touch) return `${name} in ${fact.sign}`
  return `${name} ${relations[touch.aspect]} your ${pointNames[touch.natal]}`
}

/** What such a Moon or planet does. */
export function narrateTurnCause({ narrator }: Narration, lead: Contact): Draft | undefined {
  const cause = causeOf(lead)
  if (!cause) return undefined
  const pool = { name: `turn-cause/${cause}`, lines: turnCauses[cause] }
  return narrator.line([pool], { facts: [lead.fact.id] })
}

function causeOf(lead: Contact): TurnCause | undefined {
  const { fact, body } = lead
  if (fact.kind === 'eclipse') return 'eclipse'
  if (fact.kind === 'lunation') return fact.phase === 'new' ? 'new-moon' : 'full-moon'
  if (fact.kind === 'station') return fact.direction
  const cause = `${body}-${toneOf(lead)}`
  return cause in turnCauses ? (cause as TurnCause) : undefined
}
