/**
 * `npm run bench:restarts`: restarts PostgreSQL ten times (fast, immediate, killed) while thirty clients read and
 * write, and checks that everything confirmed to them is stored exactly once. Needs a build.
 */

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LoadClient, signUpClient, startLoad } from '../e2e/support/restarts/load.ts'
import {
  countByStatus,
  describeOutage,
  firstSuccess,
  isWrong,
  type Outage,
} from '../e2e/support/restarts/outages.ts'
import { reconcile } from '../e2e/support/restarts/reconcile.ts'
import { type RunningServer, startServer } from '../e2e/support/server.ts'
import { saveSubscription } from '../src/billing/subscriptions-table.ts'
import { type Database, openPostgres } from '../src/database.ts'
import { DAY, SECOND } from '../src/durations.ts'
import { createLog } from '../src/log.ts'
import {
  type PostgresServer,
  type StopMode,
  startPostgres,
} from '../src/testing/postgres-server.ts'
import type { PoolCount } from './restarts/pool-counts.ts'

const CLIENTS = 30
const RESTARTS = 10
const ENDINGS: StopMode[] = ['fast', 'immediate', 'killed']
const UP_MS = 4 * SECOND
const DOWN_MS = 2 * SECOND
const FIRST_SUCCESS_MS = SECOND

const postgres = await startPostgres()
const server = await startServer({
  DATABASE_URL: postgres.url,
  SECRET: 'a secret for benchmarks, 32 characters',
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'restarts/pool-counts.ts')}`,
  // The built server has a copy of the pool's code of its own.
  RUNS: 'src/main.ts',
  // Each client has its own network.
  TRUSTED_PROXIES: '1',
  READINGS_PER_DAY: '100000',
  LOG_LEVEL: 'fatal',
})
const load = startLoad(server.url, await signUpClients(server))
const outages: Outage[] = []
for (let number = 0; number < RESTARTS; number++) {
  await sleep(UP_MS)
  outages.push(await restart(postgres, ENDINGS[number % ENDINGS.length] ?? 'fast'))
  exitIfDead(server)
}
await sleep(UP_MS)
exitIfDead(server)
await load.stop()
const found = await withDatabase((db) => reconcile(db, load.confirmed))
const pools = await countPoolsAtRest(server)
await server.stop()
await postgres.stop()

const { answers, confirmed } = load
const firsts = outages.map((outage) => firstSuccess(answers, outage)).toSorted((a, b) => a - b)
const wrong = answers.filter((answer) => isWrong(answer, outages))
const results = {
  restarts: RESTARTS,
  'process alive': true,
  'first success, median (ms)': Math.round(firsts[RESTARTS / 2] ?? Number.NaN),
  'first success, max (ms)': Math.round(firsts.at(-1) ?? Number.NaN),
  answers: answers.length,
  '503 with the sentence': answers.filter(({ saysUnavailable }) => saysUnavailable).length,
  'wrong answers': wrong.length,
  'readings and accounts confirmed': confirmed.length,
  ...found,
  'checked out in the end': countCheckedOut(pools),
}
console.table(outages.map((outage) => describeOutage(answers, outage)))
console.table(countByStatus(answers))
console.table(pools)
console.table(results)
for (const { call, status, text } of wrong.slice(0, 10)) console.log(`${call}: ${status} ${text}`)

const zeros = [
  'wrong answers',
  'lost',
  'doubled',
  'texts never made',
  'checked out in the end',
] as const
const missed = [
  ...zeros.filter((name) => results[name] !== 0),
  ...(results['first success, max (ms)'] <= FIRST_SUCCESS_MS ? [] : ['first success, max (ms)']),
]
for (const name of missed) console.log(`MISSED: ${name}`)
console.log(missed.length === 0 ? 'None lost, none doubled.' : `${missed.length} missed.`)
process.exit(missed.length === 0 ? 0 : 1)

function exitIfDead({ process: child }: RunningServer) {
  if (child.exitCode === null) return
  console.log(`MISSED: the server ended with status ${child.exitCode}.`)
  process.exit(1)
}

async function withDatabase<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openPostgres(postgres.url, createLog('silent'))
  try {
    return await run(db)
  } finally {
    await close()
  }
}

async function signUpClients({ url }: RunningServer): Promise<LoadClient[]> {
  const clients: LoadClient[] = []
  for (let number = 0; number < CLIENTS; number++) clients.push(await signUpClient(url, number))
  await withDatabase(async (db) => {
    for (const { send } of clients) {
      const { id } = await (await send('GET', '/api/auth/user')).json()
      const periodEnd = new Date(Date.now() + 30 * DAY)
      await saveSubscription(db, id, { status: 'active', plan: 'monthly', periodEnd })
    }
  })
  return clients
}

async function restart({ end, start }: PostgresServer, ending: StopMode): Promise<Outage> {
  await end(ending)
  const downAt = performance.now()
  await sleep(DOWN_MS)
  await start()
  return { ending, downAt, readyAt: performance.now() }
}

/** Background work uses connections too, but a leaked one stays checked out. */
async function countPoolsAtRest(running: RunningServer): Promise<PoolCount[]> {
  let counts = await countPools(running)
  for (let times = 0; times < 50 && countCheckedOut(counts) > 0; times++) {
    await sleep(100)
    counts = await countPools(running)
  }
  return counts
}

function countCheckedOut(counts: PoolCount[]): number {
  return counts.reduce((sum, pool) => sum + pool['checked out'], 0)
}

async function countPools({ process: child }: RunningServer): Promise<PoolCount[]> {
  const { promise, resolve } = Promise.withResolvers<PoolCount[]>()
  const listen = (said: string) => {
    const counts = /^POOLS (.*)$/m.exec(said)?.[1]
    if (counts) resolve(JSON.parse(counts))
  }
  child.stdout?.on('data', listen)
  child.kill('SIGUSR2')
  const counts = await promise
  child.stdout?.off('data', listen)
  return counts
}
