import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { user as loginUsers } from '#identity/embedded/identity-tables.ts'
import { users } from '#identity/users-table.ts'

const root = join(import.meta.dirname, '..')

/** Columns that name a person without a foreign key. */
const PERSON_COLUMN = /^(user_id|actor_id|subject|recipient|email|identifier)$/

/** As in `users` or `identity.session`. */
export function nameOf(table: PgTable): string {
  const { name, schema } = getTableConfig(table)
  return schema ? `${schema}.${name}` : name
}

/** Every table with the id or the address of a person, or with a foreign key to such a table. */
export async function personTables(): Promise<PgTable[]> {
  const tables = await allTables()
  const found = new Set<PgTable>([users, loginUsers, ...tables.filter(namesPerson)])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const table of tables)
      if (referencesOf(table).some(({ to }) => found.has(to))) found.add(table)
  }
  return [...found]
}

export async function allTables(): Promise<PgTable[]> {
  const modules = await Promise.all(
    globSync('{*,*/**/*}-{table,tables}.ts', { cwd: root }).map((file) => import(join(root, file))),
  )
  const values = modules.flatMap((module) => Object.values<unknown>(module))
  return [...new Set(values.filter((value): value is PgTable => is(value, PgTable)))]
}

const namesPerson = (table: PgTable) => personColumnsOf(table).length > 0

/** The columns that name a person, by their names in the database. */
export const personColumnsOf = (table: PgTable): string[] =>
  getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => PERSON_COLUMN.test(name))

/** The foreign keys of a table, and what the deletion of the row that they name does. */
export const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => ({
    columns: key.reference().columns.map(({ name }) => name),
    to: key.reference().foreignTable as PgTable,
    onDelete: key.onDelete ?? 'no action',
  }))
