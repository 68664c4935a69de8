import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { Paragraph } from '../writer.ts'
import { narrateRuledHouse, narrateSource } from './causes.ts'
import { narrateChartRuler, narrateCompany } from './company.ts'
import { type Contact, isSlow, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { isDayOff } from './dates.ts'
import type { Day } from './day.ts'
import { narrateYesterday } from './day-contrast.ts'
import { opensWith } from './day-opening.ts'
import { keptTo } from './day-subjects.ts'
import { type TextUnit, textUnitOf } from './day-units.ts'
import { clockHourOf, whenToday } from './event-sentences.ts'
import { hasLines, narrateTask } from './moments.ts'
import { areaOf } from './month-areas.ts'
import { narrateHinge } from './moon-moves.ts'
import type { Narration } from './narration.ts'
import { type Draft, type Pool, paragraphOf } from './narrator.ts'
import { narratePlacedEvent } from './placed-event.ts'
import { narrateHabit } from './places.ts'
import { housePlaceOf, type PointContext, placeOf, pointContext, signPlaceOf } from './points.ts'
import { concerns, contextFor } from './points-of-contacts.ts'
import { narratePressure } from './pressure.ts'
import { narrateQuietDay } from './quiet-day.ts'
import { planetsByWeight } from './reader.ts'
import { narrateClosest, narratePassMeaning, narratePoint, narrateRole } from './sentences.ts'
import { placeOfTask } from './task-place.ts'
import { toneOf } from './tone.ts'

/** One thought: the contact that matters most, why it feels as it does, one hour and one task. */
export function composeDay(narration: Narration, day: Day, detail: number): Paragraph[] {
  narration.narrator.keepToDayOff(isDayOff(day.date))
  const theme = themeOf(narration, day)
  if (!theme) return paragraphOf(narrateQuietDay(narration, day, detail))
  narration.narrator.keepToHour(clockHourOf(narration.reader, theme))
  const unit = textUnitOf(narration, theme)
  return paragraphOf(
    unit
      ? narrateUnit(narration, day, theme, unit, detail)
      : narrateTheme(narration, day, theme, detail),
  )
}

/** The Moon touches something every few hours: what an author has written of it and the reader has not read. */
function themeOf(narration: Narration, { theme, others }: Day): Contact | undefined {
  const all = theme ? [theme, ...others] : []
  const isMoons = ({ fact, body }: Contact) => fact.kind === 'transit' && body === 'moon'
  // A contact that the week and the month have announced is also the theme of its day.
  const announced = all.find((one) => !isMoons(one) && one.rank >= LEAST_OF_SEVERAL_DAYS)
  if (announced) return announced
  // A point that a whole generation shares says less about one person.
  const isOfGeneration = (one: Contact) =>
    isMoons(one) && one.point !== undefined && isGenerational(one.point)
  const awake = all
    .filter(({ rank }) => rank >= LEAST_OF_A_DAY)
    .toSorted((one, other) => Number(isOfGeneration(one)) - Number(isOfGeneration(other)))
  return (
    awake.find((one) => textUnitOf(narration, one)) ?? awake.find((one) => hasLines(narration, one))
  )
}

/**
 * A day as an author has written it: how it opens, the event, what in the chart makes it feel like that, what follows
 * from it, and how it ends.
 */
function narrateUnit(
  narration: Narration,
  day: Day,
  theme: Contact,
  unit: TextUnit,
  detail: number,
): (Draft | undefined)[] {
  const whole = contextFor(narration, theme)
  // Natal facts that are no part of the thought only fill a text that would be too short.
  const context = detail > SHORT ? whole : keptTo(unit, whole)
  const isFull = detail >= 0
  const begins = opensWith(day)
  // A contact that lasts for months was there yesterday, too.
  const yesterday =
    isFull && begins !== 'claim' && !isSlow(theme) ? narrateYesterday(narration, theme) : undefined
  // The closest aspect of the touched point makes a contact this person's; a habit of its sign is the next best.
  const company =
    isFull && context.point === theme.point && (detail > 0 || toneOf(theme) === 'presses')
      ? narrateCompany(narration, context, toneOf(theme))
      : undefined
  const mayHaveManner = detail > 0 || (isFull && begins === 'chart')
  const hasManner = mayHaveManner && (company === undefined || detail > 1)
  const manner = hasManner ? narrateSign(narration, theme, unit, context) : undefined
  const pressure = narratePressure(narration, theme)
  const role = unit.hasClaim ? undefined : narrateRole(narration, theme, 'does')
  const event = narrateUnitEvent(narration, theme, unit, manner ? withoutPlace(context) : context)
  const [first, ...rest] = narration.narrator.unit(unit) ?? []
  const [claim, says] = unit.hasClaim ? [first, rest] : [role, [first, ...rest]]
  const more = Math.max(0, detail - 1)
  const why = isFull
    ? [
        company,
        ...draftsOf(causesOf(narration, theme, context), (company || manner ? 0 : 1) + more),
        ...draftsOf(extras(narration, theme, unlike(unit, context), detail), more),
      ]
    : []
  const head = [yesterday, ...event, pressure, claim, manner, ...why]
  const task = narrateTask(narration, unit)
  const end = endOf(narration, theme, { says, task, detail })
  if (begins === 'claim' && claim) return [claim, ...event, pressure, manner, ...why, ...end]
  if (begins === 'chart' && manner && !yesterday)
    return [manner, ...event, pressure, claim, ...why, ...end]
  return [...head, ...end]
}

/** Lines on what the authored text leaves out: on the house of the point if it covers the sign, and the reverse. */
function unlike({ namesSign, namesHouse }: TextUnit, context: PointContext): PointContext {
  const hasBoth = context.house !== undefined
  const isWanted = ({ name }: Pool) =>
    !(hasBoth && namesSign && name.startsWith('manner/')) &&
    !(namesHouse && name.startsWith('arena/'))
  return { ...context, pools: (quality) => context.pools(quality).filter(isWanted) }
}

/** For an event next to a sentence that places the point. */
const withoutPlace = ({ sign: _sign, place: _place, ...context }: PointContext): PointContext =>
  context

/** Reasons in the birth chart, or else in the sky, for how the contact feels, the most specific first. */
function causesOf(narration: Narration, theme: Contact, context: PointContext): Part[] {
  const tone = toneOf(theme)
  const { easyTouch } = theme
  const isOfPoint = context.point === (theme.point ?? theme.body)
  return [
    () =>
      easyTouch && narrateHabit(narration, pointContext(narration.reader, easyTouch.natal), tone),
    () => (isOfPoint ? narrateChartRuler(narration, context, tone) : undefined),
    () => narrateSource(narration, theme),
  ]
}

/** So many of the parts that have something to tell. */
function draftsOf(parts: readonly Part[], most: number): Draft[] {
  const drafts: Draft[] = []
  for (const part of parts) {
    if (drafts.length >= most) break
    const draft = tell(part)
    if (draft) drafts.push(draft)
  }
  return drafts
}

/** From this detail on a text would be too short without its task. */
const SHORT = 3

interface Rest {
  /** The drafts after the first sentence. */
  says: readonly (Draft | undefined)[]
  task: Draft | undefined
  detail: number
  endsWithTask?: boolean
}

/**
 * The rest of a day with its task: before the last sentence, if that can stand by itself, or at the end; and the Moon's
 * move, where that ends a mood.
 */
function endOf(
  narration: Narration,
  theme: Contact,
  { says, task, detail, endsWithTask = false }: Rest,
): (Draft | undefined)[] {
  const next = detail >= 0 ? narrateNext(narration, theme) : undefined
  if (next || endsWithTask) return [...says, task, next]
  const at = placeOfTask(says.map((one) => one?.sentences.join(' ') ?? ''))
  return [...says.slice(0, at), task, ...says.slice(at)]
}

/** The Moon's move, which ends what it pressed. */
function narrateNext(narration: Narration, theme: Contact): Draft | undefined {
  const { fact, body } = theme
  const isPressed = fact.kind === 'transit' && body === 'moon' && toneOf(theme) === 'presses'
  if (!isPressed) return undefined
  const mayNameHour = narration.reader.hour(fact.at) === undefined
  return narrateHinge(narration, { after: fact.at, mayNameHour })
}

/** "Your Mars is in Libra, and you …", before what has been written of its house; with the house, unless that names it. */
function narrateSign(
  narration: Narration,
  theme: Contact,
  { namesSign, namesHouse }: TextUnit,
  context: PointContext,
) {
  const { sign, facts } = context
  if (!sign || !theme.point || namesSign) return undefined
  const place = namesHouse ? { text: `in ${sign}`, facts } : placeOf(context)
  return narrateHabit(narration, context, toneOf(theme), place)
}

/** The event with what the unit leaves open: the sign and the house of the touched point. */
function narrateUnitEvent(
  narration: Narration,
  theme: Contact,
  unit: TextUnit,
  context: PointContext,
): Draft[] {
  const whens = whenToday(narration.reader, theme)
  const place = theme.point ? placeBeside(unit, context) : undefined
  return narratePlacedEvent(narration, theme, { whens, place })
}

/** The sign and house of a point, unless the thought names them itself. */
function placeBeside({ namesSign, namesHouse }: TextUnit, context: PointContext) {
  if (namesHouse) return namesSign ? undefined : signPlaceOf(context)
  return namesSign ? housePlaceOf(context) : placeOf(context)
}

type Part = Draft | undefined | (() => Draft | undefined)

/** Optional lines are drawn only if there is room for them. */
const tell = (part: Part) => (typeof part === 'function' ? part() : part)

/** The event with what the touched point does, or else with its sign and house. */
function narrateDated(
  narration: Narration,
  theme: Contact,
  context: PointContext,
  hasHabit: boolean,
): Draft[] {
  const habit =
    hasHabit && theme.point ? narrateHabit(narration, context, toneOf(theme)) : undefined
  const place = habit || !theme.point ? undefined : placeOf(context)
  const whens = whenToday(narration.reader, theme)
  return narratePlacedEvent(narration, theme, { whens, habit, place })
}

/** A contact that no author has written about, or whose thought the reader knows from the week. */
function narrateTheme(
  narration: Narration,
  day: Day,
  theme: Contact,
  detail: number,
): (Draft | undefined)[] {
  const context = contextFor(narration, theme)
  const does = narrateRole(narration, theme, 'does', 'use')
  const event = narrateDated(narration, theme, context, detail >= 0)
  const pressure = narratePressure(narration, theme)
  // A line on what the time is good for would refer to an event not yet mentioned.
  const begins = opensWith(day) === 'claim' && does !== undefined && !isOfUse(does)
  const opening = begins ? [does, ...event, pressure] : [...event, pressure, does]
  const head = opening.map(tell)
  const says = [
    () => (isSlow(theme) ? narrateArea(narration, theme, context) : undefined),
    () => narratePassMeaning(narration, theme),
    ...(detail > 0 ? [() => narrateRole(narration, theme, 'use')] : []),
    ...extras(narration, theme, context, detail).slice(0, Math.max(0, detail - 1)),
    () => narrateRole(narration, theme, 'shows'),
  ].flatMap((part) => tell(part) ?? [])
  const task = narrateRole(narration, theme, 'task')
  // A single sentence gives the reason, not the outcome of the task.
  const endsWithTask = says.length < 2
  return [...head, ...endOf(narration, theme, { says, task, detail, endsWithTask })]
}

const isOfUse = ({ wording }: Draft) => wording.includes('/use/')

/** What a slow planet does in the area of life of the touched point's house. */
function narrateArea(
  { reader, narrator }: Narration,
  theme: Contact,
  { facts }: PointContext,
): Draft | undefined {
  const pool = areaOf(reader, theme)
  return pool && narrator.line([pool], { facts: [theme.fact.id, ...facts] })
}

/** For a text that is too short: what else belongs to the touched point, and what else the contact is good for. */
function extras(
  narration: Narration,
  theme: Contact,
  context: PointContext,
  detail: number,
): Part[] {
  const { fact, quality } = theme
  const person = () => narratePoint(narration, context, quality, [fact.id])
  // A planet that lives in the house of the event, or a touched one.
  const isConcerned = concerns(theme, context)
  // An aspect to a planet that merely rules or occupies the place is another thought.
  const isOfPoint = isConcerned && context.point === theme.point
  return [
    ...(isOfPoint ? [() => narrateClosest(narration, context, toneOf(theme))] : []),
    ...(isConcerned ? [person] : []),
    // Ruling the Ascendant is reason enough.
    () => (context.isChartRuler ? undefined : narrateRuledHouse(narration, theme)),
    () => narrateRole(narration, theme, 'use', 'shows'),
    ...(isConcerned ? [person] : []),
    // Another planet's habits belong to another day.
    ...(detail > SHORT ? othersOf(narration, ownPlanet(theme), fact.id) : []),
  ]
}

/** An angle has no planet: its days are the Moon's. */
function ownPlanet({ point }: Contact): Planet {
  return point === undefined || point === 'asc' || point === 'mc' ? 'moon' : point
}

/** For a reader who has read the rest: the weightiest of the other planets. */
function othersOf(narration: Narration, planet: Planet, fact: string): Part[] {
  const { reader } = narration
  return planetsByWeight(reader)
    .filter((one) => one.planet !== planet)
    .map(
      (one) => () =>
        narratePoint(narration, pointContext(reader, one.planet), 'harmonious', [fact]),
    )
}
