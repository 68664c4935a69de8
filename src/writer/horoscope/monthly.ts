import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { whenOn } from './event-sentences.ts'
import { hasLines, hasReading, narrateDated, narrateMoment, narrateTurn } from './moments.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import type { Reader } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import { narrateAfterwards, narratePassMeaning, narrateRole } from './sentences.ts'
import { isTurning, type PlotUnit, plotUnitsOf } from './thoughts.ts'
import { toneOf } from './tone.ts'

const MOST_MOMENTS = 6
const LEAST_MOMENTS = 4
const LEAST_RANK = 38
const TASKS = 2
/** The last day of a month on which it can turn. */
const LAST_TURN = 26

/** One plot: what opens it, what still runs, its dated moments with the turn, and what it settles into. */
export function composeMonth(
  narration: Narration,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { lead, plot } = leadOf(narration, themes)
  const { opens, turns, settles } = plotOf(narration, plot)
  const most = Math.max(3, Math.min(MOST_MOMENTS, LEAST_MOMENTS + detail))
  const moments = momentsIn(narration, themes, lead, { most, hasPlot: plot !== undefined })
  const running = narrateStillRunning(narration, moments)
  const tasked = moments.filter(({ theme }) => theme !== lead.theme).slice(0, TASKS)
  const paragraphs = moments.flatMap((moment, index) => {
    const { theme } = moment
    if (theme === lead.theme) return narrateLead(narration, theme, turns, detail)
    const hasTask = tasked.includes(moment)
    const shape = { isLate: index % 2 === 1, hasTask, hasUse: detail >= 1, hasHabit: detail >= 3 }
    const phase = moment.date < lead.date ? 'before' : 'after'
    const ofPlot = plot && narrateOfPlot(narration, theme, { plot, phase, hasTask, detail })
    const drafts = ofPlot ?? narrateMoment(narration, theme, shape)
    return paragraphOf(drafts ?? [])
  })
  return [...paragraphOf(opens), ...paragraphOf(running), ...paragraphs, ...paragraphOf(settles)]
}

interface MomentOfPlot {
  plot: PlotUnit
  phase: 'before' | 'after'
  hasTask: boolean
  detail: number
}

/** A dated moment by what it does, and by the step that it is in the plot: or, where the plot has none left, by how it shows. */
function narrateOfPlot(
  narration: Narration,
  contact: Contact,
  { plot, phase, hasTask, detail }: MomentOfPlot,
): (Draft | undefined)[] | undefined {
  if (!hasLines(narration, contact)) return undefined
  const does = narrateRole(narration, contact, 'does', 'use')
  const hasHabit = detail >= 1
  const step = narrateStep(narration, contact, plot, phase)
  return [
    ...narrateDated(narration, contact, whenOn(narration.reader, contact), { hasHabit }),
    narratePassMeaning(narration, contact),
    does,
    !step || detail >= 3 ? narrateRole(narration, contact, 'shows') : undefined,
    step,
    hasTask ? narrateRole(narration, contact, 'task') : undefined,
  ]
}

function narrateStep(
  { narrator }: Narration,
  contact: Contact,
  { name, steps }: PlotUnit,
  phase: MomentOfPlot['phase'],
): Draft | undefined {
  const tone = toneOf(contact)
  const pool = { name: `step/${name}/${phase}/${tone}`, lines: [steps[phase][tone]] }
  return narrator.line([pool], { facts: [contact.fact.id] })
}

interface Led {
  lead: ThemedDate
  plot: PlotUnit | undefined
}

/** The heaviest contact that can be the turn of a plot and has one left. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const ranked = byRank(themes)
  const turning = ranked.filter(({ theme }) => isTurning(theme))
  // After a late turn there is no time for what the plot settles into.
  const early = turning.filter(({ date }) => Number(date.slice(-2)) <= LAST_TURN)
  // Where no houses are known, a month may have no such contact.
  for (const lead of [...early, ...turning, ...ranked]) {
    const plot = inOrder(reader, plotUnitsOf(reader, lead.theme)).find((one) =>
      narrator.canNarrate(one),
    )
    if (plot) return { lead, plot }
  }
  const [lead] = ranked
  if (!lead) throw new Error('No contact of the month is worth a date')
  return { lead, plot: undefined }
}

/** Of two friends with the same turn, the one born in the other half of the zodiac reads the other plot first. */
function inOrder({ spine }: Reader, plots: readonly PlotUnit[]): readonly PlotUnit[] {
  const sign = spine.planets.get('sun')?.sign
  return sign && signs.indexOf(sign) >= signs.length / 2 ? plots.toReversed() : plots
}

function plotOf({ narrator }: Narration, plot: PlotUnit | undefined) {
  const drafts = (plot && narrator.unit(plot)) ?? []
  const opens = plot?.opens ?? 0
  const turnsAt = opens + (plot?.turns ?? 0)
  return {
    opens: drafts.slice(0, opens),
    turns: drafts.slice(opens, turnsAt),
    settles: drafts.slice(turnsAt),
  }
}

function momentsIn(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  { most, hasPlot }: { most: number; hasPlot: boolean },
): ThemedDate[] {
  const isReadable = hasPlot ? hasLines : hasReading
  const readable = themes.filter(({ theme }) => isReadable(narration, theme))
  const weighty = momentsOf(readable, lead, { most, leastRank: LEAST_RANK })
  return weighty.length >= LEAST_MOMENTS
    ? weighty
    : momentsOf(readable, lead, { most, leastRank: LEAST_OF_SEVERAL_DAYS })
}

function narrateLead(
  narration: Narration,
  lead: Contact,
  turns: readonly Draft[],
  detail: number,
): Paragraph[] {
  const hasReadingToo = turns.length < 2 || detail >= 3
  return paragraphOf([
    // A Moon's plot is about the house it falls in, which may differ from the point's house.
    ...narrateTurn(narration, lead, { hasHabit: lead.fact.kind === 'transit' }),
    hasReadingToo ? narrateRole(narration, lead, 'does', 'use') : undefined,
    hasReadingToo ? narrateRole(narration, lead, 'shows', 'use') : undefined,
    ...turns,
    narrateAfterwards(narration, lead),
  ])
}

/** What was close before the month and still is. */
function narrateStillRunning(narration: Narration, moments: readonly ThemedDate[]): Draft[] {
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  const running = runningIn(narration.reader).filter(isOther).slice(0, 1)
  return running.flatMap((fact) => narrateRunning(narration, fact))
}
