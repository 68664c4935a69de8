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
import { kinshipOf, narrateKinship } from './kinship.ts'
import { hasLines, hasReading, narrateBirthday, narrateDated, narrateMoment } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { contextFor } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { narratePassMeaning, narratePoint } from './sentences.ts'
import { narrateFastPass } from './week-fast-pass.ts'
import { isPassing, narrateEventWithMood } from './week-mood.ts'
import { narrateSceneOfEvent, sceneFor } from './week-scene.ts'
import { narrateStation } from './week-station.ts'
import type { WeekUnit } from './week-units.ts'

/** Below it a contact is not worth a date in a week. */
const LEAST_RANK = 27
/** With so many a week is not looked through for the Moon's. */
const ENOUGH = 3

/** The turn and what belongs to its question, in order of date. */
export function weekMoments(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): readonly ThemedDate[] {
  const { reader } = narration
  // What is on a reader's mind decides what a week is about, and not what else happens in it.
  const asTheyAre = themes
    .map((one) => (one === lead ? one : withoutInterest(reader, one)))
    .filter((one) => one === lead || !isSameSky(one.theme, lead.theme))
  const chosen = chosenOf(narration, asTheyAre, lead, most)
  const needed = asTheyAre.filter((one) => isNeeded(reader, one.theme))
  const goesOn = needed.some(({ date }) => date > lead.date)
  const all = goesOn ? chosen : withEnd(narration, asTheyAre, { lead, chosen, most })
  return [...new Set([...all, ...needed])].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  )
}

/** The theme that a date would have for anyone with this chart. */
function withoutInterest(reader: Reader, { date, theme, others }: ThemedDate): ThemedDate {
  const [first = theme, ...rest] = [theme, ...others.filter((one) => !isIndispensable(one))]
    .map((one) => ({ ...withoutFastPass(one), rank: one.rank - interest(reader, one) }))
    .toSorted((one, other) => other.rank - one.rank || one.fact.id.localeCompare(other.fact.id))
  return { date, theme: first, others: rest }
}

/** Whether two contacts are one event of the sky: a new or full Moon on a point, and what the Sun or the Moon does there besides. */
function isSameSky(one: Contact, other: Contact): boolean {
  const [lunation, light] = isLunation(one) ? [one, other] : [other, one]
  if (!isLunation(lunation) || !isOfLights(light)) return false
  const points = [lunation.point, lunation.easyTouch?.natal]
  return light.point !== undefined && points.includes(light.point)
}

const isLunation = ({ fact }: Contact) => fact.kind === 'lunation' || fact.kind === 'eclipse'
const isOfLights = ({ fact, body }: Contact) =>
  fact.kind === 'transit' && (body === 'sun' || body === 'moon')

function chosenOf(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): ThemedDate[] {
  const { reader } = narration
  const kinship = (one: Contact, main: Contact) => kinshipOf(reader, one, main)
  // Beside the turn, one of two contacts with a point is enough, unless there is little else.
  const isAlike = (one: ThemedDate, other: ThemedDate) =>
    most <= ENOUGH + 1 &&
    other !== lead &&
    one.theme.point !== undefined &&
    one.theme.point === other.theme.point
  const acts = ({ theme }: ThemedDate) =>
    theme.fact.kind === 'transit' || kinship(theme, lead.theme) > 0
  const choose = (some: readonly ThemedDate[], leastRank: number) =>
    momentsOf(some.filter(acts), lead, { most, leastRank, isAlike, kinshipOf: kinship })
  const readable = themes.filter(({ theme }) => hasReading(narration, theme))
  const weighty = choose(readable, LEAST_RANK)
  // A quiet week has lighter contacts, and at worst those of the Moon.
  if (weighty.length >= most) return weighty
  const light = choose(readable, LEAST_OF_SEVERAL_DAYS)
  if (light.length >= Math.min(most, ENOUGH)) return light
  return choose(
    themes.filter(({ theme }) => hasLines(narration, theme)),
    0,
  )
}

/** What is narrated whatever the week asks: besides the indispensable, a planet that stops at a light, an angle or the ruler of the chart. */
const isNeeded = (reader: Reader, contact: Contact) =>
  isIndispensable(contact) ||
  (contact.fact.kind === 'station' && contact.point !== undefined && isKey(reader, contact.point))

/** A week goes on after its turn: with a lighter contact where there is no other. */
function withEnd(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, chosen, most }: { lead: ThemedDate; chosen: readonly ThemedDate[]; most: number },
): readonly ThemedDate[] {
  if (chosen.at(-1) !== lead) return chosen
  const isAfter = ({ date, theme }: ThemedDate) =>
    date > lead.date &&
    theme.fact.kind === 'transit' &&
    (hasReading(narration, theme) || hasLines(narration, theme))
  const [end] = byRank(themes.filter(isAfter))
  return end ? [...chosen.slice(1 - most), end] : chosen
}

export interface WeekPlot {
  lead: ThemedDate
  unit: WeekUnit | undefined
  detail: number
}

/** What an event does to the question of the week; one that does nothing to it is left out, unless it is of weight. */
export function narrateWeekMoment(
  narration: Narration,
  { date, theme }: ThemedDate,
  { lead, unit, detail, isLast = false }: WeekPlot & { isLast?: boolean },
): Draft[] {
  const isLong = detail >= 4
  const isLater = isLast && date > lead.date
  const scene =
    unit && !isOfItsOwn(narration, theme, lead.theme) && sceneFor(narration, theme, unit, isLater)
  if (!scene) {
    if (unit && theme.rank < WEIGHTY && !isNeeded(narration.reader, theme)) return []
    const hasHabit = detail >= 3 || theme.fact.kind === 'station'
    const shape = { isLate: false, hasUse: detail >= 2, hasTask: isLong, hasHabit }
    const [event, ...more] =
      narrateMoment(narration, theme, { ...shape, isOfWeek: true }) ??
      narrateDated(narration, theme, whenOn(narration.reader, theme), { hasHabit, isOfWeek: true })
    return [event, narrateOwnCycle(narration, theme), ...more].filter((one) => one !== undefined)
  }
  const said = scene()
  const isBare = isPassing(theme) && (detail < 1 || narration.narrator.hasSaidOf(', so '))
  const inOne = detail < 3 && said && narrateSceneOfEvent(narration, theme, said, isBare)
  if (inOne) return [inOne]
  const event = narrateWeekEvent(narration, theme, { detail, isLater })
  const context = contextFor(narration, theme)
  const parts = [
    narrateFastPass(narration, theme),
    narrateBirthday(narration, theme),
    narrateKinship(narration, theme, lead.theme),
    narratePassMeaning(narration, theme),
    ...(theme.fact.kind === 'station' ? narrateStation(narration, theme) : []),
    detail >= 3 && theme.point !== lead.theme.point
      ? narratePoint(narration, context, theme.quality, [theme.fact.id])
      : undefined,
    said,
  ]
  return [...event, ...parts.filter((one) => one !== undefined)]
}

/** What has nothing to do with the question of a week and is told for its own sake. */
function isOfItsOwn({ reader }: Narration, theme: Contact, lead: Contact): boolean {
  return isOwnCycle(theme) || (isIndispensable(theme) && kinshipOf(reader, theme, lead) === 0)
}

/** From it on a contact is narrated for its own sake. */
const WEIGHTY = 60

/** The event, what it does to the point that it touches, and what else belongs to it. */
function narrateWeekEvent(
  narration: Narration,
  theme: Contact,
  { detail, isLater }: { detail: number; isLater: boolean },
): Draft[] {
  const whens = whenOn(narration.reader, theme)
  const drafts = narrateDated(narration, theme, whens, { hasHabit: detail >= 3, isOfWeek: true })
  const [plain, ...after] = drafts
  return plain
    ? [...narrateEventWithMood(narration, theme, plain, { isLater, isShort: detail < 1 }), ...after]
    : drafts
}
