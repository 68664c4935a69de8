import { isLunation } from '#sky/forecast-facts.ts'
import {
  type Contact,
  interest,
  isKey,
  LEAST_OF_SEVERAL_DAYS,
  withoutFastPass,
} from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { whenOn } from './event-sentences.ts'
import { isIndispensable, isOwnCycle, narrateOwnCycle } from './indispensable.ts'
import { isOfLead, kinshipOf, narrateKinship, weekKinshipOf } from './kinship.ts'
import { hasLines, hasReading, narrateBirthday, narrateDated, narrateMoment } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { contextFor, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { narratePassMeaning, narratePoint } from './sentences.ts'
import { withFastPass } from './week-fast-pass.ts'
import { narrateEventWithMood } from './week-mood.ts'
import { narrateSceneOfEvent, sceneFor } from './week-scene.ts'
import { narrateStation } from './week-station.ts'
import { secondOf } from './week-turn.ts'
import type { WeekUnit } from './week-units.ts'

/** Below it a contact is not worth a date in a week. */
const LEAST_RANK = 27
const LAST_DETAIL = 5
/** With so many a week is not looked through for the Moon's. */
const ENOUGH = 3

/** The turn and what belongs to its question, in order of time. */
export function weekMoments(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, unit, most, detail }: WeekPlot & { most: number },
): readonly ThemedDate[] {
  const { reader } = narration
  // The reader's concerns decide what a week is about, but not which other events it has.
  const asTheyAre = themes
    .map((one) => (one === lead ? one : withoutInterest(reader, one)))
    .flatMap((one) => [one, ...secondsOf(reader, one, lead)])
    .filter((one) => one === lead || !isSameSky(one.theme, lead.theme))
  const weighty = asTheyAre.filter((one) => one === lead || !isEasyMoon(one.theme))
  // The last resort of a text that would be too short.
  const worthy = weighty.length > 1 && detail < LAST_DETAIL ? weighty : asTheyAre
  const chosen = chosenOf(narration, worthy, { lead, unit, most })
  const needed = worthy.filter((one) => isNeeded(reader, one.theme))
  const goesOn = needed.some(({ date }) => date > lead.date)
  const all = goesOn ? chosen : withEnd(narration, worthy, { lead, unit, chosen, most })
  return [...new Set([...all, ...needed])].toSorted((one, other) =>
    one.theme.fact.at.localeCompare(other.theme.fact.at),
  )
}

/** Other contacts of a date that deserve a moment of their own: they belong to the question, or touch a light, an angle or the ruler of the chart. */
function secondsOf(
  reader: Reader,
  { date, theme: first, others }: ThemedDate,
  lead: ThemedDate,
): ThemedDate[] {
  const second = secondOf(reader, lead)
  const isWorthy = (one: Contact) =>
    one.body !== 'moon' &&
    one !== second &&
    one.rank >= LEAST_RANK &&
    one.body !== first.body &&
    (isOfLead(reader, one, lead.theme) || (one.point !== undefined && isKey(reader, one.point)))
  return others
    .filter((one) => isWorthy(one) && !isIndispensable(one))
    .map((theme) => ({ date, theme: withoutFastPass(theme), others: [] }))
}

/** It is over in two hours, and little comes of it. */
export const isEasyMoon = ({ fact, body, quality }: Contact) =>
  fact.kind === 'transit' && body === 'moon' && quality === 'harmonious'

/** The theme that a date would have for anyone with this chart. */
function withoutInterest(reader: Reader, { date, theme, others }: ThemedDate): ThemedDate {
  const [first = theme, ...rest] = [theme, ...others.filter((one) => !isIndispensable(one))]
    .map((one) => ({ ...withoutFastPass(one), rank: one.rank - interest(reader, one) }))
    .toSorted((one, other) => other.rank - one.rank || one.fact.id.localeCompare(other.fact.id))
  return { date, theme: first, others: rest }
}

/** Whether two contacts are one event in the sky: a new or full Moon on a point, and a transit of the Moon or, within a day, of the Sun to that point. */
function isSameSky(one: Contact, other: Contact): boolean {
  const [lunation, light] = isLunation(one.fact) ? [one, other] : [other, one]
  if (!isLunation(lunation.fact) || !isOfLights(light)) return false
  const orbDegrees = (lunation.touch ?? lunation.easyTouch)?.orbDegrees ?? 0
  if (light.body === 'sun' && orbDegrees > DEGREES_OF_A_DAY) return false
  const points = [lunation.point, lunation.easyTouch?.natal]
  return light.point !== undefined && points.includes(light.point)
}

/** So far the Sun moves in a day. */
const DEGREES_OF_A_DAY = 1

const isOfLights = ({ fact, body }: Contact) =>
  fact.kind === 'transit' && (body === 'sun' || body === 'moon')

function chosenOf(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, unit, most }: Pick<WeekPlot, 'lead' | 'unit'> & { most: number },
): ThemedDate[] {
  const { reader } = narration
  const kinship = (one: Contact, main: Contact) => weekKinshipOf(reader, one, main)
  const ledPoint = pointOf(reader, lead.theme)
  // One of two contacts with a point is enough, unless the week is about it or there is little else.
  const isAlike = (one: ThemedDate, other: ThemedDate) =>
    most <= ENOUGH + 1 &&
    other !== lead &&
    one.theme.point !== undefined &&
    one.theme.point !== ledPoint &&
    one.theme.point === other.theme.point
  const acts = ({ theme }: ThemedDate) =>
    theme.fact.kind === 'transit' || theme.rank >= WEIGHTY || kinship(theme, lead.theme) > 0
  const choose = (some: readonly ThemedDate[], leastRank: number) =>
    momentsOf(some.filter(acts), lead, { most, leastRank, isAlike, kinshipOf: kinship })
  // A scene of the question is reading enough.
  const readable = unit ? themes : themes.filter(({ theme }) => hasReading(narration, theme))
  const weighty = choose(readable, LEAST_RANK)
  // A quiet week has lighter contacts, and at worst those of the Moon.
  if (weighty.length >= most) return weighty
  const light = choose(readable, LEAST_OF_SEVERAL_DAYS)
  if (light.length >= Math.min(most, ENOUGH)) return light
  return choose(
    themes.filter(({ theme }) => unit !== undefined || hasLines(narration, theme)),
    0,
  )
}

/** Whether a contact is narrated whatever the question of the week is: an indispensable one, or a station on a light, an angle or the ruler of the chart. */
const isNeeded = (reader: Reader, contact: Contact) =>
  isIndispensable(contact) ||
  (contact.fact.kind === 'station' && contact.point !== undefined && isKey(reader, contact.point))

/** Continues a week after its turn, with a lighter contact if there is no other. */
function withEnd(
  narration: Narration,
  themes: readonly ThemedDate[],
  {
    lead,
    unit,
    chosen,
    most,
  }: Pick<WeekPlot, 'lead' | 'unit'> & { chosen: readonly ThemedDate[]; most: number },
): readonly ThemedDate[] {
  if (chosen.some(({ theme }) => theme.fact.at > lead.theme.fact.at)) return chosen
  const isAfter = ({ date, theme }: ThemedDate) =>
    date > lead.date &&
    theme.fact.kind === 'transit' &&
    (unit !== undefined || hasReading(narration, theme) || hasLines(narration, theme))
  const [end] = byRank(themes.filter(isAfter))
  if (!end) return chosen
  const others = chosen.filter((one) => one !== lead)
  return [...others.slice(Math.max(0, others.length + 2 - most)), lead, end]
}

export interface WeekPlot {
  lead: ThemedDate
  unit: WeekUnit | undefined
  detail: number
}

interface Place {
  isLast?: boolean
  /** Whether the moment before it is of the same date. */
  isSameDay: boolean
}

/** Writes how an event affects the question of the week. An event that does not is left out, unless it is important. */
export function narrateWeekMoment(
  narration: Narration,
  { theme }: ThemedDate,
  { lead, unit, detail, isSameDay, isLast = false }: WeekPlot & Place,
): Draft[] {
  const isLater = isLast && theme.fact.at > lead.theme.fact.at
  const scene =
    unit && !isOfItsOwn(narration, theme, lead.theme) && sceneFor(narration, theme, unit, isLater)
  if (!scene) return narrateWithoutScene(narration, theme, { unit, detail, isSameDay })
  const said = scene()
  const inOne = detail < 3 && said && narrateSceneOfEvent(narration, theme, said, isSameDay)
  if (inOne) return [inOne]
  const context = contextFor(narration, theme)
  // General lines on the contact would separate the event from what this reader meets.
  const parts = [
    ...narrateWeekEvent(narration, theme, { detail, isSameDay }),
    narrateBirthday(narration, theme),
    narrateKinship(narration, theme, lead.theme),
    narratePassMeaning(narration, theme),
    ...(theme.fact.kind === 'station' ? narrateStation(narration, theme) : []),
    detail >= 3 && theme.point !== lead.theme.point
      ? narratePoint(narration, context, theme.quality, [theme.fact.id])
      : undefined,
    said,
  ]
  return parts.filter((one) => one !== undefined)
}

/** Whether a contact is unrelated to the question of the week and narrated for its own sake. */
function isOfItsOwn({ reader }: Narration, theme: Contact, lead: Contact): boolean {
  return isOwnCycle(theme) || (isIndispensable(theme) && kinshipOf(reader, theme, lead) === 0)
}

/** From this rank on, a contact is narrated for its own sake. */
const WEIGHTY = 60

/** An authored line on the contact, or one on what it does to the point that it touches. */
function narrateWithoutScene(
  narration: Narration,
  theme: Contact,
  { unit, detail, isSameDay }: Pick<WeekPlot, 'unit' | 'detail'> & { isSameDay: boolean },
): Draft[] {
  const hasHabit = detail >= 3 || theme.fact.kind === 'station'
  const isWhole = !unit || theme.rank >= WEIGHTY || isNeeded(narration.reader, theme)
  if (!isWhole) {
    const [event, ...more] = narrateWeekEvent(narration, theme, { detail, isSameDay })
    const drafts = event ? narrateEventWithMood(narration, theme, event) : []
    return [...drafts, ...more].filter((one) => one !== undefined)
  }
  const shape = { isLate: false, hasUse: detail >= 2, hasTask: detail >= 4, hasHabit }
  const [event, ...more] =
    narrateMoment(narration, theme, { ...shape, isOfWeek: true }) ??
    narrateDated(narration, theme, whenOn(narration.reader, theme), { hasHabit, isOfWeek: true })
  return [event, narrateOwnCycle(narration, theme), ...more].filter((one) => one !== undefined)
}

/** The event, with the other dates of a fast planet, and what the touched point does in this person. */
function narrateWeekEvent(
  narration: Narration,
  theme: Contact,
  { detail, isSameDay }: { detail: number; isSameDay: boolean },
): Draft[] {
  const { reader } = narration
  const whens = whenOn(reader, theme, isSameDay)
  const dated = narrateDated(narration, theme, whens, { hasHabit: detail >= 3, isOfWeek: true })
  return dated.map((one, index) =>
    index === 0 ? withFastPass(reader, theme, one, isSameDay) : one,
  )
}
