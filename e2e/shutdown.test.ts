import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, inject, test } from 'vitest'
import { refusalMessages } from '../src/contract/refusal-messages.ts'
import { signUpByCalls } from './support/person.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { writerGate } from './support/writer-gate.ts'

const writing = writerGate()

let server: RunningServer
afterEach(async () => {
  await server.kill()
  await rm(server.dataDir, { recursive: true, force: true })
})

/** Requests a reading. @returns its response, once the writer waits at the gate */
async function beginReading(email: string) {
  server = await startServer(writing.settings, { preparedDatabase: inject('preparedDatabase') })
  const person = await signUpByCalls(server.url, email)
  writing.close()
  const body = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }
  const answer = person.call('POST', '/api/readings/natal', { body })
  await expect.poll(writing.hasCaught).toBe(true)
  return { answer }
}

async function ask(agent: Agent) {
  const [response] = await once(get(`${server.url}/healthz`, { agent }), 'response')
  const { statusCode: status, headers } = response as IncomingMessage
  return { status, headers, body: await text(response) }
}

test('SIGTERM under load: new requests get 503, requests in progress are answered, the folder is unlocked', async () => {
  const { answer } = await beginReading('drained@example.com')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ended = once(server.process, 'exit')
  expect(await ask(agent)).toMatchObject({ status: 200 })
  server.process.kill('SIGTERM')
  await expect
    .poll(() => ask(agent))
    .toMatchObject({
      status: 503,
      headers: { connection: 'close', 'retry-after': '5' },
      body: expect.stringContaining(refusalMessages.shuttingDown),
    })
  writing.open()
  expect((await answer).status).toBe(200)
  expect(await ended).toEqual([0, null])
  expect(existsSync(join(server.dataDir, 'lock'))).toBe(false)
})

test('a second signal exits the server immediately', async () => {
  const { answer } = await beginReading('impatient@example.com')
  const isCut = expect(answer).rejects.toThrow()
  await expect
    .poll(() => {
      server.process.kill('SIGINT')
      return server.process.exitCode
    })
    .toBe(1)
  await isCut
})
