import type { PlotPhase } from '#lore/authored.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow } from './contacts.ts'
import type { ThemedDate } from './days.ts'
import { whenOn } from './event-sentences.ts'
import { narrateBirthday, narrateDated, narrateTurn } from './moments.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit } from './places.ts'
import { narrateStep } from './plot-steps.ts'
import type { PointContext } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import {
  narrateAfterwards,
  narrateClosest,
  narratePassMeaning,
  narratePoint,
  narrateRole,
} from './sentences.ts'
import type { PlotUnit } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** The subject of the month, and what the point of this chart does that it turns on. */
export function narrateMonthOpening(
  narration: Narration,
  lead: Contact,
  opens: readonly Draft[],
  detail: number,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const knot = livesThere(lead, context) ? narratePerson(narration, lead, context) : undefined
  const closest = detail >= 1 && knot && narrateClosest(narration, context)
  return paragraphOf([...opens, knot, closest || undefined])
}

/** A Moon that falls where no planet is turns on none. */
function livesThere({ point, fact }: Contact, { house }: PointContext): boolean {
  return point !== undefined || (house !== undefined && 'house' in fact && fact.house === house)
}

function narratePerson(
  narration: Narration,
  lead: Contact,
  context: PointContext,
): Draft | undefined {
  return (
    narrateHabit(narration, context, toneOf({ ...lead, point: context.point })) ??
    narratePoint(narration, context, lead.quality, [lead.fact.id])
  )
}

interface PlotMoment {
  plot: PlotUnit
  phase: PlotPhase
  /** Whether the first sentence of its step stands before the event. */
  isLate: boolean
  detail: number
}

/** What happens, what the touched point does in this person, and what that does to the subject of the month. */
export function narratePlotMoment(
  narration: Narration,
  contact: Contact,
  { plot, phase, isLate, detail }: PlotMoment,
): (Draft | undefined)[] {
  const step = narrateStep(narration, contact, plot, phase)
  const dated = [
    ...narrateDated(narration, contact, whenOn(narration.reader, contact), { hasHabit: true }),
    narrateBirthday(narration, contact),
    narratePassMeaning(narration, contact),
  ]
  const shows = !step || detail >= 3 ? narrateRole(narration, contact, 'shows') : undefined
  if (!step) return [...dated, narrateRole(narration, contact, 'does', 'use'), shows]
  const [first = '', ...rest] = step.sentences
  if (!isLate || rest.length === 0 || isSlow(contact)) return [...dated, shows, step]
  return [{ ...step, sentences: [first] }, ...dated, shows, { ...step, sentences: rest }]
}

export function narrateMonthTurn(
  narration: Narration,
  lead: Contact,
  turns: readonly Draft[],
  detail: number,
): Paragraph[] {
  const hasReadingToo = turns.length === 0 || detail >= 3
  return paragraphOf([
    ...narrateTurn(narration, lead),
    detail >= 1 ? narratePassMeaning(narration, lead) : undefined,
    hasReadingToo ? narrateRole(narration, lead, 'does', 'use') : undefined,
    turns.length === 0 ? narrateRole(narration, lead, 'shows', 'use') : undefined,
    ...turns,
    narrateAfterwards(narration, lead),
  ])
}

/** What was close before the month and still is. */
export function narrateStillRunning(
  narration: Narration,
  moments: readonly ThemedDate[],
  detail: number,
): Draft[] {
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  const running = runningIn(narration.reader).filter(isOther)
  return running
    .slice(0, detail >= 3 ? 2 : 1)
    .flatMap((fact) => narrateRunning(narration, fact, { isWhole: true }))
}
