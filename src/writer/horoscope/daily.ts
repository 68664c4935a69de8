import { houseScenes } from '#lore/corpus/horoscope/house-scenes.ts'
import { whatBodiesBring } from '#lore/corpus/horoscope/what-bodies-bring.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, LEAST_OF_A_DAY, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import type { Day } from './day.ts'
import { type TextUnit, textUnitOf } from './day-units.ts'
import { whenToday } from './event-sentences.ts'
import { hasLines, narrateTask } from './moments.ts'
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
 * A day as an author has written it, with its event after the first sentence, or every third day before it; the rest
 * of the day comes last.
 */
function narrateUnit(
  narration: Narration,
  day: Day,
  theme: Contact,
  unit: TextUnit,
  detail: number,
): (Draft | undefined)[] {
  const context = contextFor(narration, theme)
  const opening = unit.hasClaim ? undefined : narrateRole(narration, theme, 'does')
  const event = narrateUnitEvent(narration, theme, unit, context)
  const lines = narration.narrator.unit(unit) ?? []
  const hasScene = unit.isOfPoint && detail >= 1
  const scene = hasScene ? narrateScene(narration, theme, context, event, lines) : undefined
  const placed = scene ? lines.toSpliced(scene.after, 0, scene.draft) : lines
  const [claim, ...says] = unit.hasClaim ? placed : [opening, ...placed]
  const first = startsWithEvent(day) ? [...event, claim] : [claim, ...event]
  const [restOfDay, ...more] = extras(narration, day, theme, context).slice(
    0,
    Math.max(0, detail - (scene ? 1 : 0)),
  )
  const task = narrateTask(narration, unit)
  return [...first, ...says, ...more, task, restOfDay].map(tell)
}

/** The event with what the unit leaves open: the house, the sign, or what the moving body brings. */
function narrateUnitEvent(
  narration: Narration,
  theme: Contact,
  unit: TextUnit,
  context: PointContext,
): (Draft | undefined)[] {
  const whens = whenToday(narration.reader, theme)
  const place = theme.point && (unit.isOfPoint ? housePlaceOf(context) : placeOf(context))
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

/** Where a habit shows most, after the sentence that names it; not where the next one would lose its subject. */
function narrateScene(
  { narrator }: Narration,
  { fact }: Contact,
  { house, name }: PointContext,
  event: readonly (Draft | undefined)[],
  lines: readonly Draft[],
): { draft: Draft; after: number } | undefined {
  const after = lines.findIndex(({ sentences }) => sentences[0]?.includes(name)) + 1
  const next = lines[after]?.sentences[0]
  const isPlaced = event.some((one) => one?.sentences.some((text) => text.includes(' house, ')))
  if (
    !house ||
    !isPlaced ||
    !next ||
    /^(?:It|That|This|These|They|So|Then|There|Here|Both)\b/.test(next)
  )
    return undefined
  const pool = { name: `house-scene/${house}`, lines: houseScenes[house] }
  const draft = narrator.line([pool], { facts: [fact.id] })
  return draft && { draft, after }
}

type Part = Draft | undefined | (() => Draft | undefined)

/** What stands only where there is room is drawn only then. */
const tell = (part: Part) => (typeof part === 'function' ? part() : part)

const startsWithEvent = ({ date }: Day) => Math.floor(Date.parse(date) / 86_400_000) % 3 === 0

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
  ].map(tell)
}

/** What else belongs to the touched point, for a text that is too short. */
function extras(narration: Narration, day: Day, theme: Contact, context: PointContext): Part[] {
  const { fact, quality } = theme
  const isLunation = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const person = () => narratePoint(narration, context, quality, [fact.id])
  return [
    () => (day.moon && !isLunation ? narrateMoon(narration, day.moon) : undefined),
    () => narrateClosest(narration, context),
    person,
    () => narrateRole(narration, theme, 'use', 'shows'),
    person,
    ...othersOf(narration, ownPlanet(theme), fact.id),
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
