import { and, between, eq, getTableColumns, sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { EventType } from '#contract/calendar.ts'
import { type AboutUser, preparedAboutUser } from '#database/batched-answer.ts'
import { preparedOnce } from '#database/prepared-once.ts'
import type { Database, Transaction } from '#database.ts'
import { horoscopes } from '#horoscopes/horoscopes-table.ts'
import { users } from '#identity/users-table.ts'

/** A key date named by a horoscope, and deleted with it. */
export const cosmicEvents = pgTable(
  'cosmic_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    horoscopeId: uuid('horoscope_id')
      .notNull()
      .references(() => horoscopes.id, { onDelete: 'cascade' }),
    factId: text('fact_id').notNull(),
    /** The date of `at` in the calendar of the reader for whom the horoscope was written. */
    date: date('date', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    isExact: boolean('is_exact').notNull(),
    content: text('content').notNull(),
    eventType: text('event_type', { enum: ['love', 'career', 'spiritual', 'other'] })
      .$type<EventType>()
      .notNull(),
    label: text('label').notNull(),
  },
  (table) => [
    unique('cosmic_events_once').on(table.horoscopeId, table.factId),
    index('cosmic_events_of_user').on(table.userId, table.date),
  ],
)

export type StoredEvent = typeof cosmicEvents.$inferSelect & {
  /** When its horoscope was written. */
  writtenAt: Date
}
export type NewEvent = Omit<typeof cosmicEvents.$inferInsert, 'id'>

export async function insertEvents(tx: Transaction, events: NewEvent[]) {
  if (events.length > 0) await tx.insert(cosmicEvents).values(events)
}

const ofUserBetween = preparedOnce((db) =>
  db
    .select({ ...getTableColumns(cosmicEvents), writtenAt: horoscopes.writtenAt })
    .from(cosmicEvents)
    .innerJoin(horoscopes, eq(horoscopes.id, cosmicEvents.horoscopeId))
    .where(
      and(
        eq(cosmicEvents.userId, sql.placeholder('userId')),
        between(cosmicEvents.date, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(cosmicEvents.at, cosmicEvents.factId, horoscopes.writtenAt, cosmicEvents.id)
    .prepare('events_of_user'),
)

/** In order of time. An event named by both a weekly and a monthly horoscope is returned twice, as written last at the end. */
export function listEvents(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<StoredEvent[]> {
  return ofUserBetween(db).execute({ userId, from, to })
}

/** Which events there are, sorted. A stored event never changes. */
export const aboutEvents: AboutUser<'from' | 'to'> = {
  name: 'event_ids',
  parameters: { from: 'date', to: 'date' },
  answer: ({ from, to }, userId) =>
    sql`(select string_agg(${cosmicEvents.id}::text, ' ' order by ${cosmicEvents.id}) from ${cosmicEvents}
      where ${eq(cosmicEvents.userId, userId)} and ${between(cosmicEvents.date, from, to)})`,
}

const idsOfUserBetween = preparedAboutUser(aboutEvents)

/** The answer to `aboutEvents`. */
export async function listEventIds(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  return (await idsOfUserBetween(db)({ userId, from, to })) ?? ''
}

export async function countEvents(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(cosmicEvents, eq(cosmicEvents.userId, userId))
}
