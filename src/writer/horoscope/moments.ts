import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { Contact } from './contacts.ts'
import { whenOn, whenThatDay } from './event-sentences.ts'
import { tellHabit, tellPlace } from './places.ts'
import { placeOf } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateIn, dateOf } from './reader.ts'
import { tellEvent, tellPasses, tellPassMeaning, tellRole } from './sentences.ts'
import type { Draft } from './storyteller.ts'
import type { Telling } from './telling.ts'
import { type DayUnit, dayUnitOf } from './thoughts.ts'
import { toneOf } from './tone.ts'

export interface MomentShape {
  /** Whether the event comes after the first sentence of its reading. */
  isLate: boolean
  hasTask: boolean
  /** Whether it says as well what the time is good for, where no author has written of it. */
  hasUse: boolean
  /** Whether it says what the touched point does in this person. */
  hasHabit?: boolean
}

/** A dated moment with its reading; undefined where there is nothing new to say of it. */
export function tellMoment(
  telling: Telling,
  contact: Contact,
  { isLate, hasHabit = false, ...shape }: MomentShape,
): Draft[] | undefined {
  const reading = tellReading(telling, contact, shape)
  if (!reading) return undefined
  const [first, ...rest] = reading
  const event = tellDated(telling, contact, whenOn(telling.reader, contact), { hasHabit })
  return isLate ? [first, ...event, ...rest] : [...event, first, ...rest]
}

/** What an author has written of it, or else a line of what it does and one of how it shows. */
function tellReading(
  telling: Telling,
  contact: Contact,
  { hasTask, hasUse }: Pick<MomentShape, 'hasTask' | 'hasUse'>,
): [Draft, ...Draft[]] | undefined {
  const { reader, teller } = telling
  const unit = dayUnitOf(reader, contact)
  const says = unit && teller.unit(unit)
  if (says) {
    const task = hasTask && tellTask(telling, unit)
    return [...says, ...(task ? [task] : [])] as [Draft, ...Draft[]]
  }
  const does = tellRole(telling, contact, 'does', 'use')
  const shows = does && tellRole(telling, contact, 'shows', 'use')
  if (!does || !shows) return undefined
  const others = [
    tellPassMeaning(telling, contact),
    hasUse && tellRole(telling, contact, 'use'),
    hasTask && tellRole(telling, contact, 'task'),
  ]
  return [does, shows, ...others.filter((one): one is Draft => Boolean(one))]
}

/** What to do on such a day. */
export function tellTask({ teller }: Telling, { name, task: { says, facts } }: DayUnit) {
  return teller.line([{ name: `${name}/task`, lines: [says] }], { facts })
}

/** Whether there is something new to say of a contact. */
export function hasReading(telling: Telling, contact: Contact): boolean {
  if (unitToTell(telling, contact)) return true
  // The one line of each role is left for the day.
  return !isOneLined(contact) && hasLines(telling, contact)
}

/** What an author has written of a contact, if the reader has not read it. */
export function unitToTell({ reader, teller }: Telling, contact: Contact): DayUnit | undefined {
  const unit = dayUnitOf(reader, contact)
  return unit && teller.canTell(unit) ? unit : undefined
}

/** Whether a contact has lines that the reader has not read. */
export function hasLines({ teller }: Telling, { lines }: Contact): boolean {
  const { does = [], shows = [] } = lines
  return teller.hasNew(does) && teller.hasNew(shows)
}

const isOneLined = ({ fact, body, point }: Contact) =>
  fact.kind === 'transit' && !isSlowBody(body) && isGenerational(point ?? '')

/** "The turn is Thursday, December 17. Around 2:50 p.m. …" */
export function tellTurn(
  telling: Telling,
  contact: Contact,
  { hasHabit = false }: Pick<MomentShape, 'hasHabit'> = {},
): Draft[] {
  const { reader, teller } = telling
  const date = dateIn(contact.fact.at)
  const ways = [`The turn is ${date}.`, `The turn comes on ${date}.`, `${date}, is the turn.`]
  const facts = [contact.fact.id]
  const day = teller.state('turn', ways, { facts, moment: contact.fact.id })
  const whens = whenThatDay(reader, contact)
  const event = tellDated(telling, contact, whens, { isDated: false, hasHabit })
  const birthday = tellBirthday(telling, contact)
  return [day, ...event, ...(birthday ? [birthday] : [])]
}

/** The Sun comes back to its place on the birthday or a day beside it. */
function tellBirthday({ reader, teller }: Telling, { fact, body, point, aspect }: Contact) {
  const [birthday] = reader.ofKind('birthday')
  if (!birthday || body !== 'sun' || point !== 'sun' || aspect !== 'conjunction') return undefined
  const [day, date] = [birthday.at, fact.at].map(dateOf)
  const text = day === date ? "It's your birthday." : `Your birthday is ${dateIn(birthday.at)}.`
  return teller.state('birthday', [text], { facts: [birthday.id] })
}

/** The event, which pass it is, and where the touched point stands unless the text has said so. */
export function tellDated(
  telling: Telling,
  contact: Contact,
  whens: Parameters<typeof tellEvent>[2],
  { isDated = true, hasHabit = false } = {},
): Draft[] {
  const context = contextFor(telling, contact)
  const isKnown = telling.teller.hasSaidOf(`your ${context.name} is in`, `your ${context.name}, in`)
  const habit = hasHabit ? tellHabit(telling, context, toneOf(contact)) : undefined
  const place = contact.point && !isKnown && !habit ? placeOf(context) : undefined
  const event = tellEvent(telling, contact, whens, { isDated, place })
  const isPlaced = !place || event.sentences.some((sentence) => sentence.includes(place.text))
  const after = [
    ...tellPasses(telling, contact),
    isPlaced ? undefined : tellPlace(telling, context),
  ]
  return [event, ...after.filter((one) => one !== undefined)]
}
