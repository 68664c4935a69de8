import { inArray } from 'drizzle-orm'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

/**
 * Keyed hashes of the addresses and cards used for a free trial. Only a hash and a date are
 * stored: it can only be compared with the hash of another address or card.
 */
export const usedTrials = pgTable('used_trials', {
  hash: text('hash').primaryKey(),
  recordedOn: date('recorded_on').notNull().defaultNow(),
})

/** @returns the hashes that were not stored before */
export async function insertTrialHashes(
  db: Database | Transaction,
  hashes: string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const made = await db
    .insert(usedTrials)
    .values(hashes.map((hash) => ({ hash })))
    .onConflictDoNothing()
    .returning({ hash: usedTrials.hash })
  return made.map(({ hash }) => hash)
}

export async function deleteTrialHashes(tx: Transaction, hashes: string[]) {
  await tx.delete(usedTrials).where(inArray(usedTrials.hash, hashes))
}

export async function hasTrialHash(db: Database | Transaction, hashes: string[]): Promise<boolean> {
  return (await db.$count(usedTrials, inArray(usedTrials.hash, hashes))) > 0
}
