import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '../src/contract/readings.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { type RunningServer, startServer } from './support/server.ts'

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

test('a server killed in the middle of readings finishes each of them after its restart, once', async () => {
  const first = await startServer({}, { dataDir, port })
  const authorization = await signUp(first)
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const asked = days.map((day) =>
    fetch(`${first.url}/api/readings/natal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(birthOf(day)),
    }).catch(() => undefined),
  )
  // The first to be answered shows that work is under way.
  await Promise.race(asked)
  await first.kill()
  await Promise.all(asked)

  const second = await startServer({}, { dataDir, port })
  const readings = async (): Promise<Reading[]> =>
    (await fetch(`${second.url}/api/readings`, { headers: authorization })).json()
  // Those whose rows were written before the kill must end; those that never arrived cannot.
  const again = await Promise.all(
    days.map((day) =>
      fetch(`${second.url}/api/readings/natal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify(birthOf(day)),
      }),
    ),
  )
  expect(again.map(({ status }) => status)).toEqual(days.map(() => 200))
  const dates = (await readings()).map((r) => r.inputData.natalChartData?.birthDate)
  expect(dates.toSorted()).toEqual(days.map((day) => birthOf(day).birthDate))
  await second.stop()
})
