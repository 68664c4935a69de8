import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openEmbedded, openPostgres } from '#database.ts'
import { createLog } from '#log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database that has every table and no row. */
    snapshot: string
    /** A real PostgreSQL with a database `template`; absent in the run on the embedded one. */
    postgresUrl: string | undefined
  }
}

/** An empty database of one's own, on whichever PostgreSQL this run is about. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = inject('postgresUrl')
  if (!server) return openEmbedded(undefined, await openAsBlob(inject('snapshot')))
  return openPostgres(await createTestDatabase(server), createLog('silent'))
}

/** @returns the address of an empty database with every table */
export async function createTestDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name} template template`)
  await client.end()
  return databaseUrl(server, name)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
