import { aspectQuality } from '#lore/aspect-quality.ts'
import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { EclipseFact, TouchFact, TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { stationPools, touchedLunationPools, transitPools } from '../horoscope/contact-lines.ts'
import { type Contact, contactsOf, isKey, isSlow, transitRank } from '../horoscope/contacts.ts'
import { daysApart } from '../horoscope/dates.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { isOfSpine } from './spine-points.ts'

/**
 * A contact of a year. Without a birth time, a slow planet may reach a point on any of many days: then its fact is
 * the stay near the point.
 */
export interface YearContact extends Omit<Contact, 'fact'> {
  fact: Contact['fact'] | TransitWindowFact
  /** When it is narrated: the instant, or the beginning of the stay. */
  at: string
}

export function contactsOfYear(reader: Reader): YearContact[] {
  const dated = contactsOf(reader)
    .map((contact) => onItsPoint(reader, contact))
    .filter((contact) => isOfYear(reader, contact))
    .map((contact) => ({ ...contact, at: contact.fact.at }))
  const all = [...dated, ...staysOf(reader)]
  return all.filter((contact) => !isOnAngleToo(contact, all))
}

/** An eclipse or a station is read on the point that it comes closest to, one of the spine before others. */
function onItsPoint(reader: Reader, contact: Contact): Contact {
  const { fact } = contact
  if (fact.kind !== 'eclipse' && fact.kind !== 'station') return contact
  const farOf = (touch: TouchFact) =>
    touch.orbDegrees +
    (touch.aspect === 'conjunction' ? 0 : touch.aspect === 'opposition' ? 0.5 : 1) +
    farFromSpine(reader, touch)
  const [touch] = reader
    .ofKind('touch')
    .filter(({ event, aspect }) => event.id === fact.id && aspectQuality(aspect) !== 'harmonious')
    .toSorted((one, other) => farOf(one) - farOf(other))
  if (!touch) return contact
  if (fact.kind === 'eclipse') return { ...contact, ...touchedBy(reader, fact, touch) }
  const { natal: point, aspect } = touch
  const lines = stationPools(fact, touch) ?? contact.lines
  return { ...contact, touch, point, aspect, quality: aspectQuality(aspect), lines }
}

/** Of an eclipse that is exact on a light; each degree from it weighs as much as the point itself. */
const EXACT_ECLIPSE = 92
const RANK_OF_A_DEGREE = 8

/** A light, an angle or the ruler comes before what is tied to one of them. */
function farFromSpine(reader: Reader, touch: TouchFact): number {
  if (isKey(reader, touch.natal)) return 0
  if (isToSpine(reader, touch)) return 0.75
  return isGenerational(touch.natal) ? 3 : 1.5
}

function touchedBy(reader: Reader, fact: EclipseFact, touch: TouchFact) {
  const { natal, aspect, orbDegrees } = touch
  const ofPoint = isKey(reader, natal)
    ? 4
    : isToSpine(reader, touch)
      ? 2
      : isGenerational(natal)
        ? -20
        : 0
  return {
    touch,
    point: natal,
    aspect,
    quality: aspectQuality(aspect),
    rank: EXACT_ECLIPSE - RANK_OF_A_DEGREE * orbDegrees + ofPoint - (aspect === 'square' ? 5 : 0),
    lines: touchedLunationPools(fact, touch),
  }
}

/** So close an eclipse or a station is on the point. */
const ON_POINT_DEGREES = 1

/**
 * An eclipse or a station on a point of the spine, or a pass of a planet that stops on a light, an angle or the ruler
 * within the year: no account of a year leaves them out.
 */
export function isDecisive(reader: Reader, contact: Omit<YearContact, 'rank' | 'at'>): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'transit') return hasStationOf(reader, fact)
  if (fact.kind !== 'eclipse' && fact.kind !== 'station') return false
  return touch !== undefined && isOnSpine(reader, touch)
}

const isOnSpine = (reader: Reader, touch: TouchFact) =>
  touch.orbDegrees <= ON_POINT_DEGREES && isToSpine(reader, touch)

/** A generational planet in a natal chart becomes personal only when an event is conjunct it. */
const isToSpine = (reader: Reader, { natal, aspect }: TouchFact) =>
  isOfSpine(reader, natal) && (aspect === 'conjunction' || !isGenerational(natal))

function hasStationOf(reader: Reader, fact: TransitFact): boolean {
  return reader
    .ofKind('touch')
    .some(
      (touch) =>
        touch.event.kind === 'station' &&
        laneId({ ...touch, body: touch.event.body }) === laneId(fact) &&
        reader.isInPeriod(touch.at) &&
        touch.orbDegrees <= ON_POINT_DEGREES &&
        isKey(reader, touch.natal),
    )
}

function isOfYear(reader: Reader, contact: Contact): boolean {
  const { fact, touch } = contact
  // Without houses there is little else that lasts.
  const isFar = reader.spine.ascendant && touch?.aspect === 'square'
  if (fact.kind === 'eclipse') return touch !== undefined && (!isFar || isDecisive(reader, contact))
  if (fact.kind === 'station')
    return isSlowBody(contact.body) && isDecisive(reader, contact) && !isBesidePass(reader, contact)
  return isSlow(contact) || fact.kind === 'house-entry'
}

/** Within so many days a pass and the station after it are one visit. */
const ONE_VISIT_DAYS = 45

/** Whether a pass of the year speaks for a station: one of the same visit, or one that is still to come. */
function isBesidePass(reader: Reader, { fact, touch }: Contact): boolean {
  if (fact.kind !== 'station' || !touch) return false
  const lane = laneId({ ...touch, body: fact.body })
  return reader
    .ofKind('transit')
    .some(
      (one) =>
        laneId(one) === lane &&
        reader.isInPeriod(one.at) &&
        (one.at > fact.at || daysApart(dateOf(one.at), dateOf(fact.at)) <= ONE_VISIT_DAYS),
    )
}

/** Without the Moon, whose degree is not known. */
const steady = /^(?:sun|mercury|venus|mars|jupiter|saturn)$/

function staysOf(reader: Reader): YearContact[] {
  if (reader.spine.ascendant) return []
  const { startDate } = reader.period
  return reader.ofKind('transit-window').flatMap((fact): YearContact[] => {
    const { body, natal, aspect, until } = fact
    if (fact.touch !== 'exact' || !steady.test(natal) || !reader.isInPeriod(until)) return []
    if (reader.ofKind('transit').some((transit) => isWithin(fact, transit))) return []
    const quality = aspectQuality(aspect)
    const at = dateOf(fact.at) < startDate ? startDate : fact.at
    const rank = transitRank(reader, fact)
    return [{ fact, at, body, point: natal, aspect, quality, rank, lines: transitPools(fact) }]
  })
}

const isWithin = (stay: TransitWindowFact, transit: TransitFact) =>
  laneId(stay) === laneId(transit) && transit.at >= stay.at && transit.at <= stay.until

/** A planet that enters the first or tenth house crosses an angle, which the text names anyway. */
function isOnAngleToo({ fact }: YearContact, all: readonly YearContact[]): boolean {
  if (fact.kind !== 'house-entry') return false
  return all.some(
    (one) =>
      one.fact.kind === 'transit' &&
      one.body === fact.body &&
      (one.point === 'asc' || one.point === 'mc') &&
      (one.aspect === 'conjunction' || one.aspect === 'opposition') &&
      dateOf(one.at) === dateOf(fact.at),
  )
}

/** A planet from Jupiter on that reaches a point of the chart, or stops beside it. */
export function isSlowContact(contact: YearContact): boolean {
  return contact.fact.kind === 'station' || isPassOrStay(contact)
}

/** It reaches the point. */
export function isPassOrStay({ fact, body }: YearContact): boolean {
  return (fact.kind === 'transit' || fact.kind === 'transit-window') && body !== 'moon'
}

type Of = Pick<TransitFact, 'body' | 'natal' | 'aspect'>

const laneId = ({ body, natal, aspect }: Of) => `${body}~${natal}:${aspect}`

/** `saturn~moon:square`, of its passes and of a station beside the point; what happens once is a lane of its own. */
export function laneOf({ fact, touch }: Pick<YearContact, 'fact' | 'touch'>): string {
  if (fact.kind === 'station' && touch)
    return laneId({ body: fact.body, natal: touch.natal, aspect: touch.aspect })
  return fact.kind === 'transit' || fact.kind === 'transit-window' ? laneId(fact) : fact.id
}

/** All passes of the transit of a contact in the period, in order. */
export function passesInYear(reader: Reader, contact: YearContact): TransitFact[] {
  return reader
    .ofKind('transit')
    .filter((fact) => laneId(fact) === laneOf(contact) && reader.isInPeriod(fact.at))
    .toSorted((one, other) => dateOf(one.at).localeCompare(dateOf(other.at)))
}

/** All stays of a planet near the same point in which it is exact, in order. */
export function staysLike(reader: Reader, fact: TransitWindowFact): TransitWindowFact[] {
  return reader
    .ofKind('transit-window')
    .filter((one) => laneId(one) === laneId(fact) && one.touch === 'exact')
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
