import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { saveSubscription } from '../src/billing/subscriptions-table.ts'
import { openPostgres } from '../src/database.ts'
import { DAY, SECOND } from '../src/durations.ts'
import { createLog } from '../src/log.ts'
import { isLong } from '../src/testing/long.ts'
import {
  type PostgresServer,
  type StopMode,
  startPostgres,
} from '../src/testing/postgres-server.ts'
import { type LoadClient, signUpClient, startLoad } from './support/restarts/load.ts'
import { firstSuccess, isWrong, type Outage } from './support/restarts/outages.ts'
import { reconcile } from './support/restarts/reconcile.ts'
import { startServer } from './support/server.ts'

// npm run bench:restarts does it with thirty clients, and measures.
const endings: StopMode[] = isLong
  ? ['fast', 'immediate', 'killed', 'fast', 'immediate', 'killed']
  : ['immediate']
const size = isLong ? { clients: 9, upMs: 3 * SECOND } : { clients: 3, upMs: SECOND }
const RECOVERS_WITHIN_MS = 5 * SECOND

test('when PostgreSQL restarts under load, calls answer 503, succeed again within five seconds, and no confirmed write is lost or duplicated', async () => {
  const postgres = await startPostgres()
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SECRET: 'a secret for journeys, 32 characters',
    READINGS_PER_DAY: '100000',
    LOG_LEVEL: 'fatal',
  })
  const clients: LoadClient[] = []
  for (let number = 0; number < size.clients; number++)
    clients.push(await signUpClient(server.url, number))
  await subscribe(postgres, clients)
  const load = startLoad(server.url, clients)
  const outages: Outage[] = []
  for (const ending of endings) {
    await sleep(size.upMs)
    await postgres.end(ending)
    const downAt = performance.now()
    await sleep(SECOND)
    await postgres.start()
    outages.push({ ending, downAt, readyAt: performance.now() })
  }
  await sleep(size.upMs)
  await load.stop()

  expect(server.process.exitCode).toBeNull()
  const { answers, confirmed } = load
  expect(answers.filter((answer) => isWrong(answer, outages))).toEqual([])
  expect(answers.some(({ saysUnavailable }) => saysUnavailable)).toBe(true)
  for (const outage of outages)
    expect(firstSuccess(answers, outage)).toBeLessThan(RECOVERS_WITHIN_MS)
  const { db, close } = await openPostgres(postgres.url, createLog('silent'))
  expect(await reconcile(db, confirmed)).toEqual({
    lost: 0,
    doubled: 0,
    'texts never made': 0,
  })
  await close()
  await server.stop()
  await postgres.stop()
})

async function subscribe({ url }: PostgresServer, clients: LoadClient[]) {
  const { db, close } = await openPostgres(url, createLog('silent'))
  for (const { send } of clients) {
    const { id } = await (await send('GET', '/api/auth/user')).json()
    const periodEnd = new Date(Date.now() + 30 * DAY)
    await saveSubscription(db, id, { status: 'active', plan: 'monthly', periodEnd })
  }
  await close()
}
