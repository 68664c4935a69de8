import { findBirthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import type { Database } from '#database.ts'
import { type Period, UTC } from '#horoscopes/period.ts'
import type { User } from '#identity/users-table.ts'
import { readersDate } from '#lore/readers-clock.ts'
import { withoutRepeats } from './events.ts'
import { listEvents, type StoredEvent } from './events-table.ts'
import { computeSkyDates, type SkyDatesDeps } from './sky-dates.ts'

/** Wider than any stored event. */
const ALL_DATES = { from: '1900-01-01', to: '2100-12-31' }
const MONTHS_BACK = 1
const MONTHS_AHEAD = 6

export interface FeedEventsDeps extends SkyDatesDeps {
  db: Database
  today(): Date
}

/** An event of a calendar app. Without content, no horoscope has named it. */
export type FeedEvent = Omit<StoredEvent, 'id' | 'horoscopeId' | 'content'> & { content?: string }

/** The data that the events of a feed are made from. */
export interface FeedSources {
  userId: string
  /** The key dates of horoscopes. */
  named: StoredEvent[]
  birth: SavedBirth | undefined
  /** The months around today. */
  period: Period
  timeZone: string
}

/** Two queries, and nothing computed. */
export async function readFeedSources(
  { db, today }: Pick<FeedEventsDeps, 'db' | 'today'>,
  { id: userId, timeZone: ofLogin }: Pick<User, 'id' | 'timeZone'>,
): Promise<FeedSources> {
  const timeZone = ofLogin ?? UTC
  const named = withoutRepeats(await listEvents(db, userId, ALL_DATES))
  const birth = await findBirthDetails(db, userId)
  return { userId, named, birth, period: periodAround(today(), timeZone), timeZone }
}

/**
 * All key dates, and of the months around today what else the sky does to the reader's chart. What it does to
 * everybody would fill a calendar with other people's Moons.
 */
export function feedEventsOf(
  deps: SkyDatesDeps,
  { userId, named, birth, period, timeZone }: FeedSources,
): FeedEvent[] {
  if (!birth) return named
  const sky = computeSkyDates(deps, birth, { ...period, timeZone })
  const isNamed = new Set(named.map(({ factId }) => factId))
  const others = sky.filter(({ id, isPersonal }) => isPersonal && !isNamed.has(id))
  const ofSky = others.map(({ id: factId, at, date, isExact, eventType, label }) => ({
    userId,
    factId,
    date,
    at: new Date(at),
    isExact,
    eventType,
    label,
    // The same until the birth details change, so that calendar apps find nothing new.
    writtenAt: birth.savedAt,
  }))
  return [...named, ...ofSky]
}

/** Whole months, so that an event stays for weeks after it is over. */
function periodAround(today: Date, timeZone: string): Period {
  const month = Temporal.PlainDate.from(readersDate(today, timeZone)).with({ day: 1 })
  const end = month.add({ months: MONTHS_AHEAD + 1 }).subtract({ days: 1 })
  return { startDate: month.subtract({ months: MONTHS_BACK }).toString(), endDate: end.toString() }
}
