import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openEmbedded, openPostgres } from '#database.ts'
import { createLog } from '#log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A snapshot of an empty embedded database after all migrations. */
    snapshot: string
    /** A PostgreSQL server with a database `template`; absent in the embedded project. */
    postgresUrl: string | undefined
  }
}

/** A new empty database, on the PostgreSQL of the current project. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = inject('postgresUrl')
  if (!server) return openEmbedded(undefined, await openAsBlob(inject('snapshot')))
  return openPostgres(await createTestDatabase(server), createLog('silent'))
}

/** @returns the URL of a new empty database after all migrations, or before them if it is fresh */
export async function createTestDatabase(
  server: string,
  { isFresh = false } = {},
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(server)
  await client.connect()
  // Measured: a copy of files takes 12 ms of CPU time, the default strategy 42.
  const copy = isFresh ? '' : 'template template strategy file_copy'
  await client.query(`create database ${name} ${copy}`)
  await client.end()
  return databaseUrl(server, name)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
