import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { nameOf, personColumnsOf, personTables, referencesOf } from '#testing/tables-of-people.ts'
import { deletionSteps } from './deletion-steps.ts'

/** Deleted by a step of the deletion, and not by a foreign key to the user. */
const deletedBySteps: Record<string, string> = {
  users: 'deleteRows',
  outbox_emails: 'deleteEmails',
  'identity.user': 'deleteLogin',
  'identity.verification': 'deleteLogin',
}

/** Tables of the deletion itself. */
const endWithDeletion: Record<string, string> = {
  running_deletions: 'at the end of the deletion',
  deletion_receipt_lines: 'when the receipt is returned',
}

/** Rows that lose the id of the person, and stay. */
const rowsThatStay: Record<string, string> = {
  model_calls: 'counts and costs, for the budgets',
  ai_audit_logs: 'what administrators and commands of the operator have changed',
}

test('[7.5] every table with the id of a person loses it with the account', async () => {
  const tables = await personTables()
  const keysOf = (table: PgTable, onDelete: string) =>
    referencesOf(table).filter((key) => key.onDelete === onDelete && goes(key.to))
  const goes = (table: PgTable): boolean => {
    const name = nameOf(table)
    if (name in deletedBySteps || name in endWithDeletion) return true
    const columns = personColumnsOf(table)
    // The rows of a table without such a column go with the row that they belong to.
    return keysOf(table, 'cascade').some(
      (key) => columns.length === 0 || key.columns.some((column) => columns.includes(column)),
    )
  }
  const losesIds = (table: PgTable): boolean => {
    const emptied = keysOf(table, 'set null').flatMap(({ columns }) => columns)
    return personColumnsOf(table).every((column) => emptied.includes(column))
  }
  const isRight = (table: PgTable) => (nameOf(table) in rowsThatStay ? losesIds : goes)(table)
  expect(tables.filter((table) => !isRight(table)).map(nameOf)).toEqual([])
  const names = tables.map(nameOf)
  const listed = Object.keys({ ...deletedBySteps, ...endWithDeletion, ...rowsThatStay })
  expect(listed.filter((name) => !names.includes(name))).toEqual([])
  const steps = deletionSteps.map(({ name }) => name)
  expect(Object.values(deletedBySteps).filter((step) => !steps.includes(step))).toEqual([])
})
