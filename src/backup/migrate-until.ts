import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { OpenDatabase } from '#database.ts'

interface Journal {
  entries: { when: number }[]
}

/** Makes the tables as they were after a migration, for the rows of an older version; the server's start does the rest. */
export async function migrateUntil(
  { migrate }: Pick<OpenDatabase, 'migrate'>,
  migrations: MigrationConfig,
  last: number,
) {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-migrations-'))
  try {
    await cp(migrations.migrationsFolder, folder, { recursive: true })
    const journal = await readJournal(folder)
    const entries = journal.entries.filter(({ when }) => when <= last)
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries }))
    await migrate({ ...migrations, migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether this version has a migration. */
export async function hasMigration({ migrationsFolder }: MigrationConfig, when: number) {
  const { entries } = await readJournal(migrationsFolder)
  return entries.some((entry) => entry.when === when)
}

const journalOf = (folder: string) => join(folder, 'meta/_journal.json')

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(journalOf(folder), 'utf8'))
}
