import type {
  HistoryFact,
  NodeReturnFact,
  TimedFact,
  TouchFact,
  TransitWindowFact,
} from '#sky/forecast-facts.ts'
import type { Claim, NamedAspect } from './claim.ts'
import type { CalendarDay, Point } from './mention.ts'
import { hasOrb } from './natal-support.ts'
import type { NamedPoint } from './subjects.ts'

type Supports = (fact: TimedFact, claim: Claim) => boolean

/** @param supports whether a sky event is evidence; handed in because it is built on this file */
export function historyFactSupports(fact: HistoryFact, claim: Claim, supports: Supports): boolean {
  switch (fact.kind) {
    case 'transit-window':
      return windowSupports(fact, claim)
    case 'touch':
      return touchSupports(fact, claim, supports)
    case 'node-return':
      return nodeReturnSupports(fact, claim)
    case 'birthday':
      return claim.kind === 'birthday'
  }
}

function windowSupports(fact: TransitWindowFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return isEnd(fact.body, claim.of) || aspectWith(fact, claim.of) !== undefined
    case 'aspect':
      // It is exact on other days than those on which the stay begins and ends.
      return isNoDay(claim.on) && isOfContact(fact, claim)
    case 'orb':
      return isOfContact(fact, claim) && hasOrb(claim.isLimit ? 1 : closestOrb(fact), claim)
    case 'near-miss':
      return fact.touch === 'near' && (!claim.of || isEnd(fact.body, claim.of))
    default:
      return false
  }
}

/** "In March" is no single day. */
const isNoDay = (on: CalendarDay | undefined) =>
  on === undefined || (on.dayOfMonth === undefined && on.weekday === undefined)

const closestOrb = ({ closest }: TransitWindowFact) => closest?.orbDegrees ?? Number.NaN

function touchSupports(fact: TouchFact, claim: Claim, supports: Supports): boolean {
  const { event } = fact
  switch (claim.kind) {
    case 'point':
      return aspectWith(fact, claim.of) !== undefined || supports(event, claim)
    case 'aspect':
      return isTouch(fact, claim, supports)
    case 'orb':
      return isTouch(fact, claim, supports) && hasOrb(fact.orbDegrees, claim)
    default:
      return supports(event, claim)
  }
}

function isTouch(fact: TouchFact, named: NamedAspect, supports: Supports): boolean {
  const isMoving = (of: NamedPoint) =>
    of.owner !== 'you' && supports(fact.event, { kind: 'point', of })
  return isOfContact(fact, named, isMoving)
}

function nodeReturnSupports({ isOpposite }: NodeReturnFact, claim: Claim): boolean {
  const isNode = ({ point }: NamedPoint) => point === 'true_node' || point === 'south_node'
  if (claim.kind === 'point') return isNode(claim.of)
  if (claim.kind !== 'aspect') return false
  const aspect = isOpposite ? 'opposition' : 'conjunction'
  return (claim.aspect ?? aspect) === aspect && claim.ends.every(isNode)
}

interface Contact {
  natal: Point
  aspect: NamedAspect['aspect'] & string
}

/** Whether an aspect that a sentence names is this one; a conjunction with the Descendant opposes the Ascendant. */
function isOfContact(
  fact: Contact & { body?: Point },
  { aspect, quality, ends }: NamedAspect,
  isMoving = (of: NamedPoint) => fact.body !== undefined && isEnd(fact.body, of),
): boolean {
  const [one, other] = ends
  const joins = (moving: NamedPoint, natal: NamedPoint) => {
    if (!isMoving(moving)) return false
    const actual = aspectWith(fact, natal)
    if (!actual || quality) return actual !== undefined && quality === qualityOf(actual)
    return !aspect || aspect === actual
  }
  if (!one) return !aspect || aspect === fact.aspect
  if (!other) return isMoving(one) || aspectWith(fact, one) !== undefined
  return joins(one, other) || joins(other, one)
}

const qualityOf = (aspect: string) =>
  aspect === 'trine' || aspect === 'sextile'
    ? 'harmonious'
    : aspect === 'conjunction'
      ? undefined
      : 'tense'

const lower: Partial<Record<Point, Point>> = { dsc: 'asc', ic: 'mc' }

/** The aspect of a fact as seen from a natal point that a sentence names; undefined for another point. */
function aspectWith(fact: Contact, named: NamedPoint): Contact['aspect'] | undefined {
  if (isNatal(fact.natal, named)) return fact.aspect
  const { point, owner } = named
  if (owner === 'partner' || owner === 'sky' || lower[point] !== fact.natal) return undefined
  return fromOtherEnd[fact.aspect]
}

const fromOtherEnd: Record<Contact['aspect'], Contact['aspect']> = {
  conjunction: 'opposition',
  opposition: 'conjunction',
  square: 'square',
  trine: 'sextile',
  sextile: 'trine',
}

function isEnd(body: Point, { point, owner }: NamedPoint): boolean {
  return point === body && owner !== 'you' && owner !== 'partner'
}

/** A natal planet is named as the reader's; angles are always theirs. */
function isNatal(natal: Point, { point, owner }: NamedPoint): boolean {
  if (point !== natal || owner === 'partner' || owner === 'sky') return false
  return owner === 'you' || point === 'asc' || point === 'mc'
}
