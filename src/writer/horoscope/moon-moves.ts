import { hingeClauses } from '#lore/corpus/days/hinges.ts'
import { voidMoonClauses } from '#lore/corpus/days/void-moon.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { VoidMoonFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { dateOf, type Reader } from './reader.ts'
import { moonStays } from './sentences.ts'

/** "This afternoon the Moon moves into your fifth house, …, and …": what ends a mood that the Moon pressed before. */
export function narrateHinge(
  { reader, narrator }: Narration,
  /** Not before this instant; and without the hour, if the text has named one. */
  { after, mayNameHour }: { after: string; mayNameHour: boolean },
): Draft | undefined {
  const [, to] = moonStays(reader, reader.period.startDate)
  if (to?.kind !== 'moon-in-house' || to.at <= after) return undefined
  const hour = reader.hour(to.at)
  if (!hour) return undefined
  const when = mayNameHour ? hour : partOf(to.at)
  const house = to.house as House
  const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const pool = { name: `hinge/${house}`, lines: hingeClauses[house] }
  const print = (says: string) => `${capitalized(when)} the Moon moves into ${place}, and ${says}.`
  return narrator.line([pool], { facts: [to.id], print })
}

function partOf(at: string): string {
  const hour = Number(at.slice(11, 13))
  return hour < 12 ? 'later this morning' : hour < 17 ? 'this afternoon' : 'this evening'
}

/** Anything shorter is over too soon to matter. */
const LEAST_VOID_HOURS = 2

/** "Until around 2:20 p.m. the Moon is void of course, which …": of the hours in which people are awake. */
export function narrateVoidMoon({ reader, narrator }: Narration): Draft | undefined {
  const found = reader
    .ofKind('void-moon')
    .find((one) => wakingHoursOf(reader, one) >= LEAST_VOID_HOURS)
  if (!found) return undefined
  const { startDate } = reader.period
  const isBegun = found.at < `${startDate}T10`
  const end = dateOf(found.until) === startDate ? reader.hour(found.until) : undefined
  const start = reader.hour(found.at)
  const edge = isBegun && end ? 'until' : !isBegun && start ? 'from' : undefined
  if (!edge) return undefined
  const when = edge === 'until' ? `Until ${end}` : `From ${start} on`
  const print = (says: string) => `${when} the Moon is void of course, ${says}.`
  const pool = { name: 'void-moon', lines: voidMoonClauses }
  return narrator.line([pool], { facts: [found.id], print })
}

const [WAKING_FROM, WAKING_TO] = ['T07:00:00Z', 'T23:00:00Z']

function wakingHoursOf({ period }: Reader, { at, until }: VoidMoonFact): number {
  const from = Math.max(Date.parse(at), Date.parse(`${period.startDate}${WAKING_FROM}`))
  const to = Math.min(Date.parse(until), Date.parse(`${period.startDate}${WAKING_TO}`))
  return (to - from) / 3_600_000
}
