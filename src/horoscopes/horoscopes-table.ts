import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Fact } from '#contract/chart.ts'
import type { HoroscopeKind, Moment } from '#contract/horoscopes.ts'
import type { WrittenText } from '#contract/readings.ts'
import { type AboutUser, preparedAboutUser } from '#database/batched-answer.ts'
import { jsonArray, jsonRow, toRow } from '#database/json-rows.ts'
import { preparedOnce } from '#database/prepared-once.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { forgetGenerationsOf } from '#writer/generations-table.ts'
import type { About } from '#writer/reader/life.ts'
import type { Rejected, TextOrigin } from '#writer/writer.ts'

const kinds = ['daily', 'weekly', 'monthly'] as const satisfies readonly HoroscopeKind[]

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row per user, kind and period: the latest text. */
export const horoscopes = pgTable(
  'horoscopes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind', { enum: kinds }).notNull(),
    /** Dates of the reader's calendar, both inclusive. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** The reader's, as the browser sent it: the clock of the text. */
    timeZone: text('time_zone'),
    /** The birth details, and the refresh, that it was written for. */
    birthKey: text('birth_key').notNull(),
    revision: integer('revision').notNull(),
    sign: text('sign').notNull(),
    content: text('content').notNull(),
    text: jsonb('text').$type<z.infer<typeof WrittenText>>().notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    moments: jsonb('moments').$type<Moment[]>().notNull(),
    /** Together with the birth details and the earlier texts, reproduces a text of the embedded writer exactly. */
    writtenBy: jsonb('written_by')
      .$type<
        TextOrigin & {
          engine: string
          seed: string
          after: string[]
          rejected?: Rejected
          about?: About
        }
      >()
      .notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('horoscopes_once').on(table.userId, table.kind, table.startDate)],
)

/** How often a user requested a refresh of a period's text, in total and on the latest date. */
export const horoscopeRefreshes = pgTable(
  'horoscope_refreshes',
  {
    userId: userId(),
    kind: text('kind', { enum: kinds }).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull(),
    /** A date of the reader's calendar. */
    date: date('date', { mode: 'string' }).notNull(),
    timesOnDate: integer('times_on_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.startDate] })],
)

export type Horoscope = typeof horoscopes.$inferSelect
export type Refresh = typeof horoscopeRefreshes.$inferSelect
export type NewHoroscope = Omit<typeof horoscopes.$inferInsert, 'id'>

/** A user's horoscope of one kind and period, given by its first date. */
type HoroscopePeriod = Pick<Horoscope, 'userId' | 'kind' | 'startDate'>

/** What tells whether a horoscope is still the reader's. */
const current = {
  id: horoscopes.id,
  birthKey: horoscopes.birthKey,
  revision: horoscopes.revision,
}

/** What a reader sees of it. */
const shown = {
  id: horoscopes.id,
  kind: horoscopes.kind,
  startDate: horoscopes.startDate,
  endDate: horoscopes.endDate,
  timeZone: horoscopes.timeZone,
  sign: horoscopes.sign,
  content: horoscopes.content,
  text: horoscopes.text,
  facts: horoscopes.facts,
  moments: horoscopes.moments,
  writtenAt: horoscopes.writtenAt,
}
export type ShownHoroscope = Pick<Horoscope, keyof typeof shown>

const shownById = preparedOnce((db) =>
  db
    .select(shown)
    .from(horoscopes)
    .where(
      and(
        eq(horoscopes.userId, sql.placeholder('userId')),
        eq(horoscopes.id, sql.placeholder('id')),
      ),
    )
    .prepare('horoscope_shown'),
)

/** @returns undefined if the user has no such horoscope, or no longer */
export async function findShownHoroscope(
  db: Database,
  userId: string,
  id: string,
): Promise<ShownHoroscope | undefined> {
  const [found] = await shownById(db).execute({ userId, id })
  return found
}

export async function findHoroscope(
  db: Database,
  period: HoroscopePeriod,
): Promise<Horoscope | undefined> {
  const [found] = await db.select().from(horoscopes).where(isOfPeriod(period))
  return found
}

/** @returns undefined if the user has no such horoscope */
export async function findHoroscopeKind(
  db: Database,
  userId: string,
  id: string,
): Promise<HoroscopeKind | undefined> {
  const [found] = await db
    .select({ kind: horoscopes.kind })
    .from(horoscopes)
    .where(and(eq(horoscopes.userId, userId), eq(horoscopes.id, id)))
  return found?.kind
}

/** @returns undefined if the user has no such horoscope */
export async function findHoroscopeById(
  db: Database,
  userId: string,
  id: string,
): Promise<Pick<Horoscope, 'kind' | 'text'> | undefined> {
  const { kind, text } = horoscopes
  const [found] = await db
    .select({ kind, text })
    .from(horoscopes)
    .where(and(eq(horoscopes.userId, userId), eq(horoscopes.id, id)))
  return found
}

const isOfPeriod = ({ userId, kind, startDate }: HoroscopePeriod) =>
  and(eq(horoscopes.userId, userId), eq(horoscopes.kind, kind), eq(horoscopes.startDate, startDate))

/** Replaces the horoscope of the same period, with everything that references it. @returns its id */
export async function replaceHoroscope(tx: Transaction, horoscope: NewHoroscope): Promise<string> {
  await tx.delete(horoscopes).where(isOfPeriod(horoscope))
  const [stored] = await tx.insert(horoscopes).values(horoscope).returning({ id: horoscopes.id })
  if (!stored) throw new Error('The database stored no horoscope')
  return stored.id
}

/** Deletes all horoscopes of a user, with their generations. */
export async function deleteHoroscopes(tx: Transaction, userId: string) {
  const deleted = await tx
    .delete(horoscopes)
    .where(eq(horoscopes.userId, userId))
    .returning({ id: horoscopes.id })
  await forgetGenerationsOf(
    tx,
    deleted.map(({ id }) => id),
  )
}

export async function countHoroscopes(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(horoscopes, eq(horoscopes.userId, userId))
}

const refreshOf = getTableColumns(horoscopeRefreshes)

/** The question of the most frequent call: from the user, because there may be a refresh without a text. */
export const aboutHoroscope: AboutUser<'kind' | 'startDate'> = {
  name: 'horoscope',
  parameters: { kind: 'text', startDate: 'date' },
  answer({ kind, startDate }, userId) {
    const isOfPeriod = (table: typeof horoscopes | typeof horoscopeRefreshes) =>
      sql`${table.userId} = reader.id and ${table.kind} = ${kind} and ${table.startDate} = ${startDate}`
    const found = [jsonRow(horoscopes.id, current), jsonRow(horoscopeRefreshes.userId, refreshOf)]
    return sql`(select ${jsonArray(found)}::text from (select ${userId} as id) as reader
      left join ${horoscopes} on ${isOfPeriod(horoscopes)}
      left join ${horoscopeRefreshes} on ${isOfPeriod(horoscopeRefreshes)})`
  },
}

const withRefresh = preparedAboutUser(aboutHoroscope)

/** Which text of a period a user has, and the refresh of it. */
export async function findWithRefresh(db: Database, period: HoroscopePeriod) {
  const { userId, kind, startDate } = period
  return readWithRefresh((await withRefresh(db)({ userId, kind, startDate })) ?? '[]')
}

/** Reads the answer to `aboutHoroscope`. */
export function readWithRefresh(found: string) {
  const [stored, refresh] = JSON.parse(found)
  return {
    stored: stored ? toRow(current, stored) : undefined,
    refresh: refresh ? toRow(refreshOf, refresh) : undefined,
  }
}

export async function saveRefresh(db: Database, refresh: Refresh) {
  const { revision, date, timesOnDate } = refresh
  const { userId, kind, startDate } = horoscopeRefreshes
  await db
    .insert(horoscopeRefreshes)
    .values(refresh)
    .onConflictDoUpdate({
      target: [userId, kind, startDate],
      set: { revision, date, timesOnDate },
    })
}

/** Takes back a refresh that failed. */
export async function cancelRefresh(db: Database, refresh: Refresh, revision: number) {
  await db
    .update(horoscopeRefreshes)
    .set({ revision })
    .where(and(isRefreshOf(refresh), eq(horoscopeRefreshes.revision, refresh.revision)))
}

const isRefreshOf = ({ userId, kind, startDate }: HoroscopePeriod) =>
  and(
    eq(horoscopeRefreshes.userId, userId),
    eq(horoscopeRefreshes.kind, kind),
    eq(horoscopeRefreshes.startDate, startDate),
  )
