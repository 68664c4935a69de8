import { type Contact, contactsOf, LEAST_OF_A_DAY } from './contacts.ts'
import { daysApart } from './dates.ts'
import { dateOf, type Reader } from './reader.ts'

/** A date that has a theme, the same in the daily, the weekly and the monthly text. */
export interface ThemedDate {
  date: string
  theme: Contact
  /** The other contacts of the date, the highest rank first. */
  others: readonly Contact[]
}

/** The contact that matters most on each date; dates without one are left out. */
export function themesOf(reader: Reader): ThemedDate[] {
  // In order of date, then of rank: the first of a date is its theme.
  const byDate = Map.groupBy(contactsOf(reader), ({ fact }) => dateOf(fact.at))
  return [...byDate].flatMap(([date, [theme, ...others]]) =>
    theme && theme.rank >= LEAST_OF_A_DAY ? [{ date, theme, others }] : [],
  )
}

/** Two moments of one body closer than this are one story. */
const APART_DAYS = 3
/** For a moment that concerns the same point as the main one. */
const KINSHIP = 10

interface MomentsOptions {
  most: number
  leastRank: number
  /** Whether two moments are too much alike for one text. */
  isAlike?: (one: ThemedDate, other: ThemedDate) => boolean
  /** By how much a moment belongs more to the main one than its rank says. */
  kinshipOf?: (one: Contact, lead: Contact) => number
  /** Contacts that are narrated whatever their rank. */
  isNeeded?: (one: Contact) => boolean
}

/** The main moment and others that belong to it, in order of date. */
export function momentsOf(
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  {
    most,
    leastRank,
    isAlike = isOneStory,
    kinshipOf = kinOfPoint,
    isNeeded = () => false,
  }: MomentsOptions,
): ThemedDate[] {
  const scores = new Map(
    themes.map((one) => [one, one.theme.rank + kinshipOf(one.theme, lead.theme)]),
  )
  const scoreOf = (one: ThemedDate) => scores.get(one) ?? 0
  const needed = themes.filter((one) => one !== lead && isNeeded(one.theme))
  const chosen = [lead, ...needed]
  for (const one of themes.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    if (chosen.length >= most + needed.length) break
    const isNarrated = chosen.some((other) => isOneStory(one, other) || isAlike(one, other))
    if (one.theme.rank >= leastRank && !isNarrated) chosen.push(one)
  }
  return chosen.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The heaviest first. */
export function byRank(themes: readonly ThemedDate[]): ThemedDate[] {
  return themes.toSorted(
    (one, other) => other.theme.rank - one.theme.rank || one.date.localeCompare(other.date),
  )
}

function kinOfPoint(one: Contact, lead: Contact): number {
  return one.point !== undefined && one.point === lead.point ? KINSHIP : 0
}

function isOneStory(one: ThemedDate, other: ThemedDate): boolean {
  // The Moon has left a point within hours.
  if (one.theme.body === 'moon' && one.theme.point !== other.theme.point) return false
  return one.theme.body === other.theme.body && daysApart(one.date, other.date) < APART_DAYS
}
