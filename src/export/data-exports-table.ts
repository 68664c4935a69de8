import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DataExportStatus } from '#contract/data-export.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The current export of a user's data: a request for it, then its file, which can be downloaded once. */
export const dataExports = pgTable('data_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status').$type<DataExportStatus | 'sending'>().notNull().default('preparing'),
  requestedAt: instant('requested_at').notNull(),
  percent: integer('percent').notNull().default(0),
  /** How often its preparation was started. */
  attempts: integer('attempts').notNull().default(0),
  /** Of the chunks of the finished file. */
  fileId: uuid('file_id'),
  sizeBytes: integer('size_bytes'),
  /** Of the token in the emailed link. */
  tokenHash: text('token_hash').unique(),
  expiresAt: instant('expires_at'),
})

export type StoredExport = typeof dataExports.$inferSelect

export async function findExportOf(
  db: Database | Transaction,
  userId: string,
): Promise<StoredExport | undefined> {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return found
}

export async function findPreparing(db: Database, id: string): Promise<StoredExport | undefined> {
  const [found] = await db.select().from(dataExports).where(isPreparing(id))
  return found
}

/** @returns undefined if it is gone, or not being prepared */
export async function countAttempt(db: Database, id: string): Promise<StoredExport | undefined> {
  const [counted] = await db
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1` })
    .where(isPreparing(id))
    .returning()
  return counted
}

export async function listPreparing(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(eq(dataExports.status, 'preparing'))
  return found.map(({ id }) => id)
}

/** Replaces the previous export with its file. The caller holds a lock of the user. */
export async function replaceExport(
  tx: Transaction,
  userId: string,
  requestedAt: Date,
): Promise<StoredExport> {
  await tx.delete(dataExports).where(eq(dataExports.userId, userId))
  const [stored] = await tx.insert(dataExports).values({ userId, requestedAt }).returning()
  return stored as StoredExport
}

export async function savePercent(db: Database, id: string, percent: number) {
  await db.update(dataExports).set({ percent }).where(isPreparing(id))
}

type Finished = Pick<StoredExport, 'fileId' | 'sizeBytes' | 'tokenHash' | 'expiresAt'>

/** @returns false if it is gone, or another worker was first */
export function finishExport(tx: Transaction, id: string, finished: Finished): Promise<boolean> {
  return change(tx, { ...finished, status: 'ready', percent: 100 }, isPreparing(id))
}

/** @returns false if it is gone, or not being prepared */
export function failExport(tx: Transaction, id: string): Promise<boolean> {
  return change(tx, { status: 'failed' }, isPreparing(id))
}

/**
 * Keeps the status until the transaction ends.
 * @returns false if it is gone, or not being prepared
 */
export async function lockPreparing(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(isPreparing(id))
    .for('share')
  return locked.length === 1
}

/**
 * Marks the file as being sent, so that only one of two concurrent calls gets it.
 * @param tokenHash any file of the user if absent
 */
export async function claimFile(
  db: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string | undefined; now: Date },
): Promise<StoredExport | undefined> {
  const [claimed] = await db
    .update(dataExports)
    .set({ status: 'sending' })
    .where(
      and(
        eq(dataExports.userId, userId),
        eq(dataExports.status, 'ready'),
        gt(dataExports.expiresAt, now),
        tokenHash === undefined ? undefined : eq(dataExports.tokenHash, tokenHash),
      ),
    )
    .returning()
  return claimed
}

/** After a download that did not reach its end. */
export async function releaseFile(db: Database, id: string) {
  await change(db, { status: 'ready' }, isSending(id))
}

/** @returns false if it is gone, or not being sent */
export function completeDownload(tx: Transaction, id: string): Promise<boolean> {
  return change(tx, { status: 'downloaded' }, isSending(id))
}

/** Deletes expired exports with their files, and others that were requested before an instant. */
export async function deleteExports(db: Database, at: { expired: Date; requestedBefore: Date }) {
  const { expiresAt, requestedAt } = dataExports
  await db
    .delete(dataExports)
    .where(
      or(lt(expiresAt, at.expired), and(isNull(expiresAt), lt(requestedAt, at.requestedBefore))),
    )
}

export function countExports(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(dataExports, eq(dataExports.userId, userId))
}

const isPreparing = (id: string) => and(eq(dataExports.id, id), eq(dataExports.status, 'preparing'))

const isSending = (id: string) => and(eq(dataExports.id, id), eq(dataExports.status, 'sending'))

async function change(
  db: Database | Transaction,
  values: Partial<StoredExport>,
  where: SQL | undefined,
): Promise<boolean> {
  const changed = await db
    .update(dataExports)
    .set(values)
    .where(where)
    .returning({ id: dataExports.id })
  return changed.length === 1
}
