import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import type { House } from '#lore/house.ts'
import { dayText } from '../horoscope/dates.ts'
import { eventFacts, eventWays } from '../horoscope/event-sentences.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { narrateHabit } from '../horoscope/places.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import { dateOf } from '../horoscope/reader.ts'
import { narratePoint, narrateRole } from '../horoscope/sentences.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Paragraph, Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { dayOfYear, narrateOtherPasses, narrateReturn, narrateStay } from './history.ts'
import { narratePass } from './lanes.ts'
import type { Stop, YearPlan } from './plan.ts'

const QUARTERS = 4
const MONTHS_OF_A_QUARTER = 3

export interface YearShape {
  /** How many of the touched points are described. */
  people: number
}

/** What happens, in strict order of time: a section for each three months. */
export function narrateQuarters(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
  { people }: YearShape,
): Section[] {
  const introduced = new Set<string | undefined>([lead.point])
  const turn = argued && turnOf(stops, argued)
  return quartersFrom(narration.reader.period.startDate).flatMap(({ from, to }): Section[] => {
    const inside = stops.filter(({ contact: { fact } }) => {
      const date = dateOf(fact.at)
      return date >= from && date < to
    })
    const paragraphs = inside.flatMap((stop) => {
      const isNew = !introduced.has(stop.contact.point) && introduced.size <= people
      if (isNew) introduced.add(stop.contact.point)
      const middle = stop === turn ? argued?.middle : undefined
      return narrateStop(narration, stop, isNew, middle)
    })
    const title = `${dayText(from, from)} to ${dayText(dayBefore(to), from)}`
    return paragraphs.length > 0 ? [{ title, paragraphs }] : []
  })
}

/** The moment nearest to the middle of what the year is about. */
function turnOf(stops: readonly Stop[], { from, until }: Argued): Stop | undefined {
  const middle = (Date.parse(from) + Date.parse(until)) / 2
  const distance = ({ contact: { fact } }: Stop) => Math.abs(Date.parse(fact.at) - middle)
  return stops.toSorted((one, other) => distance(one) - distance(other))[0]
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

/** @param isNew whether it says what the touched point does in this person */
function narrateStop(
  narration: Narration,
  { contact, isAgain }: Stop,
  isNew: boolean,
  middle: Draft | undefined,
): Paragraph[] {
  const { reader, narrator } = narration
  const { fact } = contact
  const date = dayOfYear(reader, dateOf(fact.at))
  const event = narrator.state(
    `event/${fact.kind}`,
    eventWays(contact, { before: `on ${date},`, after: `on ${date}` }),
    { facts: eventFacts(contact), moment: fact.id },
  )
  const context = isNew ? contextFor(narration, contact) : undefined
  return paragraphOf([
    event,
    ...(isAgain ? [] : narrateHistory(narration, contact)),
    context &&
      (narrateHabit(narration, context, toneOf(contact)) ??
        narratePoint(narration, context, contact.quality, [fact.id])),
    ...narrateReading(narration, contact),
    narrateReturn(narration, contact),
    middle,
  ])
}

function narrateHistory(narration: Narration, contact: Stop['contact']): (Draft | undefined)[] {
  const { fact, body, point, aspect } = contact
  if (fact.kind !== 'transit') return []
  const isOwn = body === point && aspect === 'conjunction'
  return [
    isOwn ? narrateOwnReturn(narration, contact) : undefined,
    narrateOtherPasses(narration, fact),
    narrateStay(narration, contact),
  ]
}

const returns: Partial<Record<string, readonly string[]>> = {
  jupiter: [
    'That happens about every twelve years, and you start wanting more than you have again.',
    'It comes around about every twelve years, and a new stretch of growing begins with it.',
  ],
  saturn: [
    "That happens about every twenty-nine years, and it asks which of the things you've built you'd build again.",
    "It comes around about every twenty-nine years, and what you've built so far gets a thorough inspection.",
  ],
}

/** How rarely a planet comes back to its own place, and what for. */
function narrateOwnReturn(
  { narrator }: Narration,
  { fact, body }: Stop['contact'],
): Draft | undefined {
  const ways = returns[body]
  return ways && narrator.state('own-return', ways, { facts: [fact.id] })
}

/** What an author has written of it, or else a line of what it does and one of how it shows. */
function narrateReading(narration: Narration, contact: Stop['contact']): (Draft | undefined)[] {
  const { fact } = contact
  if (fact.kind === 'eclipse' && fact.house) {
    const pool = {
      name: `eclipse/${fact.house}/${fact.of}`,
      lines: eclipseLines[fact.house as House][fact.of],
    }
    const line = narration.narrator.line([pool], { facts: [fact.id] })
    if (line) return [line]
  }
  return (
    narratePass(narration, contact) ?? [
      narrateRole(narration, contact, 'does', 'use'),
      narrateRole(narration, contact, 'shows', 'use'),
    ]
  )
}
