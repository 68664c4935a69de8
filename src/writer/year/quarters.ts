import { dayText } from '../horoscope/dates.ts'
import { eventFacts, eventWays } from '../horoscope/event-sentences.ts'
import { historyRole } from '../horoscope/passes.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import { dateOf } from '../horoscope/reader.ts'
import {
  tellAfterwards,
  tellClosest,
  tellHistory,
  tellPoint,
  tellRole,
} from '../horoscope/sentences.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import type { Paragraph, Section } from '../writer.ts'
import type { Stop, YearPlan } from './plan.ts'

const QUARTERS = 4
const MONTHS_OF_A_QUARTER = 3

/** What happens, in strict order of time: a section for each three months. */
export function tellQuarters(
  telling: Telling,
  { lead, stops }: YearPlan,
  detail: number,
): Section[] {
  const introduced = new Set<string | undefined>([lead.point])
  const quarters = quartersFrom(telling.reader.period.startDate)
  return quarters.flatMap(({ from, to }): Section[] => {
    const inside = stops.filter(({ contact: { fact } }) => {
      const date = dateOf(fact.at)
      return date >= from && date < to
    })
    const paragraphs = inside.flatMap((stop) => {
      const hasPerson = !introduced.has(stop.contact.point)
      introduced.add(stop.contact.point)
      return tellStop(telling, stop, {
        hasPerson,
        detail,
        isLead: stop.contact.point === lead.point,
      })
    })
    const title = `${dayText(from, from)} to ${dayText(dayBefore(to), from)}`
    return paragraphs.length > 0 ? [{ title, paragraphs }] : []
  })
}

/** Dates, `to` excluded. */
function quartersFrom(startDate: string): { from: string; to: string }[] {
  const start = Temporal.PlainDate.from(startDate)
  return Array.from({ length: QUARTERS }, (_, index) => {
    const [from, to] = [index, index + 1].map((quarters) =>
      start.add({ months: MONTHS_OF_A_QUARTER * quarters }).toString(),
    )
    return { from: from as string, to: to as string }
  })
}

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()

interface StopShape {
  /** Whether it says what the touched point does in this person. */
  hasPerson: boolean
  isLead: boolean
  detail: number
}

function tellStop(
  telling: Telling,
  { contact, isAgain }: Stop,
  { hasPerson, isLead, detail }: StopShape,
): Paragraph[] {
  const { reader, teller } = telling
  const { fact } = contact
  const date = dayText(dateOf(fact.at), reader.period.startDate)
  const event = teller.state(
    `event/${fact.kind}`,
    eventWays(contact, { before: `on ${date},`, after: `on ${date}` }),
    { facts: eventFacts(contact), moment: fact.id },
  )
  if (isAgain) return paragraphOf([event, tellAgain(telling, contact)])
  const person = hasPerson ? contextFor(telling, contact) : undefined
  return paragraphOf([
    event,
    ...tellHistory(telling, contact),
    person && detail >= 1 ? tellPoint(telling, person, contact.quality, [fact.id]) : undefined,
    person && detail >= 3 ? tellClosest(telling, person) : undefined,
    tellRole(telling, contact, 'does', 'use'),
    isLead || detail >= 2 ? tellRole(telling, contact, 'shows') : undefined,
    detail >= 4 ? tellRole(telling, contact, 'use') : undefined,
    tellAfterwards(telling, contact),
  ])
}

/** What is new at a later pass. */
function tellAgain(telling: Telling, contact: Stop['contact']): Draft | undefined {
  const { fact } = contact
  const role = fact.kind === 'transit' ? historyRole(fact) : undefined
  return (role && tellRole(telling, contact, role)) ?? tellRole(telling, contact, 'shows', 'use')
}
