/**
 * `npm run bench:api`: how many calls a second the API answers, and how fast, beside a bare server of the same
 * framework that answers one prepared query from the same database in the same run. Takes the seconds of each
 * measurement, and a part of the names of the calls. Needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpByCalls } from '../e2e/support/person.ts'
import { type RunningServer, startServer } from '../e2e/support/server.ts'
import { openEmbedded, openPostgres } from '../src/database.ts'
import { createLog } from '../src/log.ts'
import { freePort, startPostgres } from '../src/testing/postgres-server.ts'
import { type ApiCall, apiCalls, type Person, toConnection } from './api/calls.ts'
import { type Connection, type Measured, measure } from './api/load.ts'
import { birthOf } from './fair/birth.ts'
import { answered, multiplyReadings } from './fair/people.ts'
import { rounded } from './writer/written.ts'

const SECONDS = Number(process.argv[2] ?? 4)
const ONLY = process.argv[3] ?? ''
/** Each has a connection: the server answers one call of a person at a time. */
const PEOPLE = 16
/** Of each person, a full page. */
const READINGS = 20
const P99_GOAL = 3
const misses: string[] = []
const postgres = await startPostgres()
try {
  await comparePostgres(postgres.url)
  await compareEmbedded()
} finally {
  await postgres.stop()
}
for (const miss of misses) console.log(`MISSED: ${miss}`)
if (misses.length === 0) console.log('Every goal was reached.')

async function comparePostgres(url: string) {
  const port = await freePort()
  const settings = {
    DATABASE_URL: url,
    SECRET: 'a secret for measuring, 32 characters',
    // One site, however many processes answer for it.
    PUBLIC_URL: `http://localhost:${port}`,
  }
  const first = await startServer(settings, { isLongLived: true, port })
  const people = await signUp(first)
  await multiplyReadings(() => openPostgres(url, createLog('error')), READINGS)
  const bareServers = [await startBare(url), await startBare(url)]
  const servers = [first]
  await compare('PostgreSQL, one process', { people, servers, bare: bareServers.slice(0, 1) })
  servers.push(await startServer(settings, { isLongLived: true }))
  await compare('PostgreSQL, two processes', { people, servers, bare: bareServers })
  const balancer = await startLoadBalancer(servers)
  const bareBalancer = await startLoadBalancer(bareServers)
  const before = { balancer, bareBalancer }
  const behind = 'PostgreSQL, two processes behind a load balancer'
  await compare(behind, { people, servers, bare: bareServers, before })
  for (const server of servers) await server.stop()
  for (const { process: child } of [...bareServers, balancer, bareBalancer]) child.kill()
}

/** The embedded database allows one process. The bare server has a copy of it. */
async function compareEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-api-'))
  const at = { dataDir, isLongLived: true, port: await freePort() }
  let server = await startServer({}, at)
  const people = await signUp(server)
  await server.stop()
  await multiplyReadings(() => openEmbedded(join(dataDir, 'database')), READINGS)
  const copy = join(dataDir, 'copy')
  await cp(join(dataDir, 'database'), copy, { recursive: true })
  server = await startServer({}, at)
  const bare = await startBare(copy)
  await compare('embedded database', { people, servers: [server], bare: [bare] })
  await server.stop()
  bare.process.kill()
  await rm(dataDir, { recursive: true, force: true })
}

interface Started {
  url: string
  process: ChildProcess
}

async function startLoadBalancer(servers: Started[]): Promise<Started> {
  const ports = servers.map(({ url }) => new URL(url).port)
  return start('load-balancer.ts', ports)
}

async function startBare(database: string): Promise<Started> {
  return start('bare-server.ts', [database, String(await freePort())])
}

/** Starts a file of `api/`, which prints its address. */
async function start(file: string, args: string[]): Promise<Started> {
  const path = join(import.meta.dirname, 'api', file)
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  const [printed] = await once(child.stdout, 'data')
  return { url: String(printed).trim(), process: child }
}

async function signUp({ url }: RunningServer): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < PEOPLE; number++) {
    const email = `person-${number}@example.com`
    const caller = await signUpByCalls(url, email)
    await answered(caller.call('POST', '/api/birth-details', { body: birthOf(number) }))
    for (const kind of ['daily', 'weekly', 'monthly'])
      await answered(caller.call('GET', `/api/horoscopes/${kind}`))
    await answered(caller.call('POST', '/api/readings/natal', { body: birthOf(number) }))
    people.push({ email, caller, origin: url })
  }
  return people
}

interface Compared {
  people: Person[]
  servers: Started[]
  bare: Started[]
  /** Without one, the connections are distributed here, evenly and at no cost. */
  before?: { balancer: Started; bareBalancer: Started }
}

async function compare(where: string, { people, servers, bare, before }: Compared) {
  const table: Record<string, object> = {}
  for (const [name, call] of Object.entries(apiCalls)) {
    if (!name.includes(ONLY)) continue
    const ofProduct = await Promise.all(
      people.map((person, nth) =>
        toConnection(call, person, (before?.balancer ?? pick(servers, nth)).url),
      ),
    )
    const ofBare = people.map(({ email }, nth) =>
      bareConnection(email, (before?.bareBalancer ?? pick(bare, nth)).url),
    )
    // Compiles what it measures.
    await measure(ofProduct, 1)
    await measure(ofBare, 1)
    const yardstick = await measure(ofBare, SECONDS, pidsOf(bare))
    const measured = await measure(ofProduct, SECONDS, pidsOf(servers))
    table[name] = judge(`${where}, ${name}`, call, measured, yardstick)
  }
  console.log(`\n${where}, ${PEOPLE} connections`)
  console.table(table)
}

function pidsOf(servers: { process: ChildProcess }[]): number[] {
  return servers.flatMap(({ process: { pid } }) => pid ?? [])
}

function pick<One>(all: One[], nth: number): One {
  return all[nth % all.length] as One
}

function bareConnection(email: string, url: string): Connection {
  return { url, method: 'GET', path: `/?email=${encodeURIComponent(email)}`, headers: {} }
}

function judge(what: string, { goal }: ApiCall, measured: Measured, bare: Measured) {
  const share = measured['requests/s'] / bare['requests/s']
  const slower = measured['p99 (ms)'] / bare['p99 (ms)']
  if (goal && share < goal) misses.push(`${what}: ${percent(share)} of the bare server's requests`)
  if (goal && slower > P99_GOAL) misses.push(`${what}: p99 ${rounded(slower)} times as long`)
  return {
    ...measured,
    'bare requests/s': bare['requests/s'],
    'bare p99 (ms)': bare['p99 (ms)'],
    'bare CPU (ms)': bare['CPU (ms)'],
    share: percent(share),
    goal: goal ? `≥ ${percent(goal)}` : '',
    'p99 / bare p99': rounded(slower),
    'p99 goal': goal ? `≤ ${P99_GOAL}` : '',
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
