import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from '../../src/database.ts'
import { horoscopes } from '../../src/horoscopes/horoscopes-table.ts'
import { readings } from '../../src/readings/readings-table.ts'
import { freePort } from '../../src/testing/postgres-server.ts'
import { generations } from '../../src/writer/generations-table.ts'
import { seededRandom } from '../../src/writer/prose/seeded-random.ts'
import { textUsage } from '../../src/writer/text-usage-table.ts'
import { type Caller, signUpByCalls } from './person.ts'
import { type RunningServer, startServer, writesSlowly } from './server.ts'

const MINUTE_MS = 60_000
/** How often a slow machine gets more time at most. */
const MORE_PEACE = 3

/** One text requested by one user. */
interface Order {
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
  /** The minimum time without requests after the last restart. */
  peaceMs: number
  say?: (line: string) => void
}

/** The texts in a database. */
interface Held {
  asked: number
  readingsAsked: number
  waiting: number
  failed: number
  readings: number
  horoscopes: number
  told: number
  /** Finished generations, each with its own stored text. */
  kept: number
}

export interface Outcome {
  orders: number
  /** After every kill: the texts requested so far, and how many of them were not finished. */
  killed: Pick<Held, 'asked' | 'waiting'>[]
  /** After the last restart, before any retry. */
  afterwards: Held
  /** After everyone has retried. */
  inTheEnd: Held
  /** Requests that failed in the end, or returned different texts. */
  broken: string[]
}

/** Users request texts while the server is killed at random moments and restarted. */
export async function requestUnderCrashes(plan: Plan): Promise<Outcome> {
  const { kills, lifeMs, seed, say = () => {} } = plan
  await untilFarFromMidnight()
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-crash-'))
  const at = { dataDir, port: await freePort() }
  const chance = seededRandom(seed)
  const moments = Array.from({ length: 1000 }, (_, index) => index / 1000)

  let server = await startServer(writesSlowly(), at)
  const orders = await takeOrders(server, plan)
  const shuffled = chance.shuffle('order', orders)
  const killed: Outcome['killed'] = []
  let lost: Order[] = []
  let readingsAsked = 0
  for (let life = 0; life < kills; life++) {
    const share = (part: number) => Math.round((part * shuffled.length) / kills)
    const pressedAgain = lost.filter((_, index) => chance.pick(`${life} ${index}`, [true, false]))
    lost = lost.filter((order) => !pressedAgain.includes(order))
    const livesFor = chance.pick(`life ${life}`, moments) * lifeMs
    const asking = [...shuffled.slice(share(life), share(life + 1)), ...pressedAgain].map(
      async (order, index) => {
        await sleep(chance.pick(`ask ${life} ${index}`, moments) * livesFor)
        if (!(await ask(order))) lost.push(order)
      },
    )
    await sleep(livesFor)
    await server.kill()
    await Promise.all(asking)
    const { asked, waiting, ...more } = await lookInto(dataDir)
    readingsAsked = more.readingsAsked
    killed.push({ asked, waiting })
    say(`killed after ${Math.round(livesFor)} ms: ${asked} asked for, ${waiting} not made`)
    server = await startServer(life === kills - 1 ? {} : writesSlowly(), at)
  }

  // No endpoint lists horoscopes, so they get the whole time.
  await Promise.all([sleep(plan.peaceMs), untilListed(server, orders, readingsAsked)])
  await server.stop()
  let afterwards = await lookInto(dataDir)
  for (let more = 0; afterwards.waiting > 0 && more < MORE_PEACE; more++) {
    server = await startServer({}, at)
    await sleep(plan.peaceMs)
    await server.stop()
    afterwards = await lookInto(dataDir)
  }
  server = await startServer({}, at)
  const isAnswered = await Promise.all(orders.map(ask))
  await server.stop()
  const inTheEnd = await lookInto(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  const broken = orders
    .filter(({ answers }, index) => !isAnswered[index] || answers.size !== 1)
    .map(({ path, body, answers }) => `${path} ${JSON.stringify(body)}: ${[...answers]}`)
  return { orders: orders.length, killed, afterwards, inTheEnd, broken }
}

async function takeOrders({ url }: RunningServer, plan: Plan): Promise<Order[]> {
  const orders: Order[] = []
  for (let number = 0; number < plan.people; number++) {
    const person = await signUpByCalls(url, `crash-${number}@example.com`)
    const own = birthOf(number)
    await person.call('POST', '/api/birth-details', { body: own })
    const order = (method: Order['method'], path: string, body?: object) =>
      orders.push({ person, method, path, ...(body && { body }), answers: new Set() })
    const kinds = plan.withHoroscopes ? ['daily', 'weekly', 'monthly'] : []
    for (const kind of kinds) order('GET', `/api/horoscopes/${kind}`)
    for (let index = 0; index < plan.natalEach; index++)
      order('POST', '/api/readings/natal', birthOf(100 * (index + 1) + number))
    for (let index = 0; index < plan.synastryEach; index++)
      order('POST', '/api/readings/synastry', {
        user: personOf(own),
        partner: { name: 'Grace', ...personOf(birthOf(1000 * (index + 1) + number)) },
      })
  }
  return orders
}

/** @returns false without a response */
async function ask({ person, method, path, body, answers }: Order): Promise<boolean> {
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
async function untilListed({ url }: RunningServer, orders: Order[], readingsAsked: number) {
  const people = new Set(orders.map(({ person }) => person))
  const start = performance.now()
  const count = async () => {
    const lists = await Promise.all(
      [...people].map(async (person) =>
        (await person.call('GET', '/api/readings', { url })).json(),
      ),
    )
    return lists.flat().length
  }
  while ((await count()) < readingsAsked && performance.now() - start < 3 * MINUTE_MS)
    await sleep(500)
}

/** Reads the database of a stopped server. */
async function lookInto(dataDir: string): Promise<Held> {
  const { db, close } = await openEmbedded(join(dataDir, 'database'))
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
    asked: requests.length,
    readingsAsked: requests.filter(({ kind }) => kind === 'natal' || kind === 'synastry').length,
    waiting: counted('waiting'),
    failed: counted('failed'),
    readings: made.readings.length,
    horoscopes: made.horoscopes.length,
    told: usages,
    kept: new Set(done.map(({ resultId }) => resultId)).size,
  }
}

/** A run over midnight would have two texts for one request. */
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
