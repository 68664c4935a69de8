import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { lockUser, users } from '#identity/users-table.ts'

/** The request for one text, until it is done or failed. It outlives client, process and machine. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      // A request made while the account is being deleted goes with it.
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Equal requests have equal keys. */
    requestKey: text('request_key').notNull(),
    input: jsonb('input').notNull(),
    status: text('status', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    resultId: uuid('result_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    // A failed one allows another try; a waiting or finished one answers equal requests.
    uniqueIndex('generations_once')
      .on(table.userId, table.kind, table.requestKey)
      .where(sql`status <> 'failed'`),
    // The sweep reads it every minute.
    index('generations_waiting').on(table.createdAt).where(sql`status = 'waiting'`),
    index('generations_failed').on(table.endedAt).where(sql`status = 'failed'`),
    index('generations_of_result').on(table.resultId),
    // For account deletion: the first index lacks failed ones.
    index('generations_of_user').on(table.userId),
  ],
)

export type Generation = typeof generations.$inferSelect

interface Request {
  userId: string
  kind: string
  requestKey: string
  input: unknown
}

/** Runs in the transaction that inserts the row, under a lock of this user. */
export type BeforeNew = (tx: Transaction) => Promise<void>

interface Requested extends Generation {
  /** Whether this call inserted it. */
  isNew: boolean
}

/**
 * Finds an equal request that is waiting or done, or inserts a new one.
 * @throws what `beforeNew` throws; then nothing is inserted
 */
export async function requestGeneration(
  db: Database,
  request: Request,
  beforeNew: BeforeNew = async () => {},
): Promise<Requested> {
  const known = await findEqual(db, request)
  if (known) return { ...known, isNew: false }
  return db.transaction(async (tx) => {
    await lockUser(tx, request.userId)
    const meanwhile = await findEqual(tx, request)
    if (meanwhile) return { ...meanwhile, isNew: false }
    await beforeNew(tx)
    const [fresh] = await tx.insert(generations).values(request).returning()
    return { ...(fresh as Generation), isNew: true }
  })
}

async function findEqual(
  db: Database | Transaction,
  { userId, kind, requestKey }: Request,
): Promise<Generation | undefined> {
  const [known] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.kind, kind),
        eq(generations.requestKey, requestKey),
        sql`${generations.status} <> 'failed'`,
      ),
    )
  return known
}

export async function findGeneration(
  db: Database,
  id: string,
): Promise<(Generation & { ageMs: number }) | undefined> {
  // By the clock of the database, which wrote `created_at`.
  const ageMs = sql<number>`(extract(epoch from now() - ${generations.createdAt}) * 1000)::double precision`
  const [found] = await db
    .select({ ...getTableColumns(generations), ageMs })
    .from(generations)
    .where(eq(generations.id, id))
  return found
}

/** What a stored text was requested with. */
export async function findInputOf(db: Database, resultId: string): Promise<unknown> {
  const [found] = await db
    .select({ input: generations.input })
    .from(generations)
    .where(eq(generations.resultId, resultId))
  return found?.input
}

/** Oldest first. */
export function findWaitingGenerations(db: Database): Promise<Generation[]> {
  return db.select().from(generations).where(isWaiting).orderBy(generations.createdAt)
}

export function countWaitingGenerations(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(generations, and(eq(generations.userId, userId), isWaiting))
}

const isWaiting = eq(generations.status, 'waiting')

/** Locks the row until the transaction ends, so that two workers on one generation store only one text. */
export async function lockWaitingGeneration(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.status, 'waiting')))
    .for('update')
  return locked.length === 1
}

export async function endGeneration(
  db: Database | Transaction,
  id: string,
  end: { status: 'done'; resultId: string } | { status: 'failed' },
) {
  await db
    .update(generations)
    .set({ ...end, endedAt: new Date() })
    .where(and(eq(generations.id, id), eq(generations.status, 'waiting')))
}

/** Ends a request from outside of its worker, which then stores nothing. */
export async function endWaitingGeneration(
  tx: Transaction,
  { userId, kind, requestKey }: Omit<Request, 'input'>,
  resultId: string,
) {
  await tx
    .update(generations)
    .set({ status: 'done', resultId, endedAt: new Date() })
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.kind, kind),
        eq(generations.requestKey, requestKey),
        isWaiting,
      ),
    )
}

/** A worker on one of them finds it gone and stores nothing. */
export async function deleteGenerationsOfKind(tx: Transaction, userId: string, kind: string) {
  await tx
    .delete(generations)
    .where(and(eq(generations.userId, userId), eq(generations.kind, kind)))
}

/** Deletes the requests of deleted texts, so that an equal request generates a new one. */
export async function forgetGenerationsOf(tx: Transaction, resultIds: string[]) {
  if (resultIds.length === 0) return
  await tx.delete(generations).where(inArray(generations.resultId, resultIds))
}

/** Deletes a request whose text is obsolete. */
export async function forgetUnwantedGeneration(tx: Transaction, id: string) {
  await tx.delete(generations).where(eq(generations.id, id))
}

/** A worker on one of them finds it gone and stores nothing. @returns how many there were */
export async function deleteGenerationsOf(tx: Transaction, userId: string): Promise<number> {
  const gone = await tx
    .delete(generations)
    .where(eq(generations.userId, userId))
    .returning({ id: generations.id })
  return gone.length
}
