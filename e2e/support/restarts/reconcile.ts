import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../src/database.ts'
import { SECOND } from '../../../src/durations.ts'
import { user as accounts } from '../../../src/identity/embedded/identity-tables.ts'
import { readings } from '../../../src/readings/readings-table.ts'
import { generations } from '../../../src/writer/generations-table.ts'

/** A stopped heartbeat, the retry delays after it, and the sweep of a minute. */
const TEXTS_ARE_MADE_WITHIN_MS = 90 * SECOND

/**
 * Compares what was confirmed to clients with what is stored, after all generations have ended.
 * @param confirmed ids of readings and emails of accounts, each from a response with status 200
 */
export async function reconcile(db: Database, confirmed: string[]) {
  const countWaiting = () => db.$count(generations, eq(generations.status, 'waiting'))
  for (let waited = 0; waited < TEXTS_ARE_MADE_WITHIN_MS; waited += SECOND) {
    if ((await countWaiting()) === 0) break
    await sleep(SECOND)
  }
  const stored = await db.select().from(readings)
  const emails = (await db.select().from(accounts)).map(({ email }) => email)
  const keys = new Set([...stored.map(({ id }) => id), ...emails])
  const births = stored.map(({ userId, inputData }) =>
    JSON.stringify([userId, inputData.natalChartData?.birthDate]),
  )
  return {
    lost: confirmed.filter((key) => !keys.has(key)).length,
    doubled: repeats(births) + repeats(emails),
    'texts never made': await countWaiting(),
  }
}

const repeats = (list: string[]) => list.length - new Set(list).size
