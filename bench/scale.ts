/**
 * `npm run bench:scale`: fills a real PostgreSQL with people who have ten texts each, and shows the plan of every statement
 * that the running server sends, the API's times at 1,000 people, at 100,000 and at all of them, what a person takes of the disk,
 * and how long a night of daily texts takes. Fails when a large table is read as a whole. Takes the number of people (a million
 * by default, for which it needs 150 GB and hours) and the seconds of each measurement. Needs a build.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { signUpByCalls } from '../e2e/support/person.ts'
import { type RunningServer, type Settings, startServer } from '../e2e/support/server.ts'
import { freePort, startPostgres } from '../src/testing/postgres-server.ts'
import { apiCalls, type Person, toConnection } from './api/calls.ts'
import { type Measured, measure } from './api/load.ts'
import { birthOf } from './fair/birth.ts'
import { answered } from './fair/people.ts'
import { makeCalls, runSchedules } from './scale/exercise.ts'
import { fillTo } from './scale/fill.ts'
import { type FirstCalls, measureFirstCalls } from './scale/first-calls.ts'
import { explainAll } from './scale/plans.ts'
import type { Statement } from './scale/recorded-statements.ts'
import { sizes } from './scale/sizes.ts'
import { nightlyBatch } from './writer/nightly-batch.ts'
import { rounded } from './writer/written.ts'

const PEOPLE = Number(process.argv[2] ?? 1_000_000)
const SECONDS = Number(process.argv[3] ?? 4)
const SIZES = [1000, 100_000].filter((size) => size < PEOPLE).concat(PEOPLE)
/** Signed up by calls: their rows are copied, and their calls are measured. */
const TEMPLATES = 16
const P99_GOAL = 1.5
const NIGHT = { people: 1000, goalMinutes: 30, cores: 2 }

const misses: string[] = []
const postgres = await startPostgres()
const client = new Client(postgres.url)
await client.connect()
try {
  await run()
} finally {
  await client.end()
  await postgres.stop()
}
for (const miss of misses) console.log(`MISSED: ${miss}`)
if (misses.length === 0) console.log('Every goal was reached.')
process.exit(misses.length === 0 ? 0 : 1)

async function run() {
  const port = await freePort()
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET: 'a secret for measuring, 32 characters',
    PUBLIC_URL: `http://localhost:${port}`,
  }
  const server = await startServer(settings, { isLongLived: true, port })
  const people = await signUp(server)
  const measured: AtSize[] = []
  for (const size of SIZES) {
    await fill(size)
    const calls = await measureCalls(server, people)
    measured.push({ size, calls, firstCalls: await measureFirstCalls(client, server.url) })
  }
  await server.stop()
  compare(measured)
  console.log('\nSize')
  console.table(await sizes(client, PEOPLE))
  await showPlans(settings, port)
  await showNight()
}

async function fill(count: number) {
  const startedAt = performance.now()
  await fillTo(client, count)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${count.toLocaleString('en')} people after ${seconds} s`)
}

async function signUp({ url }: RunningServer): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < TEMPLATES; number++) {
    const email = `person-${number}@example.com`
    const caller = await signUpByCalls(url, email)
    const { birthDate, birthTime, birthLocation } = birthOf(number)
    const user = { date: birthDate, time: birthTime, location: birthLocation }
    const partner = { name: 'Grace', date: '1988-02-29', time: '08:00', location: birthLocation }
    await answered(caller.call('POST', '/api/birth-details', { body: birthOf(number) }))
    for (const kind of ['daily', 'weekly', 'monthly'])
      await answered(caller.call('GET', `/api/horoscopes/${kind}`))
    await answered(caller.call('POST', '/api/readings/natal', { body: birthOf(number) }))
    await answered(caller.call('POST', '/api/readings/synastry', { body: { user, partner } }))
    await answered(caller.call('POST', '/api/chat', { body: { message: 'Where is my Moon?' } }))
    people.push({ email, caller, origin: url })
  }
  return people
}

async function measureCalls({ url, process: { pid = 0 } }: RunningServer, people: Person[]) {
  const measured: Record<string, Measured> = {}
  for (const [name, call] of Object.entries(apiCalls)) {
    // Signing in is the computing of a hash.
    if (!call.goal) continue
    const connections = await Promise.all(people.map((one) => toConnection(call, one, url)))
    // Compiles, and brings pages into memory.
    await measure(connections, 1)
    measured[name] = await measure(connections, SECONDS, [pid])
  }
  return measured
}

interface AtSize {
  size: number
  calls: Record<string, Measured>
  firstCalls: FirstCalls
}

function compare(measured: AtSize[]) {
  const [few, many] = [measured[0], measured.at(-1)] as [AtSize, AtSize]
  const rows = Object.keys(many.calls).map((name) => {
    const p99 = ({ calls }: AtSize) => calls[name]?.['p99 (ms)'] ?? Number.NaN
    const slower = p99(many) / p99(few)
    if (slower > P99_GOAL) misses.push(`${name}: p99 ${rounded(slower)} times as long`)
    const columns = measured.map(({ size, calls }) => columnsOf(size, calls[name]))
    return [
      name,
      { ...Object.assign({}, ...columns), 'p99 ratio': rounded(slower), goal: `≤ ${P99_GOAL}` },
    ]
  })
  console.log(`\nOne process, ${TEMPLATES} connections`)
  console.table(Object.fromEntries(rows))
  const first = Object.keys(many.firstCalls).map((name) => [
    name,
    Object.assign({}, ...measured.map((at) => columnsOf(at.size, at.firstCalls[name]))),
  ])
  console.log('\nFirst calls of people from all over the tables, one after another')
  console.table(Object.fromEntries(first))
}

const columnsOf = (size: number, measured: object = {}) =>
  Object.fromEntries(
    Object.entries(measured)
      .filter(([name]) => /requests|p50|p99/.test(name))
      .map(([name, value]) => [`${name} at ${size}`, value]),
  )

/** The statements are those that a server really sends, by the pools of its own code. */
async function showPlans(settings: Settings, port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-scale-'))
  const file = join(folder, 'statements.json')
  const server = await startServer(
    {
      ...settings,
      STATEMENTS: file,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'scale/recorded-statements.ts')}`,
      RUNS: 'src/main.ts',
    },
    { isLongLived: true, port },
  )
  await makeCalls(server.url)
  console.log('\nScheduled jobs, seconds')
  console.table(await runSchedules(postgres.url))
  server.process.kill('SIGUSR2')
  while (!server.output().includes('STATEMENTS')) await sleep(100)
  const statements: Statement[] = JSON.parse(await readFile(file, 'utf8'))
  await server.stop()
  await rm(folder, { recursive: true })
  await client.query('analyze')
  const { plans, unexplained } = await explainAll(client, statements, PEOPLE / 2)
  console.log(`\n${plans.length} statements`)
  console.table(plans.map(({ scanned, ...plan }) => ({ ...plan, scans: scanned.join(', ') })))
  for (const one of unexplained) misses.push(`No plan of ${one}`)
  for (const { statement, scanned } of plans)
    if (scanned.length > 0) misses.push(`${scanned.join(', ')} is read as a whole by ${statement}`)
}

async function showNight() {
  const night = await nightlyBatch(NIGHT.people)
  const minutes = Math.round(night['minutes for a million, one core'] / NIGHT.cores)
  console.log(
    '\nDaily texts of a night, composed and checked but not stored; extrapolated to a million',
  )
  console.table({ ...night, [`minutes for a million, ${NIGHT.cores} cores`]: minutes })
  if (minutes > NIGHT.goalMinutes)
    misses.push(`Daily texts for a million take ${minutes} minutes on ${NIGHT.cores} cores`)
}
