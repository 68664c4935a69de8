import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Config } from '#config.ts'
import { SECOND } from '#durations.ts'
import { isFolderInUse } from '#server/folder-lock.ts'
import { sendToOperatorSocket } from '#server/operator-socket.ts'
import { DatabaseFacts, findDatabaseFacts } from './database-facts-table.ts'
import { doctorCommand } from './doctor-command.ts'

export type AskedDatabase =
  | {
      kind: 'answered'
      facts: DatabaseFacts
      /** How far its clock is ahead of this machine's. */
      aheadMs: number
    }
  /** The embedded database of a server that runs, but does not answer the command line. */
  | { kind: 'in use' }
  /** The embedded database while no server runs: opening it would write. */
  | { kind: 'closed' }

/** @throws what the driver throws when PostgreSQL does not answer */
export function askDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<AskedDatabase> {
  return databaseUrl ? askPostgres(databaseUrl) : askEmbedded(dataDir)
}

const CONNECTION_TIMEOUT_MS = 5 * SECOND

async function askPostgres(connectionString: string): Promise<AskedDatabase> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: CONNECTION_TIMEOUT_MS,
  })
  // A lost connection also fails the statement, which reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin transaction read only')
    return await timed(() => findDatabaseFacts(drizzle(client)))
  } finally {
    await client.end()
  }
}

async function askEmbedded(dataDir: string): Promise<AskedDatabase> {
  try {
    return await timed(async () =>
      DatabaseFacts.parse(await sendToOperatorSocket(dataDir, doctorCommand)),
    )
  } catch {
    return { kind: (await isFolderInUse(dataDir)) ? 'in use' : 'closed' }
  }
}

/** The database reads its clock about halfway. */
async function timed(ask: () => Promise<DatabaseFacts>): Promise<AskedDatabase> {
  const askedAt = Date.now()
  const facts = await ask()
  const halfway = (askedAt + Date.now()) / 2
  return { kind: 'answered', facts, aheadMs: Date.parse(facts.now) - halfway }
}
