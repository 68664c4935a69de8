import type { PlotPhase } from '#lore/authored.ts'
import { isGenerational } from '#sky/bodies.ts'
import { wordsOf } from '../prose/word-budget.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { daysApart } from './dates.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { aspectOf, kinshipOf } from './kinship.ts'
import { hasLines, hasReading, narrateMoment } from './moments.ts'
import { narrateMonthClose } from './month-close.ts'
import { canLink } from './month-links.ts'
import { narrateMonthOpening, narrateMonthTurn, narratePlotMoment } from './month-paragraphs.ts'
import { narrateStillRunning } from './month-running.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { hasStep, hasUnnamedStep, narrateBetween, narrateToward, stepOf } from './plot-steps.ts'
import { isTurning, type PlotUnit, plotUnitsOf } from './plot-units.ts'
import { dateOf } from './reader.ts'

const MOST_MOMENTS = 5
/** How many events of a month say what they do to its subject. */
const MOST_EFFECTS = 3
/** What lasts some days after the turn is said when they have passed. */
const DAYS_OF_A_STRETCH = 4
/** A longer passage would become hard to follow. */
const MOST_WORDS_BEFORE_A_LINK = 80
/** What a whole generation feels belongs to no one's subject. */
const OF_A_GENERATION = 16
const LEAST_RANK = 38
/** By how much the rank of a turn at the edge of a month exceeds the others. */
const FAR_MORE = 12
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
  // A month of short passages has room for more of them.
  const most = MOST_MOMENTS + Math.min(Math.max(detail - 1, Math.min(detail, 0)), 2)
  const moments = momentsOfMonth(narration, themes, { lead, plot }, most)
  const isFirst = moments[0] === lead
  const opening = narrateMonthOpening(narration, lead.theme, { plot, opens, isFirst })
  const taken = new Set(moments.map(stepNameIn({ lead, plot })))
  const running = narrateStillRunning(narration, { moments, plot, taken })
  const effects = running.length > 0 ? MOST_EFFECTS - 1 : MOST_EFFECTS
  const paragraphs = narrateMoments(narration, moments, { lead, plot, turns, effects, detail })
  const close = plot ? narrateMonthClose(narration, lead.theme, plot, settles) : []
  return [...opening, ...paragraphOf(running), ...paragraphs, ...close]
}

/** The step of the plot that a moment takes, by name. */
const stepNameIn =
  ({ lead, plot }: Led) =>
  ({ theme, date }: ThemedDate) =>
    plot && stepOf(theme, plot, phaseOf(date, lead))?.name

interface Narrated extends Led {
  turns: readonly Draft[]
  /** How many of the moments say what they do to the subject. */
  effects: number
  detail: number
}

/** A paragraph for the turn and for each moment, but that one that follows from the other shares its paragraph. */
function narrateMoments(
  narration: Narration,
  moments: readonly ThemedDate[],
  { lead, plot, turns, effects, detail }: Narrated,
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const begun = new Set<PlotPhase>()
  const ofManner = plot && mannerlyOf(narration, moments, lead)
  const ofEffect = plot ? withEffect(moments, { lead, plot }, effects) : new Set()
  let before: Contact | undefined
  let last: Contact | undefined
  for (const [index, { theme, date }] of moments.entries()) {
    if (theme === lead.theme) {
      const toward = plot && last && narrateToward(narration, last, theme, plot)
      paragraphs.push(...narrateMonthTurn(narration, theme, { plot, turns, toward, detail }))
      before = undefined
      last = theme
      continue
    }
    const isShort = wordsOf(paragraphs.slice(-1)) <= MOST_WORDS_BEFORE_A_LINK
    const phase = phaseOf(date, lead)
    const isDue = phase === 'before' || daysApart(lead.date, date) >= DAYS_OF_A_STRETCH
    const between =
      plot && isDue && !begun.has(phase)
        ? narrateBetween(narration, lead.theme, plot, phase)
        : undefined
    if (isDue) begun.add(phase)
    const isLinked = plot && !between && before && isShort && canLink(before, theme)
    const drafts = plot
      ? narratePlotMoment(narration, theme, {
          lead: lead.theme,
          plot,
          phase,
          before: isLinked ? before : undefined,
          days: last && !between ? daysApart(dateOf(last.fact.at), date) : undefined,
          hasManner: theme === ofManner,
          hasEffect: ofEffect.has(theme),
          detail,
        })
      : narrateMoment(narration, theme, {
          isLate: index % 2 === 1,
          hasTask: detail >= 2,
          hasUse: detail >= 1,
        })
    const [written] = paragraphOf([between, ...(drafts ?? [])])
    if (!written) continue
    last = theme
    if (isLinked) paragraphs.at(-1)?.sentences.push(...written.sentences)
    else paragraphs.push(written)
    // A third would make the passage long.
    before = isLinked ? undefined : theme
  }
  return paragraphs
}

/** The moments that say what they do to the subject: those that cannot be described without its name, and the heaviest. */
function withEffect(
  moments: readonly ThemedDate[],
  { lead, plot }: PlottedLead,
  most: number,
): ReadonlySet<Contact> {
  const others = byRank(moments).filter((one) => one !== lead)
  const ordered = [
    ...others.filter((one) => !isUnnamed(one, { lead, plot })),
    ...others.filter((one) => isUnnamed(one, { lead, plot })),
  ]
  return new Set(ordered.slice(0, most).map(({ theme }) => theme))
}

const isUnnamed = ({ theme, date }: ThemedDate, { lead, plot }: PlottedLead) =>
  hasUnnamedStep(theme, plot, phaseOf(date, lead))

/** The moment that tells why this person goes about the subject so: of a point in aspect to the one of the turn, or a slow one. */
function mannerlyOf(
  narration: Narration,
  moments: readonly ThemedDate[],
  lead: ThemedDate,
): Contact | undefined {
  const [bound] = akinTo(narration, moments, lead)
  return bound ?? othersOf(moments, lead).find(isSlow)
}

/** The moments that touch a point in aspect to the one of the turn. */
function akinTo(
  { reader }: Narration,
  moments: readonly ThemedDate[],
  lead: ThemedDate,
): Contact[] {
  const { point } = lead.theme
  return othersOf(moments, lead).filter((one) =>
    Boolean(one.point && point && aspectOf(reader, one.point, point)),
  )
}

/** The moments that touch another point of this person than the turn does. */
const othersOf = (moments: readonly ThemedDate[], { theme: lead }: ThemedDate) =>
  moments
    .map(({ theme }) => theme)
    .filter(({ point }) => point !== undefined && point !== lead.point && !isGenerational(point))

const phaseOf = (date: string, lead: ThemedDate) => (date < lead.date ? 'before' : 'after')

interface Led {
  lead: ThemedDate
  plot: PlotUnit | undefined
}

interface PlottedLead {
  lead: ThemedDate
  plot: PlotUnit
}

/** The heaviest contact that can be the turn of a plot and has one left. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const ranked = byRank(themes)
  const turning = ranked.filter(({ theme }) => isTurning(theme))
  // A turn needs time for what leads to it, and more for what the plot settles into.
  const early = turning.filter(({ date }) => Number(date.slice(-2)) <= LAST_TURN)
  const central = early.filter(({ date }) => Number(date.slice(-2)) >= FIRST_TURN)
  // What weighs far more than the rest is the turn wherever it stands.
  const [heaviest, inTime] = [turning[0], central[0]]
  const outweighing =
    heaviest && inTime && heaviest.theme.rank >= inTime.theme.rank + FAR_MORE ? [heaviest] : []
  // Where no houses are known, a month may have no such contact.
  const leads = [...outweighing, ...central, ...early, ...turning, ...ranked]
  const ledBy = (isFit: (plot: PlotUnit) => boolean) => {
    for (const lead of leads) {
      const plot = plotUnitsOf(reader, lead.theme, narrator.random).find(isFit)
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

interface PlotParts {
  opens: readonly Draft[]
  turns: readonly Draft[]
  settles: readonly Draft[]
}

function plotOf({ narrator }: Narration, plot: PlotUnit | undefined): PlotParts {
  const drafts = (plot && narrator.unit(plot)) ?? []
  return {
    opens: drafts.slice(0, 1),
    turns: drafts.slice(1, -1),
    settles: drafts.slice(-1),
  }
}

/** With at most as many moments that have to name the subject as may, and more only where the month has too few others. */
function momentsOfMonth(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, plot }: Led,
  most: number,
): ThemedDate[] {
  const moments = momentsIn(narration, themes, { lead, plot }, most)
  if (!plot) return moments
  const mustName = (one: ThemedDate) => one !== lead && !isUnnamed(one, { lead, plot })
  const naming = byRank(moments.filter(mustName))
  for (let count = MOST_EFFECTS; count < naming.length; count += 1) {
    const named = naming.slice(0, count)
    const others = themes.filter((one) => !mustName(one) || named.includes(one))
    const varied = momentsIn(narration, others, { lead, plot }, most)
    if (varied.length >= Math.min(moments.length, MOST_MOMENTS)) return varied
  }
  return moments
}

function momentsIn(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, plot }: Led,
  most: number,
): ThemedDate[] {
  const isReadable = ({ theme, date }: ThemedDate) =>
    plot
      ? hasStep(narration, theme, plot, phaseOf(date, lead)) || hasLines(narration, theme)
      : hasReading(narration, theme)
  // A house that is entered is about its own subject.
  const isOfSubject = ({ fact }: Contact) =>
    fact.kind !== 'house-entry' || !plot || fact.house === plot.house
  const readable = themes.filter((one) => isOfSubject(one.theme) && isReadable(one))
  const stepName = stepNameIn({ lead, plot })
  // Two that take the same step of a plot would say the same.
  const isAlike = (one: ThemedDate, other: ThemedDate) =>
    one !== lead && other !== lead && plot !== undefined && stepName(one) === stepName(other)
  const kinship = (one: Contact, main: Contact) =>
    kinshipOf(narration.reader, one, main) - (isGenerational(one.point ?? '') ? OF_A_GENERATION : 0)
  const options = { most, isAlike, kinshipOf: kinship }
  const weighty = momentsOf(readable, lead, { ...options, leastRank: LEAST_RANK })
  if (weighty.length >= most) return weighty
  const light = momentsOf(readable, lead, { ...options, leastRank: LEAST_OF_SEVERAL_DAYS })
  if (light.length >= most) return light
  // Without a birth time a quiet month has little more than fast planets on slow ones.
  const fast = readable.filter(
    ({ theme }) => theme.body !== 'moon' || theme.fact.kind !== 'transit',
  )
  return momentsOf(fast, lead, { ...options, leastRank: LEAST_OF_A_DAY })
}
