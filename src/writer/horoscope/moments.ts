import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/passage.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Role } from './contact-lines.ts'
import { type Contact, isSlow } from './contacts.ts'
import { whenOn, whenThatDay } from './event-sentences.ts'
import { type PointContext, pointContext } from './points.ts'
import { dateIn, type Reader } from './reader.ts'
import {
  type Telling,
  tellClosest,
  tellEvent,
  tellHistory,
  tellPoint,
  tellRole,
} from './sentences.ts'
import type { Draft } from './storyteller.ts'

/** The point of the birth chart that a contact is read on; for a Moon or a planet in a house, who lives there. */
export function pointOf(reader: Reader, { point, fact, body }: Contact): NatalPoint {
  if (point) return point
  const house = houseIn(fact)
  const residents = [...reader.spine.planets.values()].filter((one) => one.house === house && house)
  const [resident] = residents.toSorted((one, other) => other.weight - one.weight)
  if (resident) return resident.planet
  return body === 'chiron' ? 'moon' : (body as Planet)
}

function houseIn(fact: Contact['fact']): House | undefined {
  if (fact.kind === 'lunation' || fact.kind === 'eclipse' || fact.kind === 'house-entry')
    return fact.house as House | undefined
  return fact.kind === 'station' ? (fact.house as House | undefined) : undefined
}

/** The house in which a contact takes place: that of the point it touches. */
export function houseOf(reader: Reader, contact: Contact): House | undefined {
  if (contact.point === 'asc') return contact.aspect === 'opposition' ? 7 : 1
  if (contact.point === 'mc') return contact.aspect === 'opposition' ? 4 : 10
  return (contact.point && pointContext(reader, contact.point).house) ?? houseIn(contact.fact)
}

export function contextFor({ reader }: Telling, contact: Contact): PointContext {
  return pointContext(reader, pointOf(reader, contact))
}

interface MomentShape {
  isTurn: boolean
  /** Whether the date comes after what it brings. */
  isLate: boolean
  hasScene: boolean
  /** Whether it says what the touched point does in this person. */
  hasPerson: boolean
  /** Whether it says as well what goes with the touched point. */
  hasCompany: boolean
  /** Which line comes first. What a monthly and a weekly text leave is the daily text's. */
  roles: readonly Role[]
}

/** A moment with its date, its history and what it does. */
export function tellMoment(
  telling: Telling,
  contact: Contact,
  { isTurn, isLate, hasScene, hasPerson, hasCompany, roles }: MomentShape,
): (Draft | undefined)[] {
  const { reader } = telling
  const does = () =>
    tellRole(telling, contact, ...(isOneLined(contact) ? roles.slice(0, 1) : roles))
  const scene = () =>
    hasScene && !isOneLined(contact) ? tellRole(telling, contact, 'shows', 'use') : undefined
  const person = () =>
    hasPerson
      ? tellPoint(telling, contextFor(telling, contact), contact.quality, [contact.fact.id])
      : undefined
  const company = () =>
    hasCompany ? tellClosest(telling, contextFor(telling, contact)) : undefined
  if (isTurn) {
    const day = tellTurn(telling, contact)
    const event = tellEvent(telling, contact, whenThatDay(reader, contact), { isDated: false })
    return [day, event, ...tellHistory(telling, contact), person(), company(), does(), scene()]
  }
  const event = () => tellEvent(telling, contact, whenOn(reader, contact))
  // Paragraphs that all begin with a date read like a timetable.
  if (isLate && hasScene)
    return [does(), event(), ...tellHistory(telling, contact), person(), company(), scene()]
  return [event(), ...tellHistory(telling, contact), person(), company(), does(), scene()]
}

/** Of a planet of a whole generation, a fast one has one line of each role: a daily text needs the others. */
function isOneLined(contact: Contact): boolean {
  return !isSlow(contact) && /^(?:uranus|neptune|pluto)$/.test(contact.point ?? '')
}

function tellTurn({ teller }: Telling, { fact }: Contact): Draft {
  const date = dateIn(fact.at)
  const ways = [`The turn is ${date}.`, `The turn comes on ${date}.`, `${date}, is the turn.`]
  return teller.state('turn', ways, { facts: [fact.id], moment: fact.id })
}
