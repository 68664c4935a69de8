import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { nameOf, personTables, referencesOf } from '#testing/tables-of-people.ts'

/** Deleted by a step of the deletion, and not by a foreign key to the user. */
const deletedBySteps: Record<string, string> = {
  users: 'deleteRows',
  outbox_emails: 'deleteEmails',
  'identity.user': 'deleteLogin',
  'identity.verification': 'deleteLogin',
  running_deletions: 'at the end of the deletion',
  deletion_receipt_lines: 'when the receipt is returned',
}

test('[7.5] every table with the id of a person loses it with the account', async () => {
  const tables = await personTables()
  const goes = (table: PgTable): boolean =>
    nameOf(table) in deletedBySteps ||
    referencesOf(table).some(
      ({ to, onDelete }) => onDelete === 'set null' || (onDelete === 'cascade' && goes(to)),
    )
  expect(tables.filter((table) => !goes(table)).map(nameOf)).toEqual([])
  const names = tables.map(nameOf)
  expect(Object.keys(deletedBySteps).filter((name) => !names.includes(name))).toEqual([])
})
