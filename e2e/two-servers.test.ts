import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../src/testing/postgres-server.ts'
import { fileDatabase } from './support/file-database.ts'
import { EXPIRE_HEARTBEATS } from './support/lost-jobs.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { writerGate } from './support/writer-gate.ts'

const database = fileDatabase({ isFresh: true })
const writing = writerGate()
const you = { date: '1990-06-10', time: '14:30', location: 'Tampa, Florida, United States' }
const partner = { name: 'Grace', date: '1988-02-29', time: 'unknown', location: 'Lisbon, Portugal' }
const birth = { birthDate: you.date, birthTime: you.time, birthLocation: you.location }

let servers: [RunningServer, RunningServer]
let person: Caller
beforeAll(async () => {
  const port = await freePort()
  const settings = {
    ...database.settings,
    ...writing.settings,
    PUBLIC_URL: `http://localhost:${port}`,
  }
  // Concurrently: one of them runs the migrations.
  servers = await Promise.all([startServer(settings, { port }), startServer(settings)])
  person = await signUpByCalls(servers[0].url, 'two-servers@example.com')
  const saved = await person.call('POST', '/api/birth-details', { body: birth })
  expect(saved.status).toBe(200)
})
afterAll(() => Promise.all(servers?.map((server) => server.stop()) ?? []))

async function numberOf(what: string): Promise<number> {
  const { rows } = await database.client.query(`select count(*)::int as count from ${what}`)
  return rows[0].count
}

/** Sends 50 requests at once, half to each server, and lets the text be written once one of them has begun it. */
async function askFiftyTimes(method: string, path: string, body?: object) {
  writing.close()
  const readings = Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const { url } = servers[index % 2] as RunningServer
      const answer = await person.call(method, path, { url, ...(body && { body }) })
      return [answer.status, await answer.text()].join(' ')
    }),
  )
  await expect.poll(() => writing.hasCaught()).toBe(true)
  writing.open()
  return [...new Set(await readings)]
}

test('[7.19] fifty concurrent requests to two servers for one horoscope get one text', async () => {
  const answers = await askFiftyTimes('GET', '/api/horoscopes/daily')
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatch(/^200 \{"sign":"Gemini"/)
  expect(await numberOf('horoscopes')).toBe(1)
  expect(await numberOf(`generations where kind = 'daily'`)).toBe(1)
  expect(await numberOf(`pgboss.job where name = 'generation'`)).toBe(1)
})

test('[7.16] fifty concurrent requests to two servers for one relationship reading get one text', async () => {
  const answers = await askFiftyTimes('POST', '/api/readings/synastry', { user: you, partner })
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatch(/^200 /)
  expect(await numberOf('readings')).toBe(1)
  expect(await numberOf(`generations where kind = 'synastry'`)).toBe(1)
  expect(await numberOf(`pgboss.job where name = 'generation'`)).toBe(2)
})

test('[7.20] a refresh requested at both servers is written once', async () => {
  const wishes = servers.map(({ url }) =>
    person.call('DELETE', '/api/horoscopes/daily', { url }).then(({ status }) => status),
  )
  expect(await Promise.all(wishes)).toEqual([200, 200])
  expect(await askFiftyTimes('GET', '/api/horoscopes/daily')).toHaveLength(1)
  expect(await numberOf('horoscopes')).toBe(1)
  expect(await numberOf(`generations where kind = 'daily'`)).toBe(2)
})

test('[4.4] a server finishes the texts of a killed one while its clients wait', async () => {
  const [dying, living] = servers
  const before = await numberOf('readings')
  const births = Array.from({ length: 8 }, (_, index) => ({
    ...birth,
    birthDate: `198${index}-05-05`,
  }))
  writing.close()
  const answers = births.map((body) =>
    person.call('POST', '/api/readings/natal', { body, url: living.url }),
  )
  const active = () => numberOf(`pgboss.job where name = 'generation' and state = 'active'`)
  // Each server writes one text of a user at a time.
  await expect.poll(active).toBe(servers.length)
  await dying.kill()
  writing.open()
  const unfinished = () =>
    numberOf(`pgboss.job where name = 'generation' and state in ('created', 'active')`)
  // The killed server's text.
  await expect.poll(unfinished).toBe(1)
  await database.client.query(EXPIRE_HEARTBEATS)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(births.map(() => 200))
  expect(await numberOf('readings')).toBe(before + births.length)
  // The killed server's text was retried.
  const again = await numberOf(`pgboss.job where name = 'generation' and retry_count > 0`)
  expect(again).toBe(1)
})
