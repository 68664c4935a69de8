import { type AspectQuality, aspectQuality } from '#lore/aspect-quality.ts'
import { assumesJob } from '#lore/assumed-life.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import { isLunation, type TransitWindowFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, withoutFastPass } from './contacts.ts'
import { isDayOff } from './dates.ts'
import { byRank, type ThemedDate } from './days.ts'
import { withoutRepeatedGloss } from './house-glosses.ts'
import { withIndispensable } from './indispensable.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { isOnMind } from './on-mind.ts'
import { narrateHabit, narratePlace } from './places.ts'
import type { PointContext } from './points.ts'
import { contextFor, houseOf, pointOf } from './points-of-contacts.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import { narrateArena, narratePoint } from './sentences.ts'
import { toneOf } from './tone.ts'
import { narrateWeekEnd } from './week-end.ts'
import { narrateBond } from './week-knot.ts'
import { isEasyMoon, narrateWeekMoment, weekMoments } from './week-moments.ts'
import { narrateReason } from './week-reason.ts'
import { narrateWeekTurn } from './week-turn.ts'
import { type WeekUnit, weekUnitsOf } from './week-units.ts'

const MOST_MOMENTS = 3

/** One question, the moments that act on it, and the answer. */
export function composeWeek(
  narration: Narration,
  ofPeriod: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const themes = withIndispensable(ofPeriod).map((one) => ({
    ...one,
    theme: withoutFastPass(one.theme),
  }))
  const { lead, unit } = leadOf(narration, themes)
  const [asks, turns, answers] = (unit && narration.narrator.unit(unit)) ?? []
  const most = MOST_MOMENTS + (detail < 0 ? -1 : detail >= 3 ? 2 : detail >= 1 ? 1 : 0)
  const moments = weekMoments(narration, themes, { lead, unit, most, detail })
  const opening = narrateOpening(narration, { lead: lead.theme, unit, asks, moments }, detail)
  const at = moments.indexOf(lead)
  const last = at < moments.length - 1 ? moments.at(-1) : undefined
  let said: string | undefined
  const narrated = moments.map((one, index) => {
    narration.narrator.keepToDayOff(isDayOff(one.date))
    const isSameDay = one.date === said
    const drafts =
      one === lead
        ? narrateWeekTurn(narration, lead, {
            turns,
            isLater: index > 0,
            isSameDay,
            hasManner: !tellsMore(opening),
            detail,
          })
        : narrateWeekMoment(narration, one, {
            lead,
            unit,
            detail,
            isSameDay,
            isLast: one === last,
          })
    if (drafts.length > 0) said = one.date
    return drafts
  })
  narration.narrator.keepToDayOff(false)
  return [
    ...opening,
    ...paragraphOf(narrated.slice(0, at).flat()),
    ...paragraphOf(narrated[at] ?? []),
    ...paragraphOf(narrated.slice(at + 1, -1).flat()),
    ...paragraphOf(last ? (narrated.at(-1) ?? []) : []),
    // The last event need not be the reason for the answer.
    ...paragraphOf(narrateWeekEnd(narration, lead.theme, answers)),
  ]
}

/** Whether an opening has a natal fact besides the question and its reason. */
const tellsMore = (opening: readonly Paragraph[]) =>
  new Set(opening.flatMap(({ sentences }) => sentences.map(({ wording }) => wording))).size > 2

interface Led {
  lead: ThemedDate
  unit: WeekUnit | undefined
}

/** The heaviest contact of the week that has a question left: of nearly as heavy ones first what the reader has on their mind. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const isWanted = ({ theme }: ThemedDate) => theme.body !== 'moon' && isOnMind(reader, theme)
  const ranked = byRank(themes)
  const [heaviest] = ranked
  if (!heaviest) throw new Error('No contact of the week is worth a date')
  const worthy = ranked
    .filter(({ theme }) => theme.rank >= heaviest.theme.rank - NEARLY)
    .toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)))
  const isKnown = ({ theme }: ThemedDate) => {
    const { point, house, company } = contextFor({ reader }, theme)
    return !isGenerational(point) || house !== undefined || company.length > 0
  }
  // Without a house, nothing can be said about what a generational planet does in this person.
  const known = [...worthy, ...ranked].filter(isKnown)
  const led = [...known, ...ranked].flatMap((candidate) => {
    const lead = ranked.find((one) => isMoonBefore(one.theme, candidate.theme)) ?? candidate
    const { quality } = candidate.theme
    return weekUnitsOf(reader, { ...lead.theme, quality })
      .filter((unit) => narrator.canNarrate(unit))
      .map((unit) => ({ lead, unit }))
      .toSorted((one, other) => Number(isOfJobOnDayOff(one)) - Number(isOfJobOnDayOff(other)))
  })
  const lasting = led.filter(({ lead }) => !isEasyMoon(lead.theme))
  // Another question is better than the last one in other words.
  const isUnasked = ({ unit }: Led & { unit: WeekUnit }) =>
    !unit.again || narrator.canNarrate(unit.again)
  const unasked = lasting.find(isUnasked) ?? lasting[0] ?? led.find(isUnasked)
  return unasked ?? led[0] ?? { lead: heaviest, unit: undefined }
}

/** Whether a question turns at work on a day without any. */
const isOfJobOnDayOff = ({ lead, unit }: Led) =>
  isDayOff(lead.date) && unit?.lines.some(({ says }) => assumesJob(says)) === true

/** Whether a new or full Moon on a point leaves little to say of another contact with it in the same week. */
function isMoonBefore({ fact, touch, point, rank }: Contact, other: Contact): boolean {
  const isOn = touch !== undefined && touch.orbDegrees <= 1
  return isLunation(fact) && isOn && point === other.point && rank > other.rank
}

const NEARLY = 12

interface Opening {
  lead: Contact
  unit: WeekUnit | undefined
  asks: Draft | undefined
  moments: readonly ThemedDate[]
}

/** The question, why it is this person's, other ties of the point, and the slow contact to it. */
function narrateOpening(
  narration: Narration,
  { lead, unit, asks, moments }: Opening,
  detail: number,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const tone = toneOf({ ...lead, point: context.point })
  const person =
    (unit && narrateReason(narration, context, unit)) ??
    narrateHabit(narration, context, tone) ??
    narrateArena(narration, context, lead.quality) ??
    narratePoint(narration, context, lead.quality, [lead.fact.id])
  const placed = besideQuestion(person ?? narratePlace(narration, context), asks)
  const touched = moments.flatMap(({ theme }): NatalPoint[] => (theme.point ? [theme.point] : []))
  const houses = moments.flatMap(({ theme }) => houseOf(narration.reader, theme) ?? [])
  const bond = narrateBond(narration, context, { tone, touched, houses, isLong: detail >= 1 })
  // One natal fact besides the place is enough, unless the text would be too short.
  const most = (detail >= 4 ? 2 : detail >= 2 ? 1 : 0) - (bond ? 1 : 0)
  const more = Array.from({ length: Math.max(0, most) }, () =>
    narrateMore(narration, context, tone === 'eases' ? 'harmonious' : 'tense', {
      lead,
      unit,
      detail,
    }),
  )
  return paragraphOf([
    asks,
    placed,
    bond,
    ...more,
    ...(detail >= 0 ? narrateRunningContact(narration, lead, detail) : []),
  ])
}

/** Further lines on the point, first on its house, which the question is about. */
function narrateMore(
  narration: Narration,
  context: PointContext,
  quality: AspectQuality,
  { lead, unit, detail }: { lead: Contact; unit: WeekUnit | undefined; detail: number },
): Draft | undefined {
  const ofHouse = context.pools(quality).filter((pool) => pool.name.startsWith('arena/'))
  const isOfQuestion = unit?.house === context.house
  const arena = isOfQuestion
    ? narration.narrator.line(ofHouse, { facts: context.facts })
    : undefined
  if (arena || detail < LONG) return arena
  return narratePoint(narration, context, quality, [lead.fact.id])
}

/** From this detail on, a text also has what is farther from its question. */
const LONG = 3

function besideQuestion(placed: Draft | undefined, asks: Draft | undefined): Draft | undefined {
  if (!placed) return undefined
  const question = asks?.sentences.join(' ') ?? ''
  const sentences = placed.sentences.map((text) => withoutRepeatedGloss(text, question))
  return { ...placed, sentences }
}

/** The slow contact that concerns the same point as the question, and does not say the opposite. */
function narrateRunningContact(narration: Narration, lead: Contact, detail: number): Draft[] {
  const { reader } = narration
  const point = pointOf(reader, lead)
  const isOfTone = (one: TransitWindowFact) =>
    toneOf({ ...one, point, quality: aspectQuality(one.aspect) }) === toneOf({ ...lead, point })
  const running = runningIn(reader).find(
    (one) => one.natal === point && !isSame(one, lead) && isOfTone(one),
  )
  const ending = ', so the question outlasts this week'
  return running ? narrateRunning(narration, running, { isWhole: detail >= 4, ending }) : []
}
