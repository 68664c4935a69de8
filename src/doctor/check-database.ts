import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Config } from '#config.ts'
import { productMigrations } from '#database.ts'
import type { AskedDatabase } from './ask-database.ts'
import type { DatabaseFacts } from './database-facts-table.ts'
import { broken, codeOf, type Finding, ok, warning } from './finding.ts'

/** @param asked the answer of `askDatabase`, which may fail */
export async function checkDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  asked: Promise<AskedDatabase>,
): Promise<Finding> {
  try {
    const answer = await asked
    if (answer.kind === 'closed')
      return ok(
        `The embedded database in ${dataDir} is closed; start the server to have it checked as well.`,
      )
    if (answer.kind === 'in use')
      return warning(
        `A server that uses ${dataDir} runs, but does not answer the command line; look into its log, or run this as its user.`,
      )
    return checkMigrations(answer.facts, databaseUrl ? 'PostgreSQL' : 'The embedded PostgreSQL')
  } catch (error) {
    return broken(describeFailure(codeOf(error)))
  }
}

function checkMigrations({ version, migratedTo }: DatabaseFacts, who: string): Finding {
  const answers = `${who} ${version} answers`
  if (migratedTo === null)
    return warning(`${answers}, but has no tables yet; the first start of the server creates them.`)
  const made = readMigrationFiles(productMigrations).map(({ folderMillis }) => folderMillis)
  if (migratedTo > Math.max(...made))
    return broken(
      `${answers}, but a newer version of Cosmic Path has changed its tables; run that version, or restore a backup.`,
    )
  const missing = made.filter((millis) => millis > migratedTo).length
  return missing > 0
    ? warning(
        `${answers}, but ${missing} migrations have not run; they run at the next start of the server.`,
      )
    : ok(`${answers}, and every migration has run.`)
}

const reasons: Record<string, string> = {
  '28P01': 'refuses the password; correct DATABASE_URL',
  '28000':
    'refuses the user or asks for TLS; correct DATABASE_URL, or the access rules of the server',
  '3D000': 'has no database of this name; create it, or correct DATABASE_URL',
  '53300': 'has too many connections; raise max_connections, or run fewer processes',
  '57P03': 'is starting up or shutting down; try again in a moment',
  ENOTFOUND: 'has a host name that is not known; correct DATABASE_URL',
  ECONNREFUSED: 'does not listen at this host and port; start it, or correct DATABASE_URL',
}

const describeFailure = (code: string) =>
  `The server of DATABASE_URL ${reasons[code] ?? 'does not answer; check that it runs, and that this machine may reach it'} (${code}).`
