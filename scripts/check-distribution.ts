/**
 * `npm run check:distribution`: migrates an empty PostgreSQL and lists what Citus would refuse in the schema if the rows of
 * each person lived on one node of many. It checks the rules that are known here; Citus itself is not asked.
 */
import { Client } from 'pg'
import { openPostgres } from '../src/database.ts'
import { createLog } from '../src/log.ts'
import { startPostgres } from '../src/testing/postgres-server.ts'
import { readTables } from './distribution/catalog.ts'
import { findViolations, placementOf } from './distribution/rules.ts'

const postgres = await startPostgres()
try {
  await (await openPostgres(postgres.url, createLog('error'))).close()
  const client = new Client(postgres.url)
  await client.connect()
  const tables = await readTables(client)
  await client.end()
  report(tables)
} finally {
  await postgres.stop()
}

function report(tables: Awaited<ReturnType<typeof readTables>>) {
  const placements = new Map(tables.map((table) => [table.name, placementOf(table)]))
  const distributed = tables.filter(({ name }) => placements.get(name)?.kind === 'distributed')
  const violations = findViolations(tables, placements)
  const refused = new Set(violations.map((line) => line.split(/[: ]/)[0]))
  const accepted = distributed.filter(({ name }) => !refused.has(name)).map(({ name }) => name)
  console.log(`${distributed.length} of ${tables.length} tables are distributed by the user.`)
  console.log(`As they are: ${accepted.join(', ')}`)
  console.log(`\n${violations.length} keys would have to change:`)
  for (const line of violations) console.log(`  ${line}`)
}
