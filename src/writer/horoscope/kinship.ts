import type { NatalPoint } from '#lore/transit-meaning.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type ClosestAspect, pointContext } from './points.ts'
import { type Acting, houseOf, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { isClause } from './sentences.ts'

/** How much closer to a week's question a contact is that shares the point, the house or an aspect with its main one. */
const SAME_POINT = 14
const SAME_HOUSE = 12
const IN_ASPECT = 10
const SAME_BODY = 4

export function kinshipOf(reader: Reader, one: Acting, lead: Contact): number {
  if (one === lead) return 0
  const [own, point] = [pointOf(reader, one), pointOf(reader, lead)]
  if (own === point) return SAME_POINT
  const house = houseOf(reader, lead)
  if (house !== undefined && houseOf(reader, one) === house) return SAME_HOUSE
  if (natalAspect(reader, one, lead)) return IN_ASPECT
  return one.body === point ? SAME_BODY : 0
}

/** The bonus of a contact that belongs to the question of the week. */
const OF_LEAD = 20
const DISPOSITOR = 12

/** How much a contact belongs to what a week is about: its planet, the ruler of that, its house, or the natal partner. */
export function weekKinshipOf(reader: Reader, one: Acting, lead: Contact): number {
  if (one === lead) return 0
  const own = kinshipOf(reader, one, lead)
  const close = Math.max(own, isDispositor(reader, one, lead) ? DISPOSITOR : 0)
  // The Moon touches every point twice in a week.
  const isMoons = one.fact.kind === 'transit' && one.body === 'moon'
  return close + (close >= IN_ASPECT && !isMoons ? OF_LEAD : 0)
}

export const isOfLead = (reader: Reader, one: Acting, lead: Contact): boolean =>
  weekKinshipOf(reader, one, lead) >= OF_LEAD

/** Whether it touches the planet that rules the sign of the point that the main one touches. */
function isDispositor(reader: Reader, { point }: Acting, lead: Contact): boolean {
  const { sign } = pointContext(reader, pointOf(reader, lead))
  return point !== undefined && sign !== undefined && traditionalRulers[sign] === point
}

/** Between the two touched points, in the birth chart. */
function natalAspect(reader: Reader, one: Acting, lead: Contact): ClosestAspect | undefined {
  return one.point ? aspectOf(reader, one.point, pointOf(reader, lead)) : undefined
}

export function aspectOf(
  reader: Reader,
  one: NatalPoint,
  other: NatalPoint,
): ClosestAspect | undefined {
  const isOfBoth = ({ name }: ClosestAspect) =>
    name === `pair/${one}~${other}/` || name === `pair/${other}~${one}/`
  return pointContext(reader, one).company.find(isOfBoth)
}

/** "Your Mars is square your Venus, and …": why a contact belongs to the question of a week. */
export function narrateKinship(
  { reader, narrator }: Narration,
  contact: Contact,
  lead: Contact,
): Draft | undefined {
  const aspect = natalAspect(reader, contact, lead)
  if (!aspect) return undefined
  // The opening may have named it.
  if (narrator.hasUsed(aspect.name)) return undefined
  const bond = `Your ${pointContext(reader, pointOf(reader, contact)).name} is ${aspect.phrase}`
  // A habit of both planets is a tendency of this chart, not a consequence of the aspect alone.
  const joined = (says: string) =>
    isClause(says) && !says.includes(', and ') ? `${bond}, and ${lowered(says)}` : undefined
  return narrator.lineInOneWay(aspect.pools, [joined], aspect.facts)
}
