import { bodyName, pointNames } from '#lore/names.ts'
import type { TouchFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { whenInMonth } from './event-sentences.ts'
import { narrateOwnCycle } from './indispensable.ts'
import { aspectOf } from './kinship.ts'
import { narrateBirthday } from './moments.ts'
import { areaOf } from './month-areas.ts'
import { narrateMonthEvent, newPlaceOf } from './month-moments.ts'
import { narrateAhead, narrateAroundStation, narrateEarlierPasses } from './month-passes.ts'
import { narrateWideTouch } from './month-touches.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { narrateAfterwards, narratePassMeaning, narrateRole } from './sentences.ts'

interface MonthTurn {
  plot: PlotUnit | undefined
  /** What it does to the subject of the month. */
  turns: readonly Draft[]
  detail: number
}

/** What the month turns on, its history, and what it does to the subject of the month. */
export function narrateMonthTurn(
  narration: Narration,
  lead: Contact,
  { plot, turns, detail }: MonthTurn,
): Paragraph[] {
  const { reader, narrator } = narration
  const [when] = whenInMonth(reader, lead)
  if (!when) return []
  const area = turns.length === 0 ? areaOf(reader, lead) : undefined
  const hasDoes = turns.length === 0 || detail >= 4
  const place = newPlaceOf(narration, lead)
  return paragraphOf([
    narrateMonthEvent(narration, lead, when, { place, cast: plot?.plot.cast, isTurn: true }),
    narrateBirthday(narration, lead),
    narrateOwnCycle(narration, lead),
    narrateAroundStation(narration, lead),
    narrateOtherTouch(narration, lead),
    narrateWideTouch(narration, lead),
    narrateEarlierPasses(narration, lead),
    ...narrateAhead(narration, lead),
    narrateAfterwards(narration, lead),
    detail >= 4 ? narratePassMeaning(narration, lead) : undefined,
    hasDoes ? narrateRole(narration, lead, 'does', 'use') : undefined,
    area && narrator.line([area], { facts: [lead.fact.id] }),
    turns.length === 0 ? narrateRole(narration, lead, 'shows', 'use') : undefined,
    ...turns,
  ])
}

/** "Jupiter is also within a degree of your Pluto.": what else it falls on that is tied to the touched point. */
function narrateOtherTouch(
  { reader, narrator }: Narration,
  { fact, point, touch }: Contact,
): Draft | undefined {
  const isTied = ({ event, natal, aspect }: TouchFact) =>
    event.id === fact.id &&
    natal !== point &&
    aspect === 'conjunction' &&
    point !== undefined &&
    aspectOf(reader, point, natal)?.quality === 'joined'
  const other = touch && reader.ofKind('touch').find(isTied)
  if (!other) return undefined
  const degrees = ['a degree', 'a degree', 'two degrees'][Math.ceil(other.orbDegrees)]
  const body = fact.kind === 'station' ? bodyName(fact.body) : 'It'
  const ways = [
    `${body} is also within ${degrees ?? 'three degrees'} of your ${pointNames[other.natal]}.`,
  ]
  return narrator.state('other-touch', ways, { facts: [fact.id, other.id] })
}
