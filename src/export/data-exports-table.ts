import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DataExportStatus } from '#contract/data-export.ts'
import type { Database, Transaction } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { users } from '#identity/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A download without progress for this long has ended, with its process. The browser gives up after 90 seconds. */
const CLAIM_MS = 3 * MINUTE

/** The current export of a user's data: a request for it, then its file, which can be downloaded once. */
export const dataExports = pgTable('data_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status').$type<DataExportStatus>().notNull().default('preparing'),
  requestedAt: instant('requested_at').notNull(),
  percent: integer('percent').notNull().default(0),
  /** Whether it did not count toward the daily limit. */
  isFree: boolean('is_free').notNull().default(false),
  /** How often its preparation was started. */
  attempts: integer('attempts').notNull().default(0),
  /** The id of the finished file, which its chunks have too. */
  fileId: uuid('file_id'),
  sizeBytes: integer('size_bytes'),
  /** The hash of the token in the emailed link. */
  tokenHash: text('token_hash').unique(),
  expiresAt: instant('expires_at'),
  /** The download that has claimed the file. */
  claimId: uuid('claim_id'),
  /** When it was claimed, or when its latest chunk was sent. */
  claimedAt: instant('claimed_at'),
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

export function listPreparing(db: Database): Promise<Pick<StoredExport, 'id' | 'requestedAt'>[]> {
  const { id, requestedAt, status } = dataExports
  return db.select({ id, requestedAt }).from(dataExports).where(eq(status, 'preparing'))
}

/** Replaces the previous export with its file. The caller holds a lock of the user. */
export async function replaceExport(
  tx: Transaction,
  values: Pick<StoredExport, 'userId' | 'requestedAt' | 'isFree'>,
): Promise<StoredExport> {
  await tx.delete(dataExports).where(eq(dataExports.userId, values.userId))
  const [stored] = await tx.insert(dataExports).values(values).returning()
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
 * Claims the file for one download, so that only one of two concurrent calls gets it.
 * @param tokenHash any file of the user if absent
 */
export async function claimFile(
  db: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string | undefined; now: Date },
): Promise<StoredExport | undefined> {
  const [claimed] = await db
    .update(dataExports)
    .set({ status: 'sending', claimId: randomUUID(), claimedAt: now })
    .where(
      and(
        eq(dataExports.userId, userId),
        or(eq(dataExports.status, 'ready'), hasStalled(now)),
        gt(dataExports.expiresAt, now),
        tokenHash === undefined ? undefined : eq(dataExports.tokenHash, tokenHash),
      ),
    )
    .returning()
  return claimed
}

/** The claim of a download. */
export interface Claim {
  exportId: string
  claimId: string
}

/** @returns false if the file is gone, or claimed by a later download */
export function renewClaim(db: Database, claim: Claim, now: Date): Promise<boolean> {
  return change(db, { claimedAt: now }, isClaimed(claim))
}

/** After a download that did not reach its end. */
export async function releaseFile(db: Database, claim: Claim) {
  await change(db, { status: 'ready' }, isClaimed(claim))
}

/** @returns false if the file is gone, or claimed by a later download */
export function completeDownload(tx: Transaction, claim: Claim): Promise<boolean> {
  return change(tx, { status: 'downloaded' }, isClaimed(claim))
}

/** A file whose download has stalled can be downloaded again. */
export function statusAt(stored: StoredExport, now: Date): DataExportStatus {
  const { status, claimedAt } = stored
  const isStale = claimedAt === null || claimedAt < staleBefore(now)
  return status === 'sending' && isStale ? 'ready' : status
}

export function countExports(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(dataExports, eq(dataExports.userId, userId))
}

const isPreparing = (id: string) => and(eq(dataExports.id, id), eq(dataExports.status, 'preparing'))

const isClaimed = ({ exportId, claimId }: Claim) =>
  and(
    eq(dataExports.id, exportId),
    eq(dataExports.status, 'sending'),
    eq(dataExports.claimId, claimId),
  )

/** A download from before claims were stored has none. */
const hasStalled = (now: Date) =>
  and(
    eq(dataExports.status, 'sending'),
    or(isNull(dataExports.claimedAt), lt(dataExports.claimedAt, staleBefore(now))),
  )

const staleBefore = (now: Date) => new Date(now.getTime() - CLAIM_MS)

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
