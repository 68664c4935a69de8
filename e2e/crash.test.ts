import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '../src/contract/readings.ts'
import { openEmbedded } from '../src/database.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { generations } from '../src/writer/generations-table.ts'
import { type RunningServer, startServer } from './support/server.ts'

const slowWriter = join(import.meta.dirname, 'support/slow-writer.ts')

let dataDir: string
let port: number
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-crash-'))
  port = await freePort()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function signUp({ url }: RunningServer) {
  const signedUp = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'crash@example.com', password: 'a good password', name: '' }),
  })
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { cookie: cookie.join('; ') }
  const { token } = await (await fetch(`${url}/api/identity/token`, { headers })).json()
  return { authorization: `Bearer ${token}` }
}

const birthOf = (day: number) => ({
  birthDate: `1980-01-${String(day).padStart(2, '0')}`,
  birthTime: '12:00',
  birthLocation: 'Tampa, Florida, United States',
})

const days = Array.from({ length: 12 }, (_, index) => index + 1)

function askFor(day: number, server: RunningServer, authorization: Record<string, string>) {
  return fetch(`${server.url}/api/readings/natal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(birthOf(day)),
  })
}

/** What the dead server's database says was asked for, and what of it was not finished. */
async function lookInto(folder: string) {
  const { db, close } = await openEmbedded(join(folder, 'database'))
  const all = await db.select().from(generations)
  await close()
  return { asked: all.length, waiting: all.filter(({ status }) => status === 'waiting').length }
}

test('a server killed in the middle of readings finishes each of them after its restart, once', async () => {
  const first = await startServer({ NODE_OPTIONS: `--import=${slowWriter}` }, { dataDir, port })
  const authorization = await signUp(first)
  const answers = days.map((day) => askFor(day, first, authorization).catch(() => undefined))
  // Some are in the writer, the others wait for it.
  await sleep(1000)
  await first.kill()
  await Promise.all(answers)
  const { asked, waiting } = await lookInto(dataDir)
  expect(asked).toBe(days.length)
  expect(waiting).toBe(days.length)

  const second = await startServer({}, { dataDir, port })
  const readings = async (): Promise<Reading[]> =>
    (await fetch(`${second.url}/api/readings`, { headers: authorization })).json()
  // Nobody asks again: what was asked for before is finished by itself.
  await expect.poll(async () => (await readings()).length, { timeout: 60_000 }).toBe(asked)

  // The clients that never got their answer ask again, and nothing is made twice.
  const again = await Promise.all(days.map((day) => askFor(day, second, authorization)))
  expect(again.map(({ status }) => status)).toEqual(days.map(() => 200))
  const dates = (await readings()).map((reading) => reading.inputData.natalChartData?.birthDate)
  expect(dates.toSorted()).toEqual(days.map((day) => birthOf(day).birthDate))
  await second.stop()
})
