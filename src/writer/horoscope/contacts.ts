import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational, isLightOrAngle, isSlowBody } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitBody } from '#sky/events.ts'
import type {
  EclipseFact,
  HouseEntryFact,
  LunationFact,
  StationFact,
  TouchFact,
  TransitFact,
} from '#sky/forecast-facts.ts'
import {
  entryPools,
  type Lines,
  lunationPools,
  stationPools,
  touchedLunationPools,
  transitPools,
} from './contact-lines.ts'
import { daysApart } from './dates.ts'
import { isOnMind, ON_MIND } from './on-mind.ts'
import { dateOf, type Reader } from './reader.ts'
import { isWritten } from './written.ts'

export type ContactFact = TransitFact | LunationFact | EclipseFact | StationFact | HouseEntryFact

/** Something in the sky that concerns this person on a date. */
export interface Contact {
  fact: ContactFact
  /** The point of the chart that a lunation or a station falls on. */
  touch?: TouchFact
  /** An easy aspect of a lunation to a point, if it makes no hard one. */
  easyTouch?: TouchFact
  body: TransitBody
  point?: NatalPoint
  aspect?: AspectName
  quality: AspectQuality
  /** How much it matters to this person: the highest of a date is its theme. */
  rank: number
  lines: Lines
}

export function isSlow({ body, fact }: Contact): boolean {
  return fact.kind === 'transit' && isSlowBody(body)
}

/** In a week it does not matter that a fast planet comes back. */
export function withoutFastPass(contact: Contact): Contact {
  if (contact.fact.kind !== 'transit' || isSlow(contact)) return contact
  const { pass: _pass, ...fact } = contact.fact
  return { ...contact, fact }
}

/** Below it a contact does not make a day: the Moon touches every point twice a week. */
export const LEAST_OF_A_DAY = 9

/** The rank that a contact of the Moon loses while the reader sleeps. */
const ASLEEP = 14

/** The Moon's contacts are over in two hours, and no week is about them. */
export const LEAST_OF_SEVERAL_DAYS = 24

/** The contacts of the period, or of the instants that `isWanted` names, by date and then by what matters most. */
export function contactsOf(
  reader: Reader,
  isWanted: (at: string) => boolean = reader.isInPeriod,
): Contact[] {
  const touches = reader.ofKind('touch')
  const found = [
    ...reader.ofKind('transit').flatMap((fact) => transitContact(reader, fact)),
    ...[...reader.ofKind('lunation').filter(isMain), ...reader.ofKind('eclipse')].flatMap((fact) =>
      lunationContact(reader, fact, touches),
    ),
    ...reader.ofKind('station').flatMap((fact) => stationContact(reader, fact, touches)),
    ...reader.ofKind('house-entry').flatMap(entryContact),
  ]
  const isOfPeriod = ({ fact }: Contact) => fact.certain && isWanted(fact.at)
  return found
    .filter(isOfPeriod)
    .map((contact) => ({ ...contact, rank: contact.rank + interest(reader, contact) }))
    .toSorted(
      (one, other) =>
        dateOf(one.fact.at).localeCompare(dateOf(other.fact.at)) ||
        other.rank - one.rank ||
        one.fact.id.localeCompare(other.fact.id),
    )
}

/** The bonus of a contact for the reader's concerns; none for the Moon, which touches every subject within a week. */
export function interest(reader: Reader, contact: Contact): number {
  return contact.body !== 'moon' && isOnMind(reader, contact) ? ON_MIND : 0
}

/** A light, an angle or the ruler of the chart. */
export function isKey({ spine }: Reader, point: NatalPoint): boolean {
  return isLightOrAngle(point) || spine.ruler === point
}

const slowness: Partial<Record<TransitBody, number>> = {
  jupiter: 0,
  saturn: 3,
  uranus: 4,
  neptune: 4,
  pluto: 5,
}
const fastness: Partial<Record<TransitBody, number>> = { mars: 4, sun: 3, venus: 2, mercury: 1 }

/** The order of an astrologer: slow planets on what is personal, then stations and Moons on points, then the day. */
export function transitRank(
  reader: Reader,
  { body, natal, aspect, at }: Pick<TransitFact, 'body' | 'natal' | 'aspect' | 'at'>,
): number {
  const hard = aspect === 'conjunction' ? 2 : aspectQuality(aspect) === 'tense' ? 1 : 0
  const slow = slowness[body]
  if (slow !== undefined) {
    if (isKey(reader, natal)) return 90 + slow + hard / 2
    if (body === natal && aspect === 'conjunction') return 90
    // A sextile or a trine of two generations passes unnoticed.
    const ofGeneration = hard > 0 ? 54 : 44
    return (isGenerational(natal) ? ofGeneration : 62) + slow + hard / 2
  }
  if (body === 'moon') {
    // It is over in two hours.
    const isAsleep = reader.nightPart(at) !== undefined
    const isWeighty = isKey(reader, natal) && (!isAngle(natal) || isOnAxis(aspect))
    return (isWeighty ? 20 + hard : 10) - (isAsleep ? ASLEEP : 0)
  }
  if (body === 'sun' && natal === 'sun' && aspect === 'conjunction') return 88
  if (body === natal && aspect === 'conjunction') return 56
  const fast = fastness[body]
  if (fast === undefined) return 0
  // A minute of birth time moves an angle, but not the lights.
  if (isAngle(natal)) return (isOnAxis(aspect) ? 50 : 34) + fast + hard / 2
  if (isKey(reader, natal)) return 52 + fast + hard / 2
  // A generational planet says little about one person until an author has written about it.
  if (isGenerational(natal)) return (isWritten(body, natal) ? 28 : 10) + fast
  return 32 + fast + hard / 2
}

function transitContact(reader: Reader, fact: TransitFact): Contact[] {
  const rank = transitRank(reader, fact)
  if (rank === 0) return []
  const { body, natal, aspect } = fact
  const quality = aspectQuality(aspect)
  const lines = transitPools(fact)
  return [{ fact, body, point: natal, aspect, quality, rank, lines }]
}

/** The point in conjunction or opposition, or else the closest in square; personal points before generational ones. */
function touchOf(touches: readonly TouchFact[], id: string): TouchFact | undefined {
  const ofEvent = touches.filter(({ event }) => event.id === id)
  const order = ({ aspect, orbDegrees, natal }: TouchFact) =>
    orbDegrees +
    (aspect === 'conjunction' ? 0 : aspect === 'opposition' ? 4 : 8) +
    (isGenerational(natal) ? 12 : 0)
  return ofEvent.toSorted((one, other) => order(one) - order(other))[0]
}

/** How much wider an easy angle to a light, an angle or the ruler of the chart may be than another one. */
const KEY_DEGREES = 1

function easyTouchOf(
  reader: Reader,
  touches: readonly TouchFact[],
  id: string,
): TouchFact | undefined {
  const order = ({ orbDegrees, natal }: TouchFact) =>
    orbDegrees + (isKey(reader, natal) ? 0 : KEY_DEGREES) + (isGenerational(natal) ? 12 : 0)
  const ofEvent = touches.filter(({ event }) => event.id === id)
  return ofEvent.toSorted((one, other) => order(one) - order(other))[0]
}

const DAYS_OF_A_WEEK = 7

const isOfMonth = ({ period: { startDate, endDate } }: Reader) =>
  daysApart(startDate, endDate) >= DAYS_OF_A_WEEK

/** Quarter Moons pass without a story. */
const isMain = ({ phase }: LunationFact) => phase === 'new' || phase === 'full'

function lunationContact(
  reader: Reader,
  fact: LunationFact | EclipseFact,
  touches: readonly TouchFact[],
): Contact[] {
  const isEasy = ({ aspect }: TouchFact) => aspectQuality(aspect) === 'harmonious'
  const touch = touchOf(
    touches.filter((one) => !isEasy(one)),
    fact.id,
  )
  if (!touch && !fact.house) return []
  const base = { fact, body: 'moon', quality: 'joined' } as const
  if (!touch) {
    const rank = fact.kind === 'eclipse' ? 70 : 58
    // A month has weightier things to tell.
    const easy = isOfMonth(reader) ? [] : touches.filter(isEasy)
    const easyTouch = easyTouchOf(reader, easy, fact.id)
    return [{ ...base, ...(easyTouch && { easyTouch }), rank, lines: lunationPools(fact) }]
  }
  const { natal, aspect } = touch
  const isOn = aspect === 'conjunction' || (aspect === 'opposition' && isAngle(natal))
  const rank =
    (fact.kind === 'eclipse' ? 86 : isOn ? 80 : 70) +
    (isKey(reader, natal) ? 6 : isGenerational(natal) ? -20 : 0) +
    (aspect === 'square' ? -6 : 0)
  const quality = aspectQuality(aspect)
  const lines = touchedLunationPools(fact, touch)
  return [{ ...base, touch, point: natal, aspect, quality, rank, lines }]
}

const isOnAxis = (aspect: AspectName) => aspect === 'conjunction' || aspect === 'opposition'
const isAngle = (point: NatalPoint) => point === 'asc' || point === 'mc'

function stationContact(
  reader: Reader,
  fact: StationFact,
  touches: readonly TouchFact[],
): Contact[] {
  // An easy angle adds too little to a station to be worth a sentence.
  const pressing = touches.filter(({ aspect }) => aspectQuality(aspect) !== 'harmonious')
  const touch = touchOf(pressing, fact.id)
  const lines = stationPools(fact, touch)
  if (!lines) return []
  const base = { fact, body: fact.body, lines }
  if (!touch) return [{ ...base, quality: 'tense', rank: fact.body in fastness ? 52 : 46 }]
  const { natal, aspect } = touch
  // In opposition to an angle, it is conjunct the opposite angle.
  const isOn = aspect === 'conjunction' || (aspect === 'opposition' && isAngle(natal))
  const rank =
    (isOn ? 78 : 56) +
    (isKey(reader, natal) ? 6 : isGenerational(natal) ? -20 : 0) +
    (isOn && reader.spine.ruler === fact.body ? 6 : 0)
  return [{ ...base, touch, point: natal, aspect, quality: aspectQuality(aspect), rank }]
}

const entryRanks: Partial<Record<TransitBody, number>> = {
  sun: 40,
  mercury: 28,
  venus: 30,
  mars: 38,
  jupiter: 64,
  saturn: 67,
  uranus: 67,
  neptune: 67,
  pluto: 68,
}

function entryContact(fact: HouseEntryFact): Contact[] {
  const rank = entryRanks[fact.body]
  const lines = entryPools(fact)
  // A retrograde planet that goes back over a cusp begins nothing.
  if (!rank || !lines || fact.retrograde || fact.again) return []
  return [{ fact, body: fact.body, quality: 'joined', rank, lines }]
}
