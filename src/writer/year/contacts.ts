import { aspectQuality } from '#lore/aspect-quality.ts'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { transitPools } from '../horoscope/contact-lines.ts'
import { type Contact, contactsOf, isSlow, transitRank } from '../horoscope/contacts.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'

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
    .filter((contact) => isOfYear(reader, contact))
    .map((contact) => ({ ...contact, at: contact.fact.at }))
  const all = [...dated, ...staysOf(reader)]
  return all.filter((contact) => !isOnAngleToo(contact, all))
}

function isOfYear({ spine }: Reader, contact: Contact): boolean {
  const { fact, touch } = contact
  // Without houses there is little else that lasts.
  const isFar = spine.ascendant && touch?.aspect === 'square'
  if (fact.kind === 'eclipse') return touch !== undefined && !isFar
  return isSlow(contact) || fact.kind === 'house-entry'
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

/** A planet from Jupiter on that reaches a point of the chart. */
export function isSlowContact({ fact, body }: YearContact): boolean {
  return (fact.kind === 'transit' || fact.kind === 'transit-window') && body !== 'moon'
}

type Of = Pick<TransitFact, 'body' | 'natal' | 'aspect'>

const laneId = ({ body, natal, aspect }: Of) => `${body}~${natal}:${aspect}`

/** `saturn~moon:square`; what happens once is a lane of its own. */
export function laneOf({ fact }: Pick<YearContact, 'fact'>): string {
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
