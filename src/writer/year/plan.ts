import { type Contact, contactsOf, isSlow } from '../horoscope/contacts.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'

/** A contact that the text tells on its date. */
export interface Stop {
  contact: Contact
  /** Whether an earlier pass of the same transit stands in the year. */
  isAgain: boolean
}

/** What a text of a year tells of what happens in it. */
export interface YearPlan {
  /** The transit that weighs the most. */
  lead: Contact
  /** In order of time. */
  stops: readonly Stop[]
}

/** @param most how many transits and eclipses are described; a transit comes with all its passes in the year */
export function planYear(reader: Reader, most: number): YearPlan {
  const contacts = contactsOf(reader).filter(isOfYear)
  const groups = [...Map.groupBy(contacts, laneOf).values()]
    .map((group) => ({ group, rank: Math.max(...group.map(({ rank }) => rank)) }))
    .toSorted((one, other) => other.rank - one.rank)
  const lead = groups.map(({ group }) => group[0]).find((one) => one && isSlow(one))
  if (!lead) throw new Error('No slow planet touches the chart in this year')
  const chosen = groups.slice(0, most).flatMap(({ group }) => group)
  const described = new Set<string>()
  const stops = chosen
    .toSorted((one, other) => one.fact.at.localeCompare(other.fact.at))
    .map((contact): Stop => {
      const lane = laneOf(contact)
      const isAgain = described.has(lane)
      described.add(lane)
      return { contact, isAgain }
    })
  return { lead, stops }
}

function isOfYear(contact: Contact): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'eclipse') return touch !== undefined && touch.aspect !== 'square'
  return isSlow(contact) || fact.kind === 'house-entry'
}

/** `saturn~moon:square`; what happens once is a lane of its own. */
export function laneOf({ fact }: Contact): string {
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
