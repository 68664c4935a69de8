import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ChatMessage } from '../src/contract/chat.ts'
import { openEmbedded } from '../src/database.ts'
import { eventsOf } from '../src/testing/chatter.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { fileDatabase } from './support/file-database.ts'
import { EXPIRE_HEARTBEATS } from './support/lost-jobs.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { writerGate } from './support/writer-gate.ts'

const writing = writerGate()
const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

async function openChatter(url: string, email: string): Promise<Caller> {
  const person = await signUpByCalls(url, email)
  expect((await person.call('POST', '/api/readings/natal', { body: birth })).status).toBe(200)
  return person
}

async function messagesOf(person: Caller, url?: string): Promise<ChatMessage[]> {
  const answer = await person.call('GET', '/api/chat/history', { ...(url && { url }) })
  return (await answer.json()).messages
}

/** Sends a message as a stream. @returns the content when the answer is half written */
async function streamHalf(person: Caller, body: object): Promise<string> {
  const stream = await person.call('POST', '/api/chat', {
    body,
    headers: { accept: 'text/event-stream' },
  })
  for await (const { event, data } of eventsOf(stream))
    if (event === 'content' && data.content) return data.content
  throw new Error('The stream ended before the answer began')
}

test('[7.24] a server killed in the middle of an answer writes it once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-chat-'))
  const at = { dataDir, port: await freePort() }
  const preparedDatabase = inject('preparedDatabase')
  let server = await startServer(writing.settings, { ...at, preparedDatabase })
  const person = await openChatter(server.url, 'chat-killed@example.com')
  const body = { message: 'Where is my Moon?', key: randomUUID() }
  writing.close()
  const half = await streamHalf(person, body)
  // Also stored, for a reload.
  await expect
    .poll(async () => (await messagesOf(person)).at(-1))
    .toMatchObject({ status: 'writing', content: half })
  await server.kill()
  const { db, close } = await openEmbedded(join(dataDir, 'database'))
  await db.execute(EXPIRE_HEARTBEATS)
  await close()
  writing.open()
  server = await startServer(writing.settings, at)
  await expect.poll(async () => (await messagesOf(person)).at(-1)?.status).toBe('done')
  const [question, answer, ...more] = await messagesOf(person)
  expect(question?.content).toBe(body.message)
  expect(answer?.content.startsWith(half)).toBe(true)
  expect(more).toEqual([])
  const again = await (await person.call('POST', '/api/chat', { body })).json()
  expect(again).toMatchObject({ message: { id: answer?.id }, allowance: { left: 99 } })
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('[7.24] a server that is shut down in the middle of an answer ends its stream, and the retry gets the answer once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-chat-'))
  const at = { dataDir, port: await freePort() }
  const preparedDatabase = inject('preparedDatabase')
  let server = await startServer(writing.settings, { ...at, preparedDatabase })
  const person = await openChatter(server.url, 'chat-shut-down@example.com')
  const body = { message: 'Where is my Moon?', key: randomUUID() }
  writing.close()
  const headers = { accept: 'text/event-stream' }
  const stream = await person.call('POST', '/api/chat', { body, headers })
  const events: string[] = []
  let stopped: Promise<void> | undefined
  for await (const { event, data } of eventsOf(stream)) {
    events.push(event)
    if (event === 'content' && data.content) stopped ??= server.stop()
  }
  // Not cut off: the last event says that the answer is still being written.
  expect(events.at(-1)).toBe('error')
  await stopped
  expect(server.process.exitCode).toBe(0)
  writing.open()
  server = await startServer(writing.settings, at)
  const again = await (await person.call('POST', '/api/chat', { body })).json()
  expect(again).toMatchObject({ message: { status: 'done' }, allowance: { left: 99 } })
  expect(await messagesOf(person)).toMatchObject([
    { role: 'user', content: body.message },
    { id: again.message.id, status: 'done' },
  ])
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('two servers', () => {
  const database = fileDatabase()
  let servers: [RunningServer, RunningServer]
  let person: Caller
  beforeAll(async () => {
    const port = await freePort()
    const settings = {
      ...database.settings,
      ...writing.settings,
      PUBLIC_URL: `http://localhost:${port}`,
    }
    servers = await Promise.all([startServer(settings, { port }), startServer(settings)])
    person = await openChatter(servers[0].url, 'chat-two-servers@example.com')
  })
  afterAll(() => Promise.all(servers?.map((server) => server.stop()) ?? []))

  const sendTo = (server: RunningServer, body: object) =>
    person.call('POST', '/api/chat', { body, url: server.url })

  test('[5.8] accept one of twenty messages that are sent to both at once', async () => {
    writing.close()
    const calls = Array.from({ length: 20 }, async (_, nth) => {
      const { status } = await sendTo(servers[nth % 2] as RunningServer, { message: `${nth}` })
      // The accepted one waits until the others are refused.
      if (status === 409 && ++refused === 19) writing.open()
      return status
    })
    let refused = 0
    const statuses = await Promise.all(calls)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await messagesOf(person)).toHaveLength(2)
  })

  test('finish the answer of a killed one, whose reader goes on at the other', async () => {
    await person.call('DELETE', '/api/chat')
    const body = { message: 'Where is my Moon?', key: randomUUID() }
    writing.close()
    const answers = servers.map((server) => sendTo(server, body).catch(() => undefined))
    await expect.poll(() => servers.some(writing.hasCaughtOf)).toBe(true)
    const dying = servers.findIndex(writing.hasCaughtOf)
    const living = servers[1 - dying] as RunningServer
    await servers[dying]?.kill()
    await answers[dying]
    writing.open()
    await database.client.query(EXPIRE_HEARTBEATS)
    const answered = await answers[1 - dying]
    const { message } = await (answered as Response).json()
    expect(message.status).toBe('done')
    expect(await messagesOf(person, living.url)).toMatchObject([
      { content: body.message },
      { id: message.id, status: 'done' },
    ])
  })
})
