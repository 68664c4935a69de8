import { join } from 'node:path'
import type { OpenDatabase } from '#database.ts'
import { STAND_IN_SCHEMA } from './stand-in-schema.ts'

/** Makes the tables of the stand-ins, in a schema that also holds the journal of their migrations. */
export function migrateStandIns({ migrate }: Pick<OpenDatabase, 'migrate'>): Promise<void> {
  return migrate({
    migrationsFolder: join(import.meta.dirname, 'migrations'),
    migrationsSchema: STAND_IN_SCHEMA,
    migrationsTable: 'migrations',
  })
}
