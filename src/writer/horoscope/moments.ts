import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { Contact } from './contacts.ts'
import { type When, whenOn } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { narratePlacedEvent } from './placed-event.ts'
import { narrateHabit } from './places.ts'
import { placeOf } from './points.ts'
import { concerns, contextFor } from './points-of-contacts.ts'
import { dateIn, dateOf, type Reader } from './reader.ts'
import { narratePassMeaning, narrateRole } from './sentences.ts'
import { type DayUnit, dayUnitOf } from './thoughts.ts'
import { toneOf } from './tone.ts'

export interface MomentShape {
  /** Whether the event comes after the first sentence of its reading. */
  isLate: boolean
  hasTask: boolean
  /** Whether it also says what the time is good for, if there are no authored lines. */
  hasUse: boolean
  /** Whether it says what the touched point does in this person. */
  hasHabit?: boolean
  isOfWeek?: boolean
}

/** A dated moment with its reading; undefined if there is nothing new to say about it. */
export function narrateMoment(
  narration: Narration,
  contact: Contact,
  { isLate, hasHabit = false, isOfWeek = false, ...shape }: MomentShape,
): Draft[] | undefined {
  const reading = narrateReading(narration, contact, shape)
  if (!reading) return undefined
  const [first, ...rest] = reading
  const whens = whenOn(narration.reader, contact)
  const event = narrateDated(narration, contact, whens, { hasHabit, isOfWeek })
  return isLate ? [first, ...event, ...rest] : [...event, first, ...rest]
}

/** The authored reading of the contact, or else a line on what it does and one on how it shows. */
function narrateReading(
  narration: Narration,
  contact: Contact,
  { hasTask, hasUse }: Pick<MomentShape, 'hasTask' | 'hasUse'>,
): [Draft, ...Draft[]] | undefined {
  const { reader, narrator } = narration
  const unit = datedUnitOf(reader, contact)
  const says = unit && narrator.unit(unit)
  if (says) {
    const task = hasTask && narrateTask(narration, unit)
    return [...says, ...(task ? [task] : [])] as [Draft, ...Draft[]]
  }
  const does = narrateRole(narration, contact, 'does', 'use')
  const shows = does && narrateRole(narration, contact, 'shows', 'use')
  if (!does || !shows) return undefined
  const others = [
    narratePassMeaning(narration, contact),
    hasUse && narrateRole(narration, contact, 'use'),
    hasTask && narrateRole(narration, contact, 'task'),
  ]
  return [does, shows, ...others.filter((one): one is Draft => Boolean(one))]
}

/** What to do on such a day. */
export function narrateTask({ narrator }: Narration, { name, task: { says, facts } }: DayUnit) {
  return narrator.line([{ name: `${name}/task`, lines: [says] }], { facts })
}

/** Whether there is something new to say of a contact. */
export function hasReading(narration: Narration, contact: Contact): boolean {
  if (unitToNarrate(narration, contact)) return true
  // The one line of each role is left for the day.
  return !isOneLined(contact) && hasLines(narration, contact)
}

/** The authored lines on a contact that are new to the reader. */
export function unitToNarrate(
  { reader, narrator }: Narration,
  contact: Contact,
): DayUnit | undefined {
  const unit = datedUnitOf(reader, contact)
  return unit && narrator.canNarrate(unit) ? unit : undefined
}

/** A text about several days must not say "today". */
function datedUnitOf(reader: Reader, contact: Contact): DayUnit | undefined {
  const unit = dayUnitOf(reader, contact)
  return unit?.lines.some(({ says }) => /\btoday\b/i.test(says)) ? undefined : unit
}

/** Whether a contact has lines that the reader has not read. */
export function hasLines({ narrator }: Narration, { lines }: Contact): boolean {
  const { does = [], shows = [] } = lines
  return narrator.hasNew(does) && narrator.hasNew(shows)
}

const isOneLined = ({ fact, body, point }: Contact) =>
  fact.kind === 'transit' && !isSlowBody(body) && isGenerational(point ?? '')

/** Whether the contact is the solar return, on the birthday or the day before or after it. */
export const isOnBirthday = ({ reader }: Narration, { body, point, aspect }: Contact) =>
  reader.ofKind('birthday').length > 0 &&
  body === 'sun' &&
  point === 'sun' &&
  aspect === 'conjunction'

export function narrateBirthday(narration: Narration, contact: Contact): Draft | undefined {
  const { reader, narrator } = narration
  const { fact } = contact
  const [birthday] = reader.ofKind('birthday')
  if (!birthday || !isOnBirthday(narration, contact)) return undefined
  const [day, date] = [birthday.at, fact.at].map(dateOf)
  const text = day === date ? "It's your birthday." : `Your birthday is ${dateIn(birthday.at)}.`
  return narrator.state('birthday', [text], { facts: [birthday.id] })
}

interface DatedShape {
  isDated?: boolean
  hasHabit?: boolean
  /** Whether it says when the other passes are. */
  hasPasses?: boolean
  /** The event, if it has been narrated. */
  event?: Draft | undefined
  /** In a week a fast planet has neither its other dates nor a sentence about the point that it touches. */
  isOfWeek?: boolean
}

/** The event, its pass, and the sign and house of the touched point unless the text has named them. */
export function narrateDated(
  narration: Narration,
  contact: Contact,
  whens: readonly When[],
  { isDated = true, hasHabit = false, hasPasses = true, event, isOfWeek = false }: DatedShape = {},
): Draft[] {
  const context = contextFor(narration, contact)
  const isKnown = narration.narrator.hasSaidOf(
    `your ${context.name} is in`,
    `your ${context.name}, in`,
    `your ${context.name} rules`,
    `your ${context.name} in`,
  )
  const habit =
    hasHabit && concerns(contact, context)
      ? narrateHabit(narration, context, toneOf(contact))
      : undefined
  const place = contact.point && !isKnown && !habit ? placeOf(context) : undefined
  const isBrief = isOfWeek
  const shape = { whens, isDated, event, place, habit, hasPasses, isBrief }
  return narratePlacedEvent(narration, contact, shape)
}
