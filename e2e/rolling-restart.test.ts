import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../src/durations.ts'
import { isLong } from '../src/testing/long.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { fileDatabase } from './support/file-database.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
import { type ReverseProxy, startReverseProxy } from './support/reverse-proxy.ts'
import { type RunningServer, startServer, withPausedWriter } from './support/server.ts'
import { startSteadyLoad } from './support/steady-load.ts'

/** For each restart: the other process serves alone before and after it. */
const UP_MS = SECOND
const size = isLong
  ? { people: 24, perSecond: 200, forMs: MINUTE }
  : { people: 8, perSecond: 60, forMs: 0 }
const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }

const database = fileDatabase({ isFresh: true })
let proxy: ReverseProxy
let servers: RunningServer[]
let people: Caller[]

beforeAll(async () => {
  const ports = [await freePort(), await freePort()]
  proxy = await startReverseProxy(ports)
  const settings = withPausedWriter({
    ...database.settings,
    PUBLIC_URL: proxy.url,
    // The proxy, and the caller's own header in front of it.
    TRUSTED_PROXIES: '2',
    DRAIN_SECONDS: '2',
    CHAT_MESSAGES_PER_DAY: '10000',
    // Longer than a shutdown waits.
    ANSWER_PAUSE_MS: '5000',
  })
  servers = await Promise.all(
    ports.map((port) => startServer(settings, { port, isLongLived: true })),
  )
  restart = async (nth) => {
    const server = servers[nth] as RunningServer
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    servers[nth] = await startServer(settings, { port: ports[nth] as number, isLongLived: true })
  }
  people = await Promise.all(
    Array.from({ length: size.people }, (_, nth) => signUpReader(`rolling-${nth}@example.com`)),
  )
})
afterAll(async () => {
  proxy?.stop()
  await Promise.all(servers?.map((server) => server.stop()) ?? [])
})

let restart: (nth: number) => Promise<void>

async function signUpReader(email: string): Promise<Caller> {
  const person = await signUpByCalls(proxy.url, email)
  const created = [
    await person.call('POST', '/api/birth-details', { body: birth }),
    await person.call('POST', '/api/readings/natal', { body: birth }),
    await person.call('GET', '/api/horoscopes/daily'),
  ]
  expect(created.map(({ status }) => status)).toEqual([200, 200, 200])
  return person
}

test('a rolling restart of two processes behind a proxy fails no request and cuts no stream', async () => {
  const load = startSteadyLoad(people, size.perSecond, birth)
  const startedAt = performance.now()
  let restarts = 0
  do {
    for (const nth of servers.keys()) {
      await sleep(UP_MS)
      await restart(nth)
      restarts++
    }
  } while (performance.now() - startedAt < size.forMs)
  await sleep(UP_MS)
  const { answered, failures, streams, resumed } = await load.stop()
  const seconds = Math.round((performance.now() - startedAt) / SECOND)
  console.log(
    `${restarts} restarts in ${seconds} s: ${answered} answered, ${failures.length} failed, ${streams} streams, ${resumed} more resumed`,
  )
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(0)
  // The proxy knew before. Whether an answer was being written where a process ended is chance.
  expect(proxy.timesUnready()).toBeGreaterThanOrEqual(restarts)
  expect(streams + resumed).toBeGreaterThan(0)
})
