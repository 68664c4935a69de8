import { signs } from '#sky/zodiac.ts'
import type { Paragraph } from '../writer.ts'
import { LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { hasLines, hasReading, narrateMoment } from './moments.ts'
import {
  narrateMonthOpening,
  narrateMonthTurn,
  narrateNext,
  narratePlotMoment,
  narrateStillRunning,
} from './month-paragraphs.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { hasStep, stepOf } from './plot-steps.ts'
import type { Reader } from './reader.ts'
import { isTurning, type PlotUnit, plotUnitsOf } from './thoughts.ts'

const MOST_MOMENTS = 7
const USUAL_MOMENTS = 5
const LEAST_RANK = 38
/** The days of a month between which it can turn. */
const [FIRST_TURN, LAST_TURN] = [5, 26]

/** One plot: what opens it, what still runs, its dated moments with the turn, and what it settles into. */
export function composeMonth(
  narration: Narration,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { lead, plot } = leadOf(narration, themes)
  const { opens, turns, settles } = plotOf(narration, plot)
  const most = Math.min(MOST_MOMENTS, USUAL_MOMENTS + detail)
  const moments = momentsIn(narration, themes, { lead, plot }, { most, isFull: detail >= 2 })
  const opening = narrateMonthOpening(narration, lead.theme, { plot, opens, detail })
  const running = narrateStillRunning(narration, moments, detail)
  const paragraphs = moments.flatMap((moment, index) => {
    const { theme, date } = moment
    if (theme === lead.theme) return narrateMonthTurn(narration, theme, turns, detail)
    const isLate = index % 2 === 1
    const drafts = plot
      ? narratePlotMoment(narration, theme, { plot, phase: phaseOf(date, lead), isLate, detail })
      : narrateMoment(narration, theme, { isLate, hasTask: detail >= 2, hasUse: detail >= 1 })
    return paragraphOf(drafts ?? [])
  })
  const next = plot && narrateNext(narration, lead.theme, plot)
  return [...opening, ...paragraphOf(running), ...paragraphs, ...paragraphOf([...settles, next])]
}

const phaseOf = (date: string, lead: ThemedDate) => (date < lead.date ? 'before' : 'after')

interface Led {
  lead: ThemedDate
  plot: PlotUnit | undefined
}

/** The heaviest contact that can be the turn of a plot and has one left. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const ranked = byRank(themes)
  const turning = ranked.filter(({ theme }) => isTurning(theme))
  // A turn needs time for what leads to it, and more for what the plot settles into.
  const early = turning.filter(({ date }) => Number(date.slice(-2)) <= LAST_TURN)
  const central = early.filter(({ date }) => Number(date.slice(-2)) >= FIRST_TURN)
  // Where no houses are known, a month may have no such contact.
  const leads = [...central, ...early, ...turning, ...ranked]
  const ledBy = (isFit: (plot: PlotUnit) => boolean) => {
    for (const lead of leads) {
      const plot = inOrder(reader, plotUnitsOf(reader, lead.theme)).find(isFit)
      if (plot) return { lead, plot }
    }
    return undefined
  }
  const canNarrate = (plot: PlotUnit) => narrator.canNarrate(plot)
  const led = ledBy((plot) => canNarrate(plot) && isNewSubject(narrator, plot)) ?? ledBy(canNarrate)
  if (led) return led
  const [lead] = ranked
  if (!lead) throw new Error('No contact of the month is worth a date')
  return { lead, plot: undefined }
}

/** Whether the reader has had no recent month of this subject, with this turn or another. */
function isNewSubject(narrator: Narration['narrator'], { name, plot }: PlotUnit): boolean {
  return Object.values(plot.opens)
    .flat()
    .every((says) => narrator.isNew(name, says))
}

/** Of two friends with the same turn, the one born in the other half of the zodiac reads the other plot first. */
function inOrder({ spine }: Reader, plots: readonly PlotUnit[]): readonly PlotUnit[] {
  const sign = spine.planets.get('sun')?.sign
  return sign && signs.indexOf(sign) >= signs.length / 2 ? plots.toReversed() : plots
}

interface PlotParts {
  opens: readonly Draft[]
  turns: readonly Draft[]
  settles: readonly Draft[]
}

function plotOf({ narrator }: Narration, plot: PlotUnit | undefined): PlotParts {
  const drafts = (plot && narrator.unit(plot)) ?? []
  const opens = plot?.opens ?? 0
  return {
    opens: drafts.slice(0, opens),
    turns: drafts.slice(opens, -1),
    settles: drafts.slice(-1),
  }
}

function momentsIn(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, plot }: Led,
  { most, isFull }: { most: number; isFull: boolean },
): ThemedDate[] {
  const isReadable = ({ theme, date }: ThemedDate) =>
    plot
      ? hasStep(narration, theme, plot, phaseOf(date, lead)) || hasLines(narration, theme)
      : hasReading(narration, theme)
  const readable = themes.filter(isReadable)
  const stepName = ({ theme, date }: ThemedDate) =>
    plot && stepOf(theme, plot, phaseOf(date, lead))?.name
  // Two that take the same step of a plot would say the same.
  const isAlike = (one: ThemedDate, other: ThemedDate) =>
    one !== lead && other !== lead && plot !== undefined && stepName(one) === stepName(other)
  const options = { most, isAlike }
  const weighty = momentsOf(readable, lead, { ...options, leastRank: LEAST_RANK })
  if (weighty.length >= (isFull ? most : Math.min(most, USUAL_MOMENTS))) return weighty
  const light = momentsOf(readable, lead, { ...options, leastRank: LEAST_OF_SEVERAL_DAYS })
  if (light.length >= USUAL_MOMENTS) return light
  // Without a birth time a quiet month has little more than fast planets on slow ones.
  const fast = readable.filter(
    ({ theme }) => theme.body !== 'moon' || theme.fact.kind !== 'transit',
  )
  return momentsOf(fast, lead, { ...options, leastRank: LEAST_OF_A_DAY })
}
