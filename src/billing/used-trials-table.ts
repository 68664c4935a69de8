import { inArray } from 'drizzle-orm'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

/**
 * Addresses that have had their free trial, of accounts that are gone or have another address by now. A
 * mark tells nothing but that it was made of the same address; with the day, it is all that a row has.
 */
export const usedTrials = pgTable('used_trials', {
  mark: text('mark').primaryKey(),
  markedOn: date('marked_on').notNull().defaultNow(),
})

export async function keepMarks(db: Database | Transaction, marks: string[]) {
  await db
    .insert(usedTrials)
    .values(marks.map((mark) => ({ mark })))
    .onConflictDoNothing()
}

export async function isAnyMarked(db: Database, marks: string[]): Promise<boolean> {
  return (await db.$count(usedTrials, inArray(usedTrials.mark, marks))) > 0
}
