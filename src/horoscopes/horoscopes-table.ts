import { and, desc, eq } from 'drizzle-orm'
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
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { forgetGenerationsOf } from '#writer/generations-table.ts'

const kinds = ['daily', 'weekly', 'monthly'] as const satisfies readonly HoroscopeKind[]

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One text for each person, kind and period: the newest. */
export const horoscopes = pgTable(
  'horoscopes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    kind: text('kind', { enum: kinds }).notNull(),
    /** Calendar dates in UTC, both included. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Of which birth, and which wish for a new text, it is the answer to. */
    birthKey: text('birth_key').notNull(),
    revision: integer('revision').notNull(),
    sign: text('sign').notNull(),
    content: text('content').notNull(),
    text: jsonb('text').$type<z.infer<typeof WrittenText>>().notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    moments: jsonb('moments').$type<Moment[]>().notNull(),
    /** With these, the birth details and the texts told before, the same text can be made again. */
    writtenBy: jsonb('written_by')
      .$type<{ writer: string; engine: string; seed: string; after: string[] }>()
      .notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('horoscopes_once').on(table.userId, table.kind, table.startDate)],
)

/** How often a person wished for a new text, and how often on which date. */
export const horoscopeWishes = pgTable(
  'horoscope_wishes',
  {
    userId: userId(),
    kind: text('kind', { enum: kinds }).notNull(),
    revision: integer('revision').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    timesOnDate: integer('times_on_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export type Horoscope = typeof horoscopes.$inferSelect
export type Wish = typeof horoscopeWishes.$inferSelect
export type NewHoroscope = Omit<typeof horoscopes.$inferInsert, 'id'>

/** Whose, of which kind, and of which period: by its first date. */
type HoroscopePeriod = Pick<Horoscope, 'userId' | 'kind' | 'startDate'>

export async function findHoroscope(
  db: Database,
  period: HoroscopePeriod,
): Promise<Horoscope | undefined> {
  const [found] = await db.select().from(horoscopes).where(isOfPeriod(period))
  return found
}

const isOfPeriod = ({ userId, kind, startDate }: HoroscopePeriod) =>
  and(eq(horoscopes.userId, userId), eq(horoscopes.kind, kind), eq(horoscopes.startDate, startDate))

/** Stores it in place of the one before, which goes with all that hangs on it. @returns its id */
export async function replaceHoroscope(tx: Transaction, horoscope: NewHoroscope): Promise<string> {
  await tx.delete(horoscopes).where(isOfPeriod(horoscope))
  const [stored] = await tx.insert(horoscopes).values(horoscope).returning({ id: horoscopes.id })
  if (!stored) throw new Error('The database stored no horoscope')
  return stored.id
}

/** All of a person, with the requests that led to them. */
export async function deleteHoroscopes(tx: Transaction, userId: string) {
  const gone = await tx
    .delete(horoscopes)
    .where(eq(horoscopes.userId, userId))
    .returning({ id: horoscopes.id })
  await forgetGenerationsOf(
    tx,
    gone.map(({ id }) => id),
  )
}

export async function countHoroscopes(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(horoscopes, eq(horoscopes.userId, userId))
}

/** Newest first. */
export function listHoroscopes(db: Database, userId: string): Promise<Horoscope[]> {
  return db
    .select()
    .from(horoscopes)
    .where(eq(horoscopes.userId, userId))
    .orderBy(desc(horoscopes.writtenAt))
}

export async function findWish(
  db: Database | Transaction,
  userId: string,
  kind: HoroscopeKind,
): Promise<Wish | undefined> {
  const [found] = await db.select().from(horoscopeWishes).where(isWishOf(userId, kind))
  return found
}

export async function storeWish(db: Database, wish: Wish) {
  const { userId: _user, kind: _kind, ...said } = wish
  await db
    .insert(horoscopeWishes)
    .values(wish)
    .onConflictDoUpdate({ target: [horoscopeWishes.userId, horoscopeWishes.kind], set: said })
}

/** Gives a wish up that could not be met. */
export async function withdrawWish(db: Database, wish: Wish, revision: number) {
  await db
    .update(horoscopeWishes)
    .set({ revision })
    .where(and(isWishOf(wish.userId, wish.kind), eq(horoscopeWishes.revision, wish.revision)))
}

const isWishOf = (userId: string, kind: HoroscopeKind) =>
  and(eq(horoscopeWishes.userId, userId), eq(horoscopeWishes.kind, kind))
