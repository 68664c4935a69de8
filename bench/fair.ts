/**
 * `npm run bench:fair`: how long one subscriber waits while another makes calls at full speed on eight
 * connections, on the embedded database and on PostgreSQL. Needs a build.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Caller, signUpByCalls } from '../e2e/support/person.ts'
import { type Settings, startServer } from '../e2e/support/server.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../src/database.ts'
import { createLog } from '../src/log.ts'
import { freePort, startPostgres } from '../src/testing/postgres-server.ts'
import { birthOf } from './fair/birth.ts'
import type { Flood } from './fair/flood.ts'
import { answered, multiplyReadings } from './fair/people.ts'
import { ascending, percentile, rounded } from './writer/written.ts'

const READINGS = 900
const ROUNDS = 150
/** Between two calls, like a person who reads. */
const PAUSE_MS = 20
const GOAL = 3

interface Place {
  settings: Settings
  dataDir: string
  port: number
  open(): Promise<OpenDatabase>
}

/** The calls of the quiet subscriber. */
const looks: Record<string, string> = {
  'a stored horoscope': '/api/horoscopes/daily',
  'the profile': '/api/auth/user',
  'the readings': '/api/readings',
  '(health)': '/healthz',
}

/** The calls that the other subscriber repeats on eight connections; see `fair/flood.ts`. */
const floods: Flood['name'][] = [
  'birth details and a horoscope',
  'refresh and a horoscope',
  'a list of 900 readings',
  'ten lists at once',
  'the profile',
  'calls that are refused',
]

const postgres = await startPostgres()
try {
  const misses = [
    ...(await compare('embedded database', await embedded())),
    ...(await compare('PostgreSQL', await onPostgres(postgres.url))),
  ]
  for (const miss of misses) console.log(`MISSED: ${miss}`)
  if (misses.length === 0) console.log(`Every p95 stayed below ${GOAL} times its quiet value.`)
} finally {
  await postgres.stop()
}

async function embedded(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-fair-'))
  const open = () => openEmbedded(join(dataDir, 'database'))
  return { settings: {}, dataDir, port: await freePort(), open }
}

async function onPostgres(url: string): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-fair-'))
  const settings = { DATABASE_URL: url, SECRET: 'a secret for measuring, 32 characters' }
  return {
    settings,
    dataDir,
    port: await freePort(),
    open: () => openPostgres(url, createLog('error')),
  }
}

async function compare(name: string, place: Place): Promise<string[]> {
  const start = () => startServer(place.settings, place)
  let server = await start()
  const quick = await signUpByCalls(server.url, 'quick@example.com')
  const quiet = await signUpByCalls(server.url, 'quiet@example.com')
  for (const caller of [quick, quiet]) await prepare(caller)
  await server.stop()
  await multiplyReadings(place.open, READINGS)
  server = await start()

  // The first run warms up.
  await look(quiet, server.url)
  const before = await look(quiet, server.url)
  console.log(`\n${name}, quiet`)
  console.table(before)
  const misses: string[] = []
  for (const flood of floods) {
    const authorization = await quick.authorize()
    const { times, answers } = await during({ url: server.url, authorization, name: flood }, () =>
      look(quiet, server.url),
    )
    console.log(`\n${name}, while another one requests ${flood}: ${answers}`)
    const rows = Object.entries(times).map(([what, time]) => {
      const ratio = rounded(time['p95 (ms)'] / (before[what]?.['p95 (ms)'] ?? 1))
      if (ratio >= GOAL) misses.push(`${name}, ${flood}, ${what}: ${ratio} times`)
      return [what, { ...time, 'p95 / quiet p95': ratio }]
    })
    console.table(Object.fromEntries(rows))
  }
  await server.stop()
  await rm(place.dataDir, { recursive: true, force: true })
  return misses
}

async function prepare(caller: Caller) {
  await answered(caller.call('POST', '/api/birth-details', { body: birthOf(0) }))
  await answered(caller.call('GET', '/api/horoscopes/daily'))
  await answered(caller.call('POST', '/api/readings/natal', { body: birthOf(0) }))
}

async function look(caller: Caller, url: string) {
  const spent: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, path] of Object.entries(looks)) {
      const start = performance.now()
      await answered(path === '/healthz' ? fetch(`${url}${path}`) : caller.call('GET', path))
      spent[what] = [...(spent[what] ?? []), performance.now() - start]
      await sleep(PAUSE_MS)
    }
  return Object.fromEntries(
    Object.entries(spent).map(([what, times]) => {
      const sorted = times.sort(ascending)
      const at = (part: number) => rounded(percentile(sorted, part))
      return [what, { 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95) }]
    }),
  )
}

/** Measures during a flood. */
async function during<Times>(flood: Flood, measure: () => Promise<Times>) {
  const worker = new Worker(new URL('fair/flood.ts', import.meta.url), { workerData: flood })
  await once(worker, 'online')
  const start = performance.now()
  const times = await measure()
  worker.postMessage('end')
  const [statuses] = (await once(worker, 'message')) as [Map<number, number>]
  const seconds = (performance.now() - start) / 1000
  const answers = [...statuses]
    .map(([status, count]) => `${Math.round(count / seconds)} × ${status}`)
    .join(', ')
  return { times, answers: `${answers} each second` }
}
