import {
  moonMovesToHouse,
  moonMovesToSign,
  voidMoonClauses,
  voidMoonWaits,
} from '#lore/corpus/days/moon-moves.ts'
import { moonInSign } from '#lore/corpus/horoscope/moon-in-sign.ts'
import { moonIn } from '#lore/corpus/transits/quiet-days.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { VoidMoonFact } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import { lowered } from '../prose/sentences.ts'
import { dayBefore } from './dates.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { dateOf, type Reader } from './reader.ts'
import { type MoonStay, moonOf, moonStays } from './sentences.ts'

interface Move {
  from: MoonStay
  to: MoonStay
}

/** "Since yesterday the Moon has gone from your tenth house, …, to your eleventh house, …, and …" */
export function narrateMoonSinceYesterday({ reader, narrator }: Narration): Draft | undefined {
  const to = moonOf(reader)
  const from = moonOf(reader, dayBefore(reader.period.startDate))
  if (!to || !from) return undefined
  if (isSame({ from, to })) return narrateMoonStill({ reader, narrator }, { from, to })
  if (!isNext({ from, to })) return undefined
  const [before, after] = [placeOf(from), placeOf(to)]
  const ways =
    from.kind === 'moon-in-sign'
      ? [
          (says: string) =>
            `Since yesterday the Moon has left ${before} for ${after}, and ${says}.`,
          (says: string) => `The Moon has left ${before} for ${after}, and ${says}.`,
        ]
      : [
          (says: string) =>
            `Since yesterday the Moon has gone from ${before}, to ${after}, and ${says}.`,
          (says: string) => `The Moon has moved on from ${before}, to ${after}, and ${says}.`,
        ]
  const prints = narrator.random.shuffle(`moved ${to.id}`, ways)
  return narrator.lineInOneWay([poolOf(to)], prints, [from.id, to.id])
}

/** "The Moon is still in your ninth house, travel and belief, as it was yesterday, and …" */
function narrateMoonStill({ narrator }: Narration, { from, to }: Move): Draft | undefined {
  const place = placeOf(to)
  const pool: Pool =
    to.kind === 'moon-in-house'
      ? { name: `moon-in/${to.house}`, lines: moonIn[to.house as House] }
      : { name: `moon-in/${to.sign}`, lines: moonInSign[to.sign] }
  const joined = (before: string) => (says: string) =>
    says.includes(', and ') ? undefined : `${before} in ${place}, and ${lowered(says)}`
  const ways = [joined('The Moon is where it was yesterday,'), joined('The Moon is still')]
  const prints = narrator.random.shuffle(`still ${to.id}`, ways)
  return narrator.lineInOneWay([pool], prints, [from.id, to.id])
}

/** "This evening the Moon moves into your fifth house, fun and whatever you make, and …": while people are awake. */
export function narrateMoonMove(
  { reader, narrator }: Narration,
  /** Not before this instant; and without the hour, if the text has named one. */
  { after, mayNameHour }: { after: string; mayNameHour: boolean },
): Draft | undefined {
  const [from, to] = moonStays(reader, reader.period.startDate)
  if (!from || !to || !isNext({ from, to }) || to.at <= after) return undefined
  if (reader.nightPart(to.at)) return undefined
  const hour = mayNameHour ? reader.hour(to.at) : undefined
  const when = hour ?? partOf(to.at)
  const print = (says: string) =>
    `${when.charAt(0).toUpperCase()}${when.slice(1)} the Moon moves into ${placeOf(to)}, and ${says}.`
  return narrator.line([poolOf(to)], { facts: [to.id], print })
}

/** Fewer hours are over before anyone notices. */
const LEAST_VOID_HOURS = 2

/** "Until around 2:20 p.m. the Moon is void of course, which …": of the hours in which people are awake. */
export function narrateVoidMoon(
  { reader, narrator }: Narration,
  { hasTask }: { hasTask: boolean },
): Draft | undefined {
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
  const pool: Pool = hasTask
    ? { name: `void-moon/${edge}`, lines: voidMoonWaits[edge] }
    : { name: 'void-moon/quiet', lines: voidMoonClauses }
  return narrator.line([pool], { facts: [found.id], print })
}

const [WAKING_FROM, WAKING_TO] = ['T07:00:00Z', 'T23:00:00Z']

function wakingHoursOf({ period }: Reader, { at, until }: VoidMoonFact): number {
  const from = Math.max(Date.parse(at), Date.parse(`${period.startDate}${WAKING_FROM}`))
  const to = Math.min(Date.parse(until), Date.parse(`${period.startDate}${WAKING_TO}`))
  return (to - from) / 3_600_000
}

/** What has been written of a move speaks of the place before it, too: a narrow house may be skipped. */
function isNext({ from, to }: Move): boolean {
  if (from.kind === 'moon-in-house')
    return to.kind === 'moon-in-house' && to.house === (from.house % 12) + 1
  return to.kind === 'moon-in-sign' && to.sign === signs[(signs.indexOf(from.sign) + 1) % 12]
}

const isSame = ({ from, to }: Move) => placeOf(from) === placeOf(to)

function placeOf(stay: MoonStay): string {
  if (stay.kind === 'moon-in-sign') return stay.sign
  return `your ${ordinalWords[stay.house]} house, ${houseGlosses[stay.house as House]}`
}

function poolOf(to: MoonStay): Pool {
  return to.kind === 'moon-in-house'
    ? { name: `moon-moves/${to.house}`, lines: moonMovesToHouse[to.house as House] }
    : { name: `moon-moves/${to.sign}`, lines: moonMovesToSign[to.sign] }
}

function partOf(at: string): string {
  const hour = Number(at.slice(11, 13))
  return hour < 12 ? 'later this morning' : hour < 17 ? 'this afternoon' : 'this evening'
}
