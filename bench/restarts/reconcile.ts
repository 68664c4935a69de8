import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../../src/database.ts'
import { SECOND } from '../../src/durations.ts'
import { user as accounts } from '../../src/identity/embedded/identity-tables.ts'
import { readings } from '../../src/readings/readings-table.ts'
import { generations } from '../../src/writer/generations-table.ts'

/** A stopped heartbeat, the pauses after it, and the sweep of a minute. */
const TEXTS_ARE_MADE_WITHIN_MS = 90 * SECOND

/**
 * Compares what clients were told with what is stored, once no text is waited for.
 * @param told ids of readings and addresses of accounts, each from an answer of status 200
 */
export async function reconcile(db: Database, told: string[]) {
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
    lost: told.filter((key) => !keys.has(key)).length,
    doubled: repeats(births) + repeats(emails),
    'texts never made': await countWaiting(),
  }
}

const repeats = (list: string[]) => list.length - new Set(list).size
