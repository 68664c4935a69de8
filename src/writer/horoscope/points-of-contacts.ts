import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { Planet } from '#sky/bodies.ts'
import {
  type EclipseFact,
  isLunation,
  type LunationFact,
  type TransitWindowFact,
} from '#sky/forecast-facts.ts'
import type { Contact } from './contacts.ts'
import { type PointContext, pointContext } from './points.ts'
import { planetsByWeight, type Reader } from './reader.ts'

/** An event, or a slow contact that lasts. */
export type Acting = Pick<
  Contact,
  'body' | 'point' | 'quality' | 'aspect' | 'touch' | 'easyTouch'
> & {
  fact: Contact['fact'] | TransitWindowFact
}

/** The point of the birth chart that a contact is read on; for a Moon or a planet in a house, who lives there, else what the Moon makes an easy angle to. */
export function pointOf(reader: Reader, { point, fact, body, easyTouch }: Acting): NatalPoint {
  if (point) return point
  const house = houseIn(fact)
  const resident = house && planetsByWeight(reader).find((one) => one.house === house)
  if (resident) return resident.planet
  if (easyTouch) return easyTouch.natal
  return body === 'chiron' ? 'moon' : (body as Planet)
}

function houseIn(fact: Acting['fact']): House | undefined {
  if (isLunation(fact) || fact.kind === 'house-entry') return fact.house as House | undefined
  return fact.kind === 'station' ? (fact.house as House | undefined) : undefined
}

/** The house in which a contact takes place: that of the point it touches. */
export function houseOf(reader: Reader, contact: Acting): House | undefined {
  if (contact.point === 'asc') return contact.aspect === 'opposition' ? 7 : 1
  if (contact.point === 'mc') return contact.aspect === 'opposition' ? 4 : 10
  return (contact.point && pointContext(reader, contact.point).house) ?? houseIn(contact.fact)
}

/** Whether a contact is on either end of an axis, and so belongs to the house that begins there. */
export const isOnAngle = ({ point, aspect }: Pick<Acting, 'point' | 'aspect'>): boolean =>
  (point === 'asc' || point === 'mc') && aspect !== 'square'

/** The house in which a lunation begins or ends something: where it falls, unless it falls on an angle. */
export const houseOfLunation = (reader: Reader, contact: Acting): House | undefined =>
  isOnAngle(contact) ? houseOf(reader, contact) : houseIn(contact.fact)

/** A Moon by what it does: an eclipse of the Sun is a new one. */
export function newOrFull(fact: LunationFact | EclipseFact): 'new' | 'full' {
  const isNew = fact.kind === 'eclipse' ? fact.of === 'solar' : fact.phase === 'new'
  return isNew ? 'new' : 'full'
}

export function contextFor({ reader }: { reader: Reader }, contact: Contact): PointContext {
  return pointContext(reader, pointOf(reader, contact))
}

/** Whether a contact concerns the point that it is read on: a lunation in an empty house concerns none. */
export function concerns({ point, fact }: Contact, { house }: PointContext): boolean {
  if (point !== undefined) return true
  return house !== undefined && houseIn(fact) === house
}
