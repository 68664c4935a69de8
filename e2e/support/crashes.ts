import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { openEmbedded, openPostgres } from '../../src/database.ts'
import { horoscopes } from '../../src/horoscopes/horoscopes-table.ts'
import { createLog } from '../../src/log.ts'
import { readings } from '../../src/readings/readings-table.ts'
import { freePort } from '../../src/testing/postgres-server.ts'
import { generations } from '../../src/writer/generations-table.ts'
import { seededRandom } from '../../src/writer/prose/seeded-random.ts'
import { textUsage } from '../../src/writer/text-usage-table.ts'
import { EXPIRE_HEARTBEATS } from './lost-jobs.ts'
import { type Caller, signUpByCalls } from './person.ts'
import { type RunningServer, type Settings, startServer, writesSlowly } from './server.ts'

const MINUTE_MS = 60_000
/** How often a slow machine gets more time at most. */
const MOST_WAITS = 3

/** One text requested by one user. */
interface TextRequest {
  person: Caller
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The text of a successful response. */
  answers: Set<string>
}

interface Plan {
  people: number
  /** One of each kind per user. */
  withHoroscopes: boolean
  natalEach: number
  synastryEach: number
  kills: number
  /** The longest lifetime of a server before it is killed. */
  lifeMs: number
  seed: string
  /** Settings of a PostgreSQL database; the embedded one by default. */
  settings?: Settings
  /** The minimum time without requests after the last restart. At zero, nothing waits for the heartbeats of lost jobs either. */
  quietMs: number
  print?: (line: string) => void
}

/** The texts in a database. */
interface StoredTexts {
  requested: number
  readingsRequested: number
  waiting: number
  failed: number
  readings: number
  horoscopes: number
  usages: number
  /** Finished generations, each with its own stored text. */
  stored: number
}

export interface Outcome {
  textRequests: number
  /** After every kill: the texts requested so far, and how many of them were not finished. */
  killed: Pick<StoredTexts, 'requested' | 'waiting'>[]
  /** After the last restart, before any retry. */
  afterRestart: StoredTexts
  /** After everyone has retried. */
  afterRetries: StoredTexts
  /** Requests that failed in the end, or returned different texts. */
  broken: string[]
}

/** Users request texts while the server is killed at random moments and restarted. */
export async function requestUnderCrashes(plan: Plan): Promise<Outcome> {
  const { kills, lifeMs, seed, settings = {}, print = () => {} } = plan
  if (plan.withHoroscopes) await untilFarFromMidnight()
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-crash-'))
  const at = { dataDir, port: await freePort() }
  const chance = seededRandom(seed)
  const moments = Array.from({ length: 1000 }, (_, index) => index / 1000)

  const slowly = { ...settings, ...writesSlowly() }
  const readTexts = () => readTextsOf(dataDir, settings.DATABASE_URL, plan.quietMs === 0)
  const preparedDatabase = settings.DATABASE_URL ? undefined : inject('preparedDatabase')
  let server = await startServer(slowly, { ...at, ...(preparedDatabase && { preparedDatabase }) })
  const textRequests = await planRequests(server, plan)
  const shuffled = chance.shuffle('order', textRequests)
  const killed: Outcome['killed'] = []
  let lost: TextRequest[] = []
  let readingsRequested = 0
  for (let life = 0; life < kills; life++) {
    const share = (part: number) => Math.round((part * shuffled.length) / kills)
    const retried = lost.filter((_, index) => chance.pick(`${life} ${index}`, [true, false]))
    lost = lost.filter((textRequest) => !retried.includes(textRequest))
    const lifetimeMs = chance.pick(`life ${life}`, moments) * lifeMs
    const calls = [...shuffled.slice(share(life), share(life + 1)), ...retried].map(
      async (textRequest, index) => {
        await sleep(chance.pick(`ask ${life} ${index}`, moments) * lifetimeMs)
        if (!(await ask(textRequest))) lost.push(textRequest)
      },
    )
    await sleep(lifetimeMs)
    await server.kill()
    await Promise.all(calls)
    const { requested, waiting, ...more } = await readTexts()
    readingsRequested = more.readingsRequested
    killed.push({ requested, waiting })
    print(
      `killed after ${Math.round(lifetimeMs)} ms: ${requested} requested, ${waiting} unfinished`,
    )
    server = await startServer(life === kills - 1 ? settings : slowly, at)
  }

  // No endpoint lists horoscopes, so they get the whole time.
  await Promise.all([sleep(plan.quietMs), untilListed(server, textRequests, readingsRequested)])
  await server.stop()
  let afterRestart = await readTexts()
  for (let more = 0; afterRestart.waiting > 0 && more < MOST_WAITS; more++) {
    server = await startServer(settings, at)
    await sleep(plan.quietMs)
    await server.stop()
    afterRestart = await readTexts()
  }
  server = await startServer(settings, at)
  const isAnswered = await Promise.all(textRequests.map(ask))
  await server.stop()
  const afterRetries = await readTexts()
  await rm(dataDir, { recursive: true, force: true })
  const broken = textRequests
    .filter(({ answers }, index) => !isAnswered[index] || answers.size !== 1)
    .map(({ path, body, answers }) => `${path} ${JSON.stringify(body)}: ${[...answers]}`)
  return { textRequests: textRequests.length, killed, afterRestart, afterRetries, broken }
}

async function planRequests({ url }: RunningServer, plan: Plan): Promise<TextRequest[]> {
  const textRequests: TextRequest[] = []
  for (let number = 0; number < plan.people; number++) {
    const person = await signUpByCalls(url, `crash-${number}@example.com`)
    const own = birthOf(number)
    await person.call('POST', '/api/birth-details', { body: own })
    const textRequest = (method: TextRequest['method'], path: string, body?: object) =>
      textRequests.push({ person, method, path, ...(body && { body }), answers: new Set() })
    const kinds = plan.withHoroscopes ? ['daily', 'weekly', 'monthly'] : []
    for (const kind of kinds) textRequest('GET', `/api/horoscopes/${kind}`)
    for (let index = 0; index < plan.natalEach; index++)
      textRequest('POST', '/api/readings/natal', birthOf(100 * (index + 1) + number))
    for (let index = 0; index < plan.synastryEach; index++)
      textRequest('POST', '/api/readings/synastry', {
        user: personOf(own),
        partner: { name: 'Grace', ...personOf(birthOf(1000 * (index + 1) + number)) },
      })
  }
  return textRequests
}

/** @returns false without a response */
async function ask({ person, method, path, body, answers }: TextRequest): Promise<boolean> {
  try {
    const answer = await person.call(method, path, { ...(body && { body }) })
    if (!answer.ok) return false
    const { id, result, horoscope } = await answer.json()
    answers.add(horoscope ? `${horoscope.id} ${horoscope.content}` : `${id} ${result}`)
    return true
  } catch {
    return false
  }
}

/** Waits for the readings without requesting any. */
async function untilListed(
  { url }: RunningServer,
  textRequests: TextRequest[],
  readingsRequested: number,
) {
  const people = new Set(textRequests.map(({ person }) => person))
  const start = performance.now()
  const count = async () => {
    const lists = await Promise.all(
      [...people].map(async (person) =>
        (await person.call('GET', '/api/readings', { url })).json(),
      ),
    )
    return lists.flat().length
  }
  while ((await count()) < readingsRequested && performance.now() - start < 3 * MINUTE_MS)
    await sleep(500)
}

/** Reads the database of a stopped server. */
async function readTextsOf(
  dataDir: string,
  url: string | undefined,
  expiresHeartbeats: boolean,
): Promise<StoredTexts> {
  const { db, close } = url
    ? await openPostgres(url, createLog('silent'))
    : await openEmbedded(join(dataDir, 'database'))
  if (expiresHeartbeats) await db.execute(EXPIRE_HEARTBEATS)
  const requests = await db.select().from(generations)
  const made = {
    readings: await db.select().from(readings),
    horoscopes: await db.select().from(horoscopes),
  }
  const usages = await db.$count(textUsage)
  await close()
  const ids = new Set([...made.readings, ...made.horoscopes].map(({ id }) => id))
  const done = requests.filter(({ resultId }) => resultId && ids.has(resultId))
  const counted = (status: string) => requests.filter((request) => request.status === status).length
  return {
    requested: requests.length,
    readingsRequested: requests.filter(({ kind }) => kind === 'natal' || kind === 'synastry')
      .length,
    waiting: counted('waiting'),
    failed: counted('failed'),
    readings: made.readings.length,
    horoscopes: made.horoscopes.length,
    usages,
    stored: new Set(done.map(({ resultId }) => resultId)).size,
  }
}

/** A run over midnight would have two horoscopes for one request. */
async function untilFarFromMidnight() {
  const sinceMidnight = Date.now() % (24 * 60 * MINUTE_MS)
  const left = 24 * 60 * MINUTE_MS - sinceMidnight
  if (left < 8 * MINUTE_MS) await sleep(left)
}

/** A different day and minute for every number. */
function birthOf(number: number) {
  const at = new Date(Date.UTC(1950, 0, 1) + number * 7.3 * 24 * 60 * MINUTE_MS)
  const [birthDate = '', time = ''] = at.toISOString().split('T')
  return { birthDate, birthTime: time.slice(0, 5), birthLocation: 'Lisbon, Portugal' }
}

const personOf = ({ birthDate, birthTime, birthLocation }: ReturnType<typeof birthOf>) => ({
  date: birthDate,
  time: birthTime,
  location: birthLocation,
})
