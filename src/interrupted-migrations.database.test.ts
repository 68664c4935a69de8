import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase, openTestDatabase } from '#testing/databases.ts'
import { isLong } from '#testing/long.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from './database.ts'
import { createLog } from './log.ts'

const server = inject('postgresUrl')
// The embedded database, which takes seconds to make, has its turn in `npm run test:long`.
const moments = isLong ? Array.from({ length: 20 }, (_, nth) => nth * (server ? 60 : 250)) : [150]

/** Opens and migrates a database in another process, which is killed. */
async function interrupt(place: string, afterMs: number) {
  const program = server
    ? `import { openPostgres } from './src/database.ts'
       import { createLog } from './src/log.ts'
       console.log('began')
       await openPostgres(${JSON.stringify(place)}, createLog('silent'))`
    : `import { openEmbedded } from './src/database.ts'
       console.log('began')
       await openEmbedded(${JSON.stringify(place)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // It may have ended by itself before it is killed.
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await sleep(afterMs)
  child.kill('SIGKILL')
  await ended
}

async function tablesOf({ db, close }: OpenDatabase): Promise<unknown> {
  const { rows } = (await db.execute(
    sql`select table_schema, table_name, column_name, data_type from information_schema.columns
        where table_schema in ('public', 'identity') order by 1, 2, 3`,
  )) as unknown as { rows: unknown[] }
  await close()
  return rows
}

test('migrations that were interrupted by a kill are completed at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const expected = await tablesOf(await openTestDatabase())
  for (const [nth, afterMs] of moments.entries()) {
    const place = server
      ? await createTestDatabase(server, { isFresh: true })
      : join(folder, `interrupted-${nth}`)
    await interrupt(place, afterMs)
    const database = server
      ? await openPostgres(place, createLog('silent'))
      : await openEmbedded(place)
    expect(await tablesOf(database), `after ${afterMs} ms`).toEqual(expected)
  }
})
