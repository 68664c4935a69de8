import { isGenerational } from '#sky/bodies.ts'
import { isLunation, type TouchFact } from '#sky/forecast-facts.ts'
import { wordsOf } from '../prose/length.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { daysApart } from './dates.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { isIndispensable, withIndispensable } from './indispensable.ts'
import { aspectOf, kinshipOf } from './kinship.ts'
import { hasLines } from './moments.ts'
import { areaOf } from './month-areas.ts'
import { narrateMonthClose } from './month-close.ts'
import { knotOf } from './month-knots.ts'
import { canLink, type MonthMoment, narrateMonthMoment } from './month-moments.ts'
import { narrateMonthOpening } from './month-opening.ts'
import { ownContext } from './month-person.ts'
import { narrateStillRunning } from './month-running.ts'
import { narrateMonthTurn } from './month-turn.ts'
import type { Narration } from './narration.ts'
import { type Draft, type Pool, paragraphOf } from './narrator.ts'
import { isTurning, type PlotUnit, passagePoolOf, plotUnitsOf } from './plot-units.ts'
import { pointContext } from './points.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

const MOST_MOMENTS = 5
/** How many moments of a month say what the touched point is tied to in the birth chart. */
const MOST_KNOTS = 1
/** How many say what the touched point tends to do in its sign. */
const MOST_CONDITIONS = 2
/** A month that would be too long says nothing of what has been running before it. */
const LEAST_WITH_RUNNING = -1
/** A longer passage would become hard to follow. */
const MOST_WORDS_BEFORE_A_LINK = 75
/** A penalty for what a whole generation feels, which makes nobody's subject. */
const OF_A_GENERATION = 16
/** A penalty for what is over in a day, which says less about a month. */
const OF_A_DAY = 0.3
const LEAST_RANK = 38
/** By how much the rank of a turn at the edge of a month exceeds the others. */
const FAR_MORE = 12
/** The bonus of a lunation or station for each further point that it presses and that is tied to the first. */
const ALSO_TOUCHED = 6
/** The days of a month between which it can turn. */
const [FIRST_TURN, LAST_TURN] = [5, 26]

/** One subject: what the month asks of this person, what still runs, its dated moments with the turn, and the answer. */
export function composeMonth(
  narration: Narration,
  ofPeriod: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { reader } = narration
  const themes = withIndispensable(ofPeriod)
  const { lead, plot } = leadOf(narration, themes)
  const { asks, turns, closes } = partsOf(narration, plot)
  // A month of short passages has room for more of them.
  const most = MOST_MOMENTS + Math.min(detail, 1) + (detail >= 3 ? 1 : 0) + (detail >= 4 ? 1 : 0)
  const moments = momentsOfMonth(narration, themes, { lead, plot, most })
  const isFirst = moments[0] === lead
  const opening = narrateMonthOpening(narration, lead.theme, { asks, plot, isFirst, detail })
  const running =
    detail >= LEAST_WITH_RUNNING
      ? narrateStillRunning(narration, moments, { lead: lead.theme, plot, detail })
      : []
  const passages = plot ? passagesOf(reader, moments, { lead, plot }) : new Map<Contact, Pool>()
  const paragraphs = narrateMoments(narration, moments, { lead, plot, passages, turns, detail })
  const close = narrateMonthClose(narration, lead.theme, closes)
  return [...opening, ...paragraphOf(running), ...paragraphs, ...close]
}

interface Narrated extends Led {
  passages: ReadonlyMap<Contact, Pool>
  turns: readonly Draft[]
  detail: number
}

/** A paragraph for the turn and for each moment, but that one that follows from the other shares its paragraph. */
function narrateMoments(
  narration: Narration,
  moments: readonly ThemedDate[],
  { lead, plot, passages, turns, detail }: Narrated,
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const more = moreOf(narration, moments, { lead, passages, detail })
  let before: Contact | undefined
  let last: Contact | undefined
  for (const { theme, date } of moments) {
    if (theme === lead.theme) {
      paragraphs.push(...narrateMonthTurn(narration, theme, { plot, turns, detail }))
      before = undefined
      last = theme
      continue
    }
    const isShort = wordsOf(paragraphs.slice(-1)) <= MOST_WORDS_BEFORE_A_LINK
    const own = more(theme)
    const isPlain = !own.hasCondition && !own.hasKnot
    const isLinked = before !== undefined && isShort && isPlain && canLink(before, theme)
    const drafts = narrateMonthMoment(narration, theme, {
      days: last ? daysApart(dateOf(last.fact.at), date) : undefined,
      ...own,
      plot,
      passage: passages.get(theme),
      detail,
    })
    const [written] = paragraphOf(drafts)
    if (!written) continue
    last = theme
    if (isLinked) paragraphs.at(-1)?.sentences.push(...written.sentences)
    else paragraphs.push(written)
    // A third would make the passage long.
    before = isLinked ? undefined : theme
  }
  return paragraphs
}

/** Writes how the moments of a month affect its subject, before and after the turn. */
function passagesOf(
  reader: Reader,
  moments: readonly ThemedDate[],
  { lead, plot }: { lead: ThemedDate; plot: PlotUnit },
): Map<Contact, Pool> {
  const passages = moments.flatMap((one): [Contact, Pool][] => {
    const pool = one === lead ? undefined : passageOf(reader, one, { lead, plot })
    return pool ? [[one.theme, pool]] : []
  })
  return new Map(passages)
}

const passageOf = (
  reader: Reader,
  { theme, date }: ThemedDate,
  { lead, plot }: { lead: ThemedDate; plot: PlotUnit },
) => passagePoolOf(reader, plot, { contact: theme, stage: date < lead.date ? 'before' : 'after' })

type More = Pick<MonthMoment, 'hasKnot' | 'hasCondition'>

/** Chooses the moments that say more than what happens; if all did, the text would be a list. */
function moreOf(
  { reader, narrator }: Narration,
  moments: readonly ThemedDate[],
  { lead, passages, detail }: Pick<Narrated, 'lead' | 'passages' | 'detail'>,
): (contact: Contact) => More {
  const others = byRank(moments).filter((one) => one !== lead)
  const own = ownContext(reader, lead.theme).point
  const ofOthers = others
    .map(({ theme }) => theme)
    .filter(({ point }) => point !== undefined && point !== own)
  // A natal aspect under strain is described on a day that relieves it; next to any other event it would lead nowhere.
  const isKnotted = (one: Contact) =>
    one.point !== undefined &&
    toneOf(one) === 'eases' &&
    knotOf(narrator, pointContext(reader, one.point), 'eases')?.quality === 'tense'
  const knotted = ofOthers
    .filter((one) => !isSlow(one) && isKnotted(one))
    .slice(0, detail < 0 ? 0 : MOST_KNOTS)
  // A slow planet that does not affect the subject needs a reason in the chart, or it would seem unrelated.
  const isApart = (one: Contact) => isSlow(one) && !passages.has(one)
  const canSayMore = ofOthers.filter((one) => !knotted.includes(one) && one.fact.kind === 'transit')
  const conditioned = [
    ...canSayMore.filter(isApart),
    ...canSayMore.filter((one) => !isSlow(one)),
  ].slice(0, detail < 0 ? 0 : MOST_CONDITIONS)
  return (contact) => ({
    hasKnot: knotted.includes(contact),
    hasCondition: conditioned.includes(contact),
  })
}

interface Led {
  lead: ThemedDate
  plot: PlotUnit | undefined
}

/** The heaviest contact that can be the turn of a month and has a subject left. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const ranks = new Map(
    themes.map((one) => [one, one.theme.rank + ofPoints({ reader }, one.theme)]),
  )
  const rankOf = (one: ThemedDate) => ranks.get(one) ?? 0
  const ranked = byRank(themes).toSorted((one, other) => rankOf(other) - rankOf(one))
  const turning = ranked.filter(({ theme }) => isTurning(theme))
  // A turn needs time for what leads to it, and more for what the plot settles into.
  const early = turning.filter(({ date }) => Number(date.slice(-2)) <= LAST_TURN)
  const central = early.filter(({ date }) => Number(date.slice(-2)) >= FIRST_TURN)
  // A contact that far outweighs the rest is the turn, whatever its date.
  const [heaviest, inTime] = [turning[0], central[0]]
  const outweighing =
    heaviest && inTime && rankOf(heaviest) >= rankOf(inTime) + FAR_MORE ? [heaviest] : []
  // Without houses, a month may have no such contact.
  const leads = [...outweighing, ...central, ...early, ...turning, ...ranked]
  const ledBy = (isFit: (plot: PlotUnit, lead: Contact) => boolean) => {
    for (const lead of leads) {
      const plot = plotUnitsOf(reader, lead.theme).find((one) => isFit(one, lead.theme))
      if (plot) return { lead, plot }
    }
    return undefined
  }
  const canNarrate = (plot: PlotUnit) => narrator.canNarrate(plot)
  const led =
    ledBy((plot, lead) => canNarrate(plot) && (goesOn(lead) || isNewSubject(narrator, plot))) ??
    ledBy(canNarrate)
  if (led) return led
  const [lead] = ranked
  if (!lead) throw new Error('No contact of the month is worth a date')
  return { lead, plot: undefined }
}

/** More for each further point that a Moon or a station falls on or presses, if it is tied to the touched one in the birth chart, and less for a point of a generation. */
function ofPoints({ reader }: Pick<Narration, 'reader'>, { fact, point, touch }: Contact): number {
  const less = isGenerational(point ?? '') ? OF_A_GENERATION : 0
  if (!touch || !point) return -less
  const isTied = ({ event, natal, aspect }: TouchFact) =>
    event.id === fact.id &&
    natal !== point &&
    /^(?:conjunction|opposition|square)$/.test(aspect) &&
    aspectOf(reader, point, natal) !== undefined
  return ALSO_TOUCHED * reader.ofKind('touch').filter(isTied).length - less
}

/** Whether a contact is part of a story of several months, which may ask the other question of one subject. */
const goesOn = (contact: Contact) => isSlow(contact) || contact.fact.kind === 'station'

/** Whether the reader has had no recent month of this subject, with this turn or another. */
function isNewSubject(narrator: Narration['narrator'], plot: PlotUnit): boolean {
  return narrator.isNew(plot.subject, plot.plot.among)
}

interface PlotParts {
  asks: readonly Draft[]
  turns: readonly Draft[]
  closes: readonly Draft[]
}

function partsOf({ narrator }: Narration, plot: PlotUnit | undefined): PlotParts {
  const drafts = (plot && narrator.unit(plot)) ?? []
  return { asks: drafts.slice(0, 1), turns: drafts.slice(1, 2), closes: drafts.slice(2) }
}

/** At a new or full Moon the Sun makes an aspect to the touched point as well. */
const isOneSky = (one: ThemedDate, other: ThemedDate) =>
  isSunAtMoon(one, other) || isSunAtMoon(other, one)

const isSunAtMoon = (moon: ThemedDate, { date, theme }: ThemedDate) =>
  isLunation(moon.theme.fact) &&
  theme.fact.kind === 'transit' &&
  theme.body === 'sun' &&
  theme.point === moon.theme.point &&
  Math.abs(daysApart(moon.date, date)) <= SAME_SKY_DAYS

/** A new or full Moon touches a point within three degrees, which the Sun covers in about as many days. */
const SAME_SKY_DAYS = 3

function momentsOfMonth(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, plot, most }: Led & { most: number },
): ThemedDate[] {
  const { reader, narrator } = narration
  const areas = new Map(themes.map((one) => [one, areaOf(reader, one.theme)]))
  const isReadable = (one: ThemedDate) => {
    const area = areas.get(one)
    // On no point and in no house that is known, a station is everybody's.
    if (one.theme.fact.kind === 'station' && !one.theme.point && !area) return false
    return (
      isIndispensable(one.theme) ||
      (area !== undefined && narrator.hasNew([area])) ||
      hasLines(narration, one.theme)
    )
  }
  const readable = themes.filter(isReadable)
  const areaNameOf = (one: ThemedDate) => areas.get(one)?.name
  const passageNameOf = (one: ThemedDate) =>
    plot && !isSlow(one.theme) ? passageOf(reader, one, { lead, plot })?.name : undefined
  const isSame = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one === other
  // Two that do the same in one part of a life, or to the subject, would say the same.
  const isAlike = (one: ThemedDate, other: ThemedDate) =>
    isSame(areaNameOf(one), areaNameOf(other)) ||
    isSame(passageNameOf(one), passageNameOf(other)) ||
    isOneSky(one, other)
  const kinship = (one: Contact, main: Contact) =>
    kinshipOf(reader, one, main) * (/^(?:mercury|venus)$/.test(one.body) ? OF_A_DAY : 1) -
    (isGenerational(one.point ?? '') ? OF_A_GENERATION : 0)
  // A month without its Moons would be without its shape.
  const isNeeded = (one: Contact) => isIndispensable(one) || isLunation(one.fact)
  const options = { most: most - 1, isAlike, kinshipOf: kinship, isNeeded }
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
