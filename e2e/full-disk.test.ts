import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refusalMessages } from '../src/contract/refusal-messages.ts'
import { openEmbedded } from '../src/database.ts'
import { readings } from '../src/readings/readings-table.ts'
import { aboutYou } from '../src/writer/reader/about-you-table.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
import { preloaded, type RunningServer, runServer, startServer } from './support/server.ts'

const unavailable = refusalMessages.databaseUnavailable

let dataDir: string
let server: RunningServer
let person: Caller
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-disk-'))
  const preparedDatabase = inject('preparedDatabase')
  server = await startServer(preloaded('full-disk.ts'), { dataDir, preparedDatabase })
  person = await signUpByCalls(server.url, 'disk@example.com')
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** @returns the status, and the message of a failure */
async function describe(call: Promise<Response>) {
  const answer = await call
  const { message } = await answer.json()
  return { status: answer.status, ...(!answer.ok && { message }) }
}

const about = { lifeStage: null, relationship: null, children: null, theme: 'work' }
const say = (mind: string) =>
  describe(person.call('PUT', '/api/about-you', { body: { ...about, mind } }))

const requestReading = () =>
  person.call('POST', '/api/readings/natal', {
    body: { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' },
  })

test('a full disk makes calls that need room answer 503, and they succeed when there is room', async () => {
  await writeFile(join(dataDir, 'full'), '')
  for (let times = 0; times < 3; times++)
    expect(await say('A full disk')).toEqual({ status: 503, message: unavailable })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)

  await rm(join(dataDir, 'full'))
  expect(await say('Room')).toEqual({ status: 200 })
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a disk that refuses every write ends the server with one sentence; the next start has all that was acknowledged', async () => {
  expect((await requestReading()).status).toBe(200)
  const ended = once(server.process, 'exit')
  await writeFile(join(dataDir, 'read-only'), '')
  await expect(say('Nothing is written')).rejects.toThrow()
  expect(await ended).toEqual([1, null])
  expect(server.output()).toContain(
    `The disk of DATA_DIR ${dataDir} is full or cannot be written; the process exits. Make room, and start it again.`,
  )
  const refused = await runServer({ DATA_DIR: dataDir, ...preloaded('full-disk.ts') })
  expect(refused).toEqual({ status: 1, output: `DATA_DIR ${dataDir} cannot be written (EROFS).\n` })

  await rm(join(dataDir, 'read-only'))
  const { db, close } = await openEmbedded(join(dataDir, 'database'))
  expect(await db.$count(readings)).toBe(1)
  expect(await db.select().from(aboutYou)).toMatchObject([{ mind: 'Room' }])
  await close()
  server = await startServer({}, { dataDir, port: Number(new URL(server.url).port) })
  expect(await say('Room again')).toEqual({ status: 200 })
})
