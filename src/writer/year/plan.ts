import type { AspectName } from '#sky/chart.ts'
import { type Contact, contactsOf, isSlow } from '../horoscope/contacts.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'

/** A contact that the text describes on its date. */
export interface Stop {
  contact: Contact
  /** Whether an earlier pass of the same transit stands in the year. */
  isAgain: boolean
}

/** The contacts of a year that its text describes. */
export interface YearPlan {
  /** The transit that weighs the most. */
  lead: Contact
  /** In order of time. */
  stops: readonly Stop[]
}

/** @param most how many dated moments it has; a transit comes with all its passes in the year, or not at all */
export function planYear(reader: Reader, most: number): YearPlan {
  const ofYear = contactsOf(reader).filter(isOfYear)
  const contacts = ofYear.filter((contact) => !isOnAngleToo(contact, ofYear))
  const groups = [...Map.groupBy(contacts, laneOf).values()]
    .map((group) => ({ group, rank: Math.max(...group.map(yearRank)) }))
    .toSorted((one, other) => other.rank - one.rank)
  const lead = groups.map(({ group }) => group[0]).find((one) => one && isSlow(one))
  if (!lead) throw new Error('No slow planet touches the chart in this year')
  return { lead, stops: stopsOf(fitting(groups, most)) }
}

function fitting(groups: readonly { group: Contact[] }[], most: number): Contact[] {
  const chosen: Contact[] = []
  for (const { group } of groups) if (chosen.length + group.length <= most) chosen.push(...group)
  return chosen
}

function stopsOf(chosen: readonly Contact[]): Stop[] {
  const described = new Set<string>()
  return chosen
    .toSorted((one, other) => one.fact.at.localeCompare(other.fact.at))
    .map((contact) => {
      const lane = laneOf(contact)
      const isAgain = described.has(lane)
      described.add(lane)
      return { contact, isAgain }
    })
}

/** Jupiter touches everything within twelve years; Saturn comes back once in twenty-nine. */
function yearRank({ body, point, aspect, rank }: Contact): number {
  const isOwnReturn = body === 'saturn' && point === 'saturn' && aspect === 'conjunction'
  return (
    rank + (isOwnReturn ? 8 : 0) - (body === 'jupiter' ? 12 : 0) - (softness[aspect ?? ''] ?? 0)
  )
}

const softness: Partial<Record<AspectName | '', number>> = { trine: 3, sextile: 7 }

function isOfYear(contact: Contact): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'eclipse') return touch !== undefined && touch.aspect !== 'square'
  return isSlow(contact) || fact.kind === 'house-entry'
}

/** A planet that enters the first or tenth house crosses an angle, which the text names anyway. */
function isOnAngleToo({ fact }: Contact, all: readonly Contact[]): boolean {
  if (fact.kind !== 'house-entry') return false
  return all.some(
    (one) =>
      one.fact.kind === 'transit' &&
      one.body === fact.body &&
      (one.point === 'asc' || one.point === 'mc') &&
      (one.aspect === 'conjunction' || one.aspect === 'opposition') &&
      dateOf(one.fact.at) === dateOf(fact.at),
  )
}

/** `saturn~moon:square`; what happens once is a lane of its own. */
function laneOf({ fact }: Contact): string {
  if (fact.kind !== 'transit') return fact.id
  return `${fact.body}~${fact.natal}:${fact.aspect}`
}

/** All passes of the transit of a contact in the period, in order. */
export function passesInYear(reader: Reader, contact: Contact) {
  return reader
    .ofKind('transit')
    .filter((fact) => laneOf({ ...contact, fact }) === laneOf(contact))
    .filter(({ at }) => reader.isInPeriod(at))
    .toSorted((one, other) => dateOf(one.at).localeCompare(dateOf(other.at)))
}
