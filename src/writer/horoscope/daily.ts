import type { Planet } from '#sky/bodies.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import type { Day } from './day.ts'
import { whenToday } from './event-sentences.ts'
import { hasLines, tellTask, unitToTell } from './moments.ts'
import { tellHabit, tellPlace } from './places.ts'
import { type PointContext, placeOf, pointContext } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { quietTask, tellQuietDay } from './quiet-day.ts'
import { planetsByWeight } from './reader.ts'
import {
  tellClosest,
  tellEvent,
  tellMoon,
  tellPasses,
  tellPassMeaning,
  tellPoint,
  tellRole,
} from './sentences.ts'
import { type Draft, paragraphOf } from './storyteller.ts'
import type { Telling } from './telling.ts'
import type { DayUnit } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** One thought: the contact that matters most, why it feels as it does, one hour and one task. */
export function composeDay(telling: Telling, day: Day, detail: number): Paragraph[] {
  const theme = themeOf(telling, day)
  if (!theme) return paragraphOf(tellQuietDay(telling, day, detail))
  const unit = unitToTell(telling, theme)
  return paragraphOf(
    unit ? tellUnit(telling, day, theme, unit, detail) : tellTheme(telling, day, theme, detail),
  )
}

/** The Moon touches something every few hours: what an author has written of it and the reader has not read. */
function themeOf(telling: Telling, { theme, others }: Day): Contact | undefined {
  const all = theme ? [theme, ...others] : []
  const isMoons = ({ fact, body }: Contact) => fact.kind === 'transit' && body === 'moon'
  // What the week and the month have announced is the day's theme, too.
  const announced = all.find((one) => !isMoons(one) && one.rank >= LEAST_OF_SEVERAL_DAYS)
  if (announced) return announced
  const awake = all.filter(({ rank }) => rank >= LEAST_OF_A_DAY)
  return (
    awake.find((one) => unitToTell(telling, one)) ?? awake.find((one) => hasLines(telling, one))
  )
}

/** A day as an author has written it, with its event after the first sentence, or every third day before it. */
function tellUnit(
  telling: Telling,
  day: Day,
  theme: Contact,
  unit: DayUnit,
  detail: number,
): (Draft | undefined)[] {
  const { teller } = telling
  const context = contextFor(telling, theme)
  const [claim, ...says] = teller.unit(unit) ?? []
  const event = tellDated(telling, theme, context, detail >= 0)
  const opening = startsWithEvent(day) ? [...event, claim] : [claim, ...event]
  const task = tellTask(telling, unit)
  return [...opening, ...says, ...extras(telling, day, theme, context).slice(0, detail), task].map(
    tell,
  )
}

type Part = Draft | undefined | (() => Draft | undefined)

/** What stands only where there is room is drawn only then. */
const tell = (part: Part) => (typeof part === 'function' ? part() : part)

const startsWithEvent = ({ date }: Day) => Math.floor(Date.parse(date) / 86_400_000) % 3 === 0

/** The event, which pass it is, and where the point stands: in the event itself, or with what the planet does there. */
function tellDated(
  telling: Telling,
  theme: Contact,
  context: PointContext,
  hasHabit: boolean,
): (Draft | undefined)[] {
  const habit = hasHabit && theme.point ? tellHabit(telling, context, toneOf(theme)) : undefined
  const place = habit || !theme.point ? undefined : placeOf(context)
  const event = tellEvent(telling, theme, whenToday(telling.reader, theme), { place })
  const isPlaced = place && event.sentences.some((sentence) => sentence.includes(place.text))
  return [
    event,
    ...tellPasses(telling, theme),
    habit ?? (place && !isPlaced ? tellPlace(telling, context) : undefined),
  ]
}

/** A contact that no author has written about, or whose thought the reader knows from the week. */
function tellTheme(
  telling: Telling,
  day: Day,
  theme: Contact,
  detail: number,
): (Draft | undefined)[] {
  const context = contextFor(telling, theme)
  const does = tellRole(telling, theme, 'does', 'use')
  const event = tellDated(telling, theme, context, detail >= 0)
  const opening = startsWithEvent(day) ? [...event, does] : [does, ...event]
  return [
    ...opening,
    () => tellPassMeaning(telling, theme),
    () => tellRole(telling, theme, 'shows'),
    ...(detail > 0 ? [() => tellRole(telling, theme, 'use')] : []),
    ...extras(telling, day, theme, context).slice(0, Math.max(0, detail - 1)),
    () => tellRole(telling, theme, 'task') ?? quietTask(telling, day),
  ].map(tell)
}

/** What else belongs to the touched point, for a text that is too short. */
function extras(telling: Telling, day: Day, theme: Contact, context: PointContext): Part[] {
  const { fact, quality } = theme
  const isLunation = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const person = () => tellPoint(telling, context, quality, [fact.id])
  return [
    () => (day.moon && !isLunation ? tellMoon(telling, day.moon) : undefined),
    () => tellClosest(telling, context),
    person,
    () => tellRole(telling, theme, 'use', 'shows'),
    person,
    ...othersOf(telling, ownPlanet(theme), fact.id),
  ]
}

/** An angle has no planet: its days are the Moon's. */
function ownPlanet({ point }: Contact): Planet {
  return point === undefined || point === 'asc' || point === 'mc' ? 'moon' : point
}

/** For a reader who has read the rest: the weightiest of the other planets. */
function othersOf(telling: Telling, planet: Planet, fact: string): Part[] {
  const { reader } = telling
  return planetsByWeight(reader)
    .filter((one) => one.planet !== planet)
    .map((one) => () => tellPoint(telling, pointContext(reader, one.planet), 'harmonious', [fact]))
}
