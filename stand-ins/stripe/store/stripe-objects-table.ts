import { and, asc, desc, eq, inArray, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { standInSchema } from '../../stand-in-schema.ts'

/** All objects of the API: customers, subscriptions, invoices and so on. */
export const stripeObjects = standInSchema.table(
  'stripe_objects',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    data: jsonb('data').$type<StoredObject>().notNull(),
    created: timestamp('created', { withTimezone: true }).notNull(),
    /** Orders objects that were created within one second. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The time of its next change. */
    due: timestamp('due', { withTimezone: true }),
  },
  (table) => [
    index('stripe_objects_type').on(table.type, table.position),
    index('stripe_objects_due').on(table.due),
  ],
)

export interface StoredObject {
  id: string
  object: string
  created: number
}

export async function findObject(db: Database, id: string): Promise<StoredObject | undefined> {
  const [row] = await db
    .select({ data: stripeObjects.data })
    .from(stripeObjects)
    .where(eq(stripeObjects.id, id))
  return row?.data
}

export async function putObject(db: Database, data: StoredObject, due: number | null) {
  const values = { data, due: due === null ? null : instant(due) }
  await db
    .insert(stripeObjects)
    .values({ id: data.id, type: data.object, created: instant(data.created), ...values })
    .onConflictDoUpdate({ target: stripeObjects.id, set: values })
}

/** Does nothing if the object exists. */
export async function seedObject(db: Database, data: StoredObject) {
  await db
    .insert(stripeObjects)
    .values({ id: data.id, type: data.object, created: instant(data.created), data })
    .onConflictDoNothing()
}

export interface ListParams {
  type: string
  /** Required values by path, such as `parent.subscription_details.subscription`. */
  where?: Record<string, string | string[] | undefined>
  startingAfter?: string | undefined
  limit?: number
}

/** Newest first; returns up to `limit + 1` objects, so that the caller sees whether there are more. */
export async function listObjects(db: Database, params: ListParams): Promise<StoredObject[]> {
  const { type, where = {}, startingAfter, limit } = params
  const conditions: SQL[] = [eq(stripeObjects.type, type)]
  for (const [path, expected] of Object.entries(where)) {
    if (expected === undefined) continue
    const said = sql`${stripeObjects.data} #>> ${`{${path.replaceAll('.', ',')}}`}`
    conditions.push(inArray(said, [expected].flat()))
  }
  if (startingAfter) conditions.push(lt(stripeObjects.position, positionOf(startingAfter)))
  const rows = db
    .select({ data: stripeObjects.data })
    .from(stripeObjects)
    .where(and(...conditions))
    .orderBy(desc(stripeObjects.position))
  return (await (limit === undefined ? rows : rows.limit(limit + 1))).map(({ data }) => data)
}

const positionOf = (id: string) =>
  sql`(select position from ${stripeObjects} where ${stripeObjects.id} = ${id})`

/** Deletes the objects of a customer, except of these types. */
export async function deleteObjectsOf(db: Database, customer: string, except: string[]) {
  const owner = sql`${stripeObjects.data} ->> 'customer'`
  await db
    .delete(stripeObjects)
    .where(and(eq(owner, customer), notInArray(stripeObjects.type, except)))
}

/** The object with the earliest due change, up to `until` (Unix seconds). */
export async function findDue(db: Database, until: number) {
  const [row] = await db
    .select({ data: stripeObjects.data, due: stripeObjects.due })
    .from(stripeObjects)
    .where(lte(stripeObjects.due, instant(until)))
    .orderBy(asc(stripeObjects.due), asc(stripeObjects.position))
    .limit(1)
  return row?.due ? { object: row.data, at: row.due.getTime() / SECOND } : undefined
}

export async function dueOf(db: Database, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ due: stripeObjects.due })
    .from(stripeObjects)
    .where(eq(stripeObjects.id, id))
  return row?.due ?? null
}

const instant = (seconds: number) => new Date(seconds * SECOND)
