import { whatBodiesBring } from '#lore/corpus/horoscope/what-bodies-bring.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Paragraph } from '../writer.ts'
import { narrateRuledHouse, narrateSource } from './causes.ts'
import { type Contact, isSlow, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { dayNumber } from './dates.ts'
import type { Day } from './day.ts'
import { narrateAhead } from './day-ahead.ts'
import { narrateYesterday } from './day-contrast.ts'
import { type TextUnit, textUnitOf } from './day-units.ts'
import { hasRoom, whenToday } from './event-sentences.ts'
import { hasLines, narrateTask } from './moments.ts'
import { narrateMoonMove, narrateMoonSinceYesterday, narrateVoidMoon } from './moon-moves.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit, narratePlace } from './places.ts'
import { housePlaceOf, type PointContext, placeOf, pointContext } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { narrateQuietDay, quietTask } from './quiet-day.ts'
import { planetsByWeight } from './reader.ts'
import {
  narrateClosest,
  narrateEvent,
  narrateMoon,
  narratePasses,
  narratePassMeaning,
  narratePoint,
  narrateRole,
} from './sentences.ts'
import { toneOf } from './tone.ts'

/** One thought: the contact that matters most, why it feels as it does, one hour and one task. */
export function composeDay(narration: Narration, day: Day, detail: number): Paragraph[] {
  const theme = themeOf(narration, day)
  if (!theme) return paragraphOf(narrateQuietDay(narration, day, detail))
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
  // What the week and the month have announced is the day's theme, too.
  const announced = all.find((one) => !isMoons(one) && one.rank >= LEAST_OF_SEVERAL_DAYS)
  if (announced) return announced
  const awake = all.filter(({ rank }) => rank >= LEAST_OF_A_DAY)
  return (
    awake.find((one) => textUnitOf(narration, one)) ?? awake.find((one) => hasLines(narration, one))
  )
}

/**
 * A day as an author has written it, in the order of its shape. Beside it stand what was exact yesterday, how the sign
 * of the point does it or where the contact comes from, and in a day that would be short what else it touches. It
 * seldom ends with what to do: where the Moon is comes last, or on some days what comes next, as the Moon's move later
 * in the day or the next contact with the point.
 */
function narrateUnit(
  narration: Narration,
  day: Day,
  theme: Contact,
  unit: TextUnit,
  detail: number,
): (Draft | undefined)[] {
  const context = contextFor(narration, theme)
  const shape = shapeOf(day, unit)
  const isFull = detail >= 0
  const { contrast, last, moon } = isFull ? narrateAround(narration, day, theme, shape) : {}
  const opening = unit.hasClaim ? undefined : narrateRole(narration, theme, 'does')
  const isPlain = unit.namesSign || !isFull || (contrast !== undefined && detail < 1)
  const habit = isPlain ? undefined : narrateSign(narration, theme, context)
  const event = narrateUnitEvent(narration, theme, unit, context, habit !== undefined)
  const lines = narration.narrator.unit(unit) ?? []
  const [claim, ...says] = unit.hasClaim ? lines : [opening, ...lines]
  const isMoonNarrated = moon && theme.body === 'moon'
  const hasSource = isFull && !habit && !contrast && !isMoonNarrated
  const source = habit ?? (hasSource ? narrateSource(narration, theme) : undefined)
  const ruled = detail >= 1 ? narrateRuledHouse(narration, theme) : undefined
  const more = extras(narration, day, theme, context)
    .slice(0, Math.max(0, detail - 1))
    .map(tell)
  const task = narrateTask(narration, unit)
  const body = [source, ...says, ruled, ...more]
  // Before a reading that goes on from its event nothing else may come between.
  if (contrast && (shape === 'contrast' || !unit.hasClaim))
    return [contrast, claim, ...event, ...body, task, last]
  switch (shape) {
    case 'event':
    case 'contrast':
      return [...event, claim, contrast, ...body, task, last]
    case 'task':
      return [task, claim, ...event, contrast, ...body, last]
    default:
      return [claim, ...event, contrast, ...body, task, last]
  }
}

interface Around {
  /** What was exact yesterday, or else where the Moon has gone since. */
  contrast?: Draft | undefined
  /** What comes next, or else where the Moon is. */
  last?: Draft | undefined
  /** The one of them that says where the Moon is. */
  moon?: Draft | undefined
}

/** What stands before and after the thought of a day. */
function narrateAround(narration: Narration, day: Day, theme: Contact, shape: DayShape): Around {
  const next = narrateNext(narration, day, theme, shape)
  // What lasts for months was there yesterday, too.
  const hasContrast = !isSlow(theme) && (!next || shape === 'contrast')
  const yesterday = hasContrast ? narrateYesterday(narration, toneOf(theme)) : undefined
  // The Moon comes first where something else comes last, and on every second day.
  const mayBeFirst = shape === 'contrast' && (next !== undefined || dayNumber(day.date) % 2 === 0)
  const isMoonFirst = hasContrast && !yesterday && mayBeFirst
  const hasMoon = isMoonFirst || (!next && shape !== 'task')
  const moon = hasMoon ? narrateMoonSinceYesterday(narration) : undefined
  return isMoonFirst
    ? { contrast: moon, last: next, moon }
    : { contrast: yesterday, last: next ?? moon, moon }
}

/** What a day begins with: the event, yesterday, or what to do; or what it ends with: what comes next. */
type DayShape = 'event' | 'contrast' | 'task' | 'next'

const shapes: readonly DayShape[] = ['event', 'next', 'contrast', 'task']

/** No two days in a row have the same shape. */
function shapeOf(day: Day, { task }: TextUnit): DayShape {
  const number = dayNumber(day.date)
  // Shifted every four days, so that every second day does not have the same two shapes either.
  const shape = shapes[(number + Math.floor(number / shapes.length)) % shapes.length] as DayShape
  return shape === 'task' && !canOpen(task.says) ? 'contrast' : shape
}

/** Whether a task can be read before what it comes from: it takes nothing up. */
const canOpen = (task: string) =>
  !/\b(?:it|its|that|they|them|their|this|these|those|there|then|instead|again|either|neither|such|ones?|other|others|else|anyway)\b|\bthe (?:person|people|subject|mood|task|thing|matter|news|word|answer|question|message|first|next|last)\b|\bof you\b/i.test(
    task,
  )

/** What comes after the event: the Moon's move later in the day, or the next contact with the same point. */
function narrateNext(
  narration: Narration,
  day: Day,
  theme: Contact,
  shape: DayShape,
): Draft | undefined {
  const { fact, point } = theme
  const mayNameHour = narration.reader.hour(fact.at) === undefined
  const ahead = () =>
    endsWithAhead(day, theme) && point ? narrateAhead(narration, point) : undefined
  if (shape !== 'next') return ahead()
  return (
    narrateMoonMove(narration, { after: fact.at, mayNameHour }) ??
    (mayNameHour ? narrateVoidMoon(narration, { hasTask: true }) : undefined) ??
    ahead()
  )
}

/** "Your Mars is in Libra, and you …", before what has been written of its house; with the house, if the event has no room. */
function narrateSign(narration: Narration, theme: Contact, context: PointContext) {
  const { sign, facts } = context
  if (!sign || !theme.point) return undefined
  const place = hasRoom(theme) ? { text: `in ${sign}`, facts } : placeOf(context)
  return narrateHabit(narration, context, toneOf(theme), place)
}

/** The event with what the unit leaves open: the house, the sign, or what the moving body brings. */
function narrateUnitEvent(
  narration: Narration,
  theme: Contact,
  unit: TextUnit,
  context: PointContext,
  hasHabit: boolean,
): (Draft | undefined)[] {
  const whens = whenToday(narration.reader, theme)
  const isToldLater = hasHabit && !hasRoom(theme)
  const isOfHouse = unit.isOfPoint || hasHabit
  const place =
    theme.point && !isToldLater ? (isOfHouse ? housePlaceOf(context) : placeOf(context)) : undefined
  const tone = toneOf(theme)
  const tails =
    !place && unit.isOfPoint ? (whatBodiesBring[theme.body as Planet]?.[tone] ?? []) : []
  const event = narrateEvent(narration, theme, whens, { place, tails })
  const isPlaced = place && event.sentences.some((sentence) => sentence.includes(place.text))
  return [
    event,
    ...narratePasses(narration, theme),
    place && !isPlaced ? narratePlace(narration, context, place) : undefined,
  ]
}

type Part = Draft | undefined | (() => Draft | undefined)

/** What stands only where there is room is drawn only then. */
const tell = (part: Part) => (typeof part === 'function' ? part() : part)

const startsWithEvent = ({ date }: Day) => dayNumber(date) % 3 === 0

/** What presses has an end to look forward to. */
const endsWithAhead = ({ date }: Day, theme: Contact) =>
  dayNumber(date) % 3 === 1 || (toneOf(theme) === 'presses' && dayNumber(date) % 3 === 2)

/** The event, which pass it is, and where the point stands: in the event itself, or with what the planet does there. */
function narrateDated(
  narration: Narration,
  theme: Contact,
  context: PointContext,
  hasHabit: boolean,
): (Draft | undefined)[] {
  const habit =
    hasHabit && theme.point ? narrateHabit(narration, context, toneOf(theme)) : undefined
  const place = habit || !theme.point ? undefined : placeOf(context)
  const event = narrateEvent(narration, theme, whenToday(narration.reader, theme), { place })
  const isPlaced = place && event.sentences.some((sentence) => sentence.includes(place.text))
  return [
    event,
    ...narratePasses(narration, theme),
    habit ?? (place && !isPlaced ? narratePlace(narration, context, place) : undefined),
  ]
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
  const opening = startsWithEvent(day) ? [...event, does] : [does, ...event]
  return [
    ...opening,
    () => narratePassMeaning(narration, theme),
    () => narrateRole(narration, theme, 'shows'),
    ...(detail > 0 ? [() => narrateRole(narration, theme, 'use')] : []),
    ...extras(narration, day, theme, context).slice(0, Math.max(0, detail - 1)),
    () => narrateRole(narration, theme, 'task') ?? quietTask(narration, day),
    () =>
      detail < 0 || hasNarratedMoon(narration) ? undefined : narrateMoonSinceYesterday(narration),
  ].map(tell)
}

/** What else belongs to the touched point, for a text that is too short. */
function extras(narration: Narration, day: Day, theme: Contact, context: PointContext): Part[] {
  const { fact, quality } = theme
  const isLunation = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const person = () => narratePoint(narration, context, quality, [fact.id])
  const isNarrated = () => isLunation || hasNarratedMoon(narration)
  return [
    () => narrateClosest(narration, context, toneOf(theme)),
    () => (day.moon && !isNarrated() ? narrateMoon(narration, day.moon) : undefined),
    person,
    () => narrateRole(narration, theme, 'use', 'shows'),
    person,
    ...othersOf(narration, ownPlanet(theme), fact.id),
  ]
}

const hasNarratedMoon = ({ narrator }: Narration) =>
  narrator.hasSaidOf('the Moon is in', 'the Moon in') ||
  ['source/', 'moon-in/', 'moon-moves/'].some((name) => narrator.hasUsed(name))

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
