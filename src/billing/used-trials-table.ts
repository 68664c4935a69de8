import { inArray } from 'drizzle-orm'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

/**
 * Addresses and cards with which a free trial was begun. A mark tells nothing but that it was made of the
 * same address or card; with the day, it is all that a row has.
 */
export const usedTrials = pgTable('used_trials', {
  mark: text('mark').primaryKey(),
  markedOn: date('marked_on').notNull().defaultNow(),
})

/** @returns those that were not there before */
export async function insertTrialHashes(
  db: Database | Transaction,
  marks: string[],
): Promise<string[]> {
  if (marks.length === 0) return []
  const made = await db
    .insert(usedTrials)
    .values(marks.map((mark) => ({ mark })))
    .onConflictDoNothing()
    .returning({ mark: usedTrials.mark })
  return made.map(({ mark }) => mark)
}

export async function deleteTrialHashes(tx: Transaction, marks: string[]) {
  await tx.delete(usedTrials).where(inArray(usedTrials.mark, marks))
}

export async function hasTrialHash(db: Database | Transaction, marks: string[]): Promise<boolean> {
  return (await db.$count(usedTrials, inArray(usedTrials.mark, marks))) > 0
}
