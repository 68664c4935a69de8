import {
  announcements,
  earlyAnnouncements,
  repeatedAnnouncements,
} from '#lore/corpus/months/outlooks.ts'
import type { House } from '#lore/house.ts'
import { fillSlots } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { clauseOf } from './month-event-names.ts'
import { narrateKnot, narrateRulersKnot } from './month-knots.ts'
import { firstPassOf } from './month-passes.ts'
import { narrateCondition, narrateRulerOfChart, ownContext } from './month-person.ts'
import { narrateSlant } from './month-slant.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { type PlotUnit, turnKindOf } from './plot-units.ts'
import type { PointContext } from './points.ts'
import { dateOf } from './reader.ts'
import { roleOf } from './story-cast.ts'
import type { Tone } from './tone.ts'

interface MonthOpening {
  /** What the month is about. */
  asks: readonly Draft[]
  plot: PlotUnit | undefined
  /** Whether the next paragraph is about the turn, which names its date. */
  isFirst: boolean
  detail: number
}

/** Opens a month: its question, the touched point and its natal aspects in this person, and what the month does to it. */
export function narrateMonthOpening(
  narration: Narration,
  lead: Contact,
  { asks, plot, isFirst, detail }: MonthOpening,
): Paragraph[] {
  const context = ownContext(narration.reader, lead)
  const house = plot?.house
  const tone: Tone = turnKindOf(lead) === 'eases' ? 'eases' : 'presses'
  const slant = plot && narrateSlant(narration, lead, plot)
  // An opening that always came in one order would be a mold.
  const isPersonFirst = narration.narrator.random.pick(`opening ${lead.fact.id}`, [true, false])
  const role = isPersonFirst ? undefined : roleOf(narration, plot?.plot.cast, context.point)
  const condition = narrateCondition(narration, context, tone, { lead, house, role })
  const ruler = narrateRulerOfChart(narration, context, tone)
  const announcement = narrateAnnouncement(narration, lead, { isFirst, isQuestion: isAsked(asks) })
  const person = [condition, ruler]
  // Next to the habit of the point in its sign, its natal aspects would be another thought, unless one paragraph combines them.
  const isTight = (context.company[0]?.orbDegrees ?? TIGHT_DEGREES) < TIGHT_DEGREES
  const isTied = detail > 0 || isTight || !person.some((one) => one !== undefined)
  const knot = isTied ? narrateTies(narration, context, { house, ruler }) : []
  return paragraphOf(
    isPersonFirst && condition
      ? [...person, ...knot, ...asks, slant, announcement]
      : [...asks, slant, ...person, ...knot, announcement],
  )
}

const TIGHT_DEGREES = 1

function narrateTies(
  narration: Narration,
  context: PointContext,
  { house, ruler }: { house: House | undefined; ruler: Draft | undefined },
): Draft[] {
  const own = narrateKnot(narration, context, { house })
  return own.length > 0 || ruler ? own : narrateRulersKnot(narration, context)
}

/** The last day that is early in a month. */
const LAST_EARLY = 10

const isAsked = (asks: readonly Draft[]) =>
  asks.some(({ sentences }) => sentences.some((says) => says.includes('?')))

/** What the month turns on, and when; only a question gets an answer. */
function narrateAnnouncement(
  { reader, narrator }: Narration,
  lead: Contact,
  { isFirst, isQuestion }: { isFirst: boolean; isQuestion: boolean },
): Draft {
  const date = dateOf(lead.fact.at)
  const [day, event] = [dayText(date, date), clauseOf(lead)]
  const turn = turnKindOf(lead)
  const first = firstPassOf(reader, lead)
  const print = (says: string) =>
    fillSlots(says, {
      day,
      event,
      month: monthText(date),
      since: first ? dayText(dateOf(first.at), date) : '',
    })
  const facts = [...eventFacts(lead), ...(first ? [first.id] : [])]
  if (first && (turn === 'eases' || turn === 'presses'))
    return narrator.state('month-headline', repeatedAnnouncements[turn].map(print), { facts })
  const isEarly = isFirst && Number(date.slice(-2)) <= LAST_EARLY
  const all = isEarly ? earlyAnnouncements[turn] : announcements[turn]
  const ways = all.filter((says) => isQuestion || !/\b(?:question|answer)\b/.test(says))
  return narrator.state('month-headline', ways.map(print), { facts })
}
