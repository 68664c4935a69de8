import { join } from 'node:path'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { OpenDatabase } from '#database.ts'
import { STAND_IN_SCHEMA } from './stand-in-schema.ts'

/** In a schema that also holds their journal. */
export const standInMigrations: MigrationConfig = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsSchema: STAND_IN_SCHEMA,
  migrationsTable: 'migrations',
}

/** Makes the tables of the stand-ins. */
export function migrateStandIns({ migrate }: Pick<OpenDatabase, 'migrate'>): Promise<void> {
  return migrate(standInMigrations)
}
