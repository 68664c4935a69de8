import { and, asc, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Fact } from '#contract/chart.ts'
import type { ReadingPage, Reading as WireReading, WrittenText } from '#contract/readings.ts'
import { type AboutUser, type CallerQuestion, preparedAboutUser } from '#database/batched-answer.ts'
import { preparedOnce } from '#database/prepared-once.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import type { About } from '#writer/reader/life.ts'
import type { Rejected, TextOrigin } from '#writer/writer.ts'

export const readings = pgTable(
  'readings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['natal', 'synastry', 'year'] }).notNull(),
    inputData: jsonb('input_data').$type<WireReading['inputData']>().notNull(),
    text: jsonb('text').$type<z.infer<typeof WrittenText>>().notNull(),
    result: text('result').notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    /** Together with the request and the earlier texts, reproduces a text of the embedded writer exactly. */
    writtenBy: jsonb('written_by')
      .$type<
        TextOrigin & {
          engine: string
          seed: string
          after: string[]
          recalledAt: string
          rejected?: Rejected
          about?: About
        }
      >()
      .notNull(),
    // In milliseconds, like the contract: the next page starts after exactly this instant.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('readings_of_user').on(table.userId, table.createdAt, table.id)],
)

export type Reading = typeof readings.$inferSelect
export type NewReading = Omit<typeof readings.$inferInsert, 'id' | 'createdAt'>

export async function insertReading(tx: Transaction, reading: NewReading): Promise<string> {
  const [stored] = await tx.insert(readings).values(reading).returning({ id: readings.id })
  if (!stored) throw new Error('The database stored no reading')
  return stored.id
}

export async function findReading(
  db: Database,
  userId: string,
  id: string,
): Promise<Reading | undefined> {
  const [found] = await db.select().from(readings).where(owned(userId, id))
  return found
}

/** @returns undefined if the user has no such reading */
export async function findReadingType(
  db: Database,
  userId: string,
  id: string,
): Promise<Reading['type'] | undefined> {
  const [found] = await db.select({ type: readings.type }).from(readings).where(owned(userId, id))
  return found?.type
}

/** The whole texts, and their evidence, are most of the data; the list has the first paragraphs. */
const listed = {
  id: readings.id,
  type: readings.type,
  result: sql<string>`split_part(${readings.result}, e'\\n\\n', 1)`,
  createdAt: readings.createdAt,
  inputData: readings.inputData,
}
export type ListedReading = Pick<Reading, keyof typeof listed>

type Shape = Pick<ReadingPage, 'order'> & { isOfType: boolean; isAfter: boolean }

/** What a page is of, and how many readings it has. */
const pageParameters = {
  type: 'text',
  lastAt: 'timestamptz',
  lastId: 'uuid',
  limit: 'integer',
} as const

function preparePage({ order, isOfType, isAfter }: Shape) {
  const { userId, type, createdAt, id } = readings
  const [behind, direction] = order === 'newest' ? [sql`<`, desc] : [sql`>`, asc]
  const isOnPage = (
    page: Record<'type' | 'lastAt' | 'lastId', SQL | Placeholder>,
    ofUser: SQLWrapper,
  ) =>
    and(
      eq(userId, ofUser),
      isOfType ? eq(type, page.type) : undefined,
      isAfter
        ? sql`(${createdAt}, ${id}) ${behind} (${page.lastAt}::timestamptz, ${page.lastId}::uuid)`
        : undefined,
    )
  const inOrder = [direction(createdAt), direction(id)]
  const name = `${order}${isOfType ? '_of_type' : ''}${isAfter ? '_after' : ''}`
  const aboutIds: AboutUser<keyof typeof pageParameters> = {
    name: `reading_ids_${name}`,
    parameters: pageParameters,
    answer: (page, ofUser) =>
      sql`(select string_agg(id::text, ' ') from (select ${id} from ${readings} where ${isOnPage(page, ofUser)}
        order by ${sql.join(inOrder, sql`, `)} limit ${page.limit}) as page)`,
  }
  return {
    rows: preparedOnce((db) =>
      db
        .select(listed)
        .from(readings)
        .where(
          isOnPage(
            {
              type: sql.placeholder('type'),
              lastAt: sql.placeholder('lastAt'),
              lastId: sql.placeholder('lastId'),
            },
            sql`${sql.placeholder('userId')}`,
          ),
        )
        .orderBy(...inOrder)
        .limit(sql.placeholder('limit'))
        .prepare(`readings_${name}`),
    ),
    aboutIds,
    ids: preparedAboutUser(aboutIds),
  }
}

const nameOf = ({ order, isOfType, isAfter }: Shape) => `${order} ${isOfType} ${isAfter}`
const pages = new Map(
  (['newest', 'oldest'] as const).flatMap((order) =>
    [true, false].flatMap((isOfType) =>
      [true, false].map((isAfter) => {
        const shape = { order, isOfType, isAfter }
        return [nameOf(shape), preparePage(shape)] as const
      }),
    ),
  ),
)

function preparedPage({ type, order, after, limit }: ReadingPage) {
  const shape = { order, isOfType: type !== undefined, isAfter: after !== undefined }
  const last = after && { lastAt: after.createdAt.toISOString(), lastId: after.id }
  const prepared = pages.get(nameOf(shape))
  if (!prepared) throw new Error(`No statement for ${nameOf(shape)}`)
  return { ...prepared, values: { ...(type && { type }), ...last, limit } }
}

/** Reads only what the list shows. */
export function listReadings(
  db: Database,
  userId: string,
  page: ReadingPage,
): Promise<ListedReading[]> {
  const { rows, values } = preparedPage(page)
  return rows(db).execute({ userId, ...values })
}

/** The question that `listReadingIds` answers, about a caller. */
export function askReadingIds(page: ReadingPage): CallerQuestion {
  const { aboutIds, values } = preparedPage(page)
  return { about: aboutIds, values }
}

/** Which readings a page has, in its order, from the index alone. A stored reading never changes. */
export async function listReadingIds(
  db: Database,
  userId: string,
  page: ReadingPage,
): Promise<string> {
  const { ids, values } = preparedPage(page)
  return (await ids(db)({ userId, ...values })) ?? ''
}

/** What the newest reading of a type was made from, with its charts. */
export async function findNewestInput(
  db: Database,
  userId: string,
  type: Reading['type'],
): Promise<Reading['inputData'] | undefined> {
  const { inputData, createdAt, id } = readings
  const [newest] = await db
    .select({ inputData })
    .from(readings)
    .where(and(eq(readings.userId, userId), eq(readings.type, type)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return newest?.inputData
}

/** @returns false if the user has no such reading */
export async function deleteReading(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(readings).where(owned(userId, id)).returning({ id: readings.id })
  return deleted.length === 1
}

export async function countReadings(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(readings, eq(readings.userId, userId))
}

const owned = (userId: string, id: string) => and(eq(readings.userId, userId), eq(readings.id, id))
