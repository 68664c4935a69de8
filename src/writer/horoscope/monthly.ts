import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { hasReading, tellMoment, tellTurn } from './moments.ts'
import { tellHabit } from './places.ts'
import { contextFor } from './points-of-contacts.ts'
import { isSame, runningIn, tellRunning } from './running.ts'
import { tellAfterwards, tellRole } from './sentences.ts'
import { type Draft, paragraphOf } from './storyteller.ts'
import type { Telling } from './telling.ts'
import { isTurning, type PlotUnit, plotUnitsOf } from './thoughts.ts'
import { toneOf } from './tone.ts'

const MOST_MOMENTS = 6
const LEAST_MOMENTS = 4
const LEAST_RANK = 38
const TASKS = 2

/** One plot: what opens it, its turn, what still runs, and what it settles into. */
export function composeMonth(
  telling: Telling,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { lead, plot } = leadOf(telling, themes)
  const { opens, turns, settles } = plotOf(telling, plot)
  const context = contextFor(telling, lead.theme)
  // A Moon's plot is about the house it falls in, which may differ from the point's house.
  const isOfPoint = lead.theme.fact.kind === 'transit'
  const habit = isOfPoint ? tellHabit(telling, context, toneOf(lead.theme)) : undefined
  const most = Math.max(3, Math.min(MOST_MOMENTS, LEAST_MOMENTS + detail))
  let tasks = 0
  const moments = momentsIn(telling, themes, lead, most)
  const paragraphs = moments.flatMap(({ theme }, index) => {
    if (theme === lead.theme) return tellLead(telling, theme, turns, detail)
    const hasTask = index % 2 === 1 && tasks < TASKS
    if (hasTask) tasks += 1
    const isLong = detail >= 3
    const shape = { isLate: index % 2 === 1, hasTask, hasUse: detail >= 1, hasHabit: isLong }
    return paragraphOf(tellMoment(telling, theme, shape) ?? [])
  })
  const end = [...tellOpen(telling, moments, lead.theme, detail), ...settles]
  return [...paragraphOf([...opens, habit]), ...paragraphs, ...paragraphOf(end)]
}

interface Led {
  lead: ThemedDate
  plot: PlotUnit | undefined
}

/** The heaviest contact that can be the turn of a plot and has one left. */
function leadOf({ reader, teller }: Telling, themes: readonly ThemedDate[]): Led {
  const ranked = byRank(themes)
  // Where no houses are known, a month may have no such contact.
  const turning = [...ranked.filter(({ theme }) => isTurning(theme)), ...ranked]
  for (const lead of turning) {
    const plot = plotUnitsOf(reader, lead.theme).find((one) => teller.canTell(one))
    if (plot) return { lead, plot }
  }
  const [lead] = ranked
  if (!lead) throw new Error('No contact of the month is worth a date')
  return { lead, plot: undefined }
}

function plotOf({ teller }: Telling, plot: PlotUnit | undefined) {
  const drafts = (plot && teller.unit(plot)) ?? []
  const opens = plot?.opens ?? 0
  const turnsAt = opens + (plot?.turns ?? 0)
  return {
    opens: drafts.slice(0, opens),
    turns: drafts.slice(opens, turnsAt),
    settles: drafts.slice(turnsAt),
  }
}

function momentsIn(
  telling: Telling,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): ThemedDate[] {
  const readable = themes.filter(({ theme }) => hasReading(telling, theme))
  const weighty = momentsOf(readable, lead, { most, leastRank: LEAST_RANK })
  return weighty.length >= LEAST_MOMENTS
    ? weighty
    : momentsOf(readable, lead, { most, leastRank: LEAST_OF_SEVERAL_DAYS })
}

function tellLead(
  telling: Telling,
  lead: Contact,
  turns: readonly Draft[],
  detail: number,
): Paragraph[] {
  const hasReadingToo = turns.length < 2 || detail >= 2
  return paragraphOf([
    ...tellTurn(telling, lead),
    hasReadingToo ? tellRole(telling, lead, 'does', 'use') : undefined,
    hasReadingToo ? tellRole(telling, lead, 'shows', 'use') : undefined,
    ...turns,
  ])
}

/** What was close before the month and still is, and what comes after the turn. */
function tellOpen(
  telling: Telling,
  moments: readonly ThemedDate[],
  lead: Contact,
  detail: number,
): (Draft | undefined)[] {
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  const running = runningIn(telling.reader).filter(isOther).slice(0, 1)
  return [
    ...running.flatMap((fact) => tellRunning(telling, fact)),
    tellAfterwards(telling, lead),
    detail >= 3 ? tellRole(telling, lead, 'task') : undefined,
  ]
}
