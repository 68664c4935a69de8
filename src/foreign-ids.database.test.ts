import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { cursorOf } from '#contract/cursor.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { DAY } from '#durations.ts'
import { dataExports } from '#export/data-exports-table.ts'
import { insertChunk } from '#export/export-chunks-table.ts'
import { hashToken } from '#export/hash-token.ts'
import { createAssistant } from '#testing/assistant.ts'
import { contractEndpoints, exampleBodies } from '#testing/contract-endpoints.ts'
import { holdAnswers } from '#testing/held-answers.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { addPasskey, confirmAddress } from '#testing/two-factor.ts'
import { createVisitor } from '#testing/visitor.ts'

// Every call of the contract that names something by an id, a token or a key, made with those of somebody else.

type Headers = Record<string, string>

interface Owned {
  readingId: string
  sessionId: string
  passkeyId: string
  connectionId: string
  checkoutId: string
  exportToken: string
  answerId: string
  messageKey: string
  cursor: string
}

/** What a stranger sends, and the only answer they may get: a refusal, or one that is the same for everybody. */
const attempts: Record<string, { of(owned: Owned): object; gets: number | object }> = {
  'GET /api/readings/{id}': { of: ({ readingId }) => ({ id: readingId }), gets: 404 },
  'DELETE /api/readings/{id}': { of: ({ readingId }) => ({ id: readingId }), gets: 404 },
  'GET /api/readings': {
    of: ({ cursor }) => ({ after: cursor }),
    gets: [],
  },
  'DELETE /api/identity/sessions/{id}': { of: ({ sessionId }) => ({ id: sessionId }), gets: 404 },
  'DELETE /api/identity/connections/{id}': {
    of: ({ connectionId }) => ({ id: connectionId }),
    gets: 404,
  },
  'PUT /api/identity/passkeys/{id}': { of: ({ passkeyId }) => ({ id: passkeyId }), gets: 404 },
  'DELETE /api/identity/passkeys/{id}': { of: ({ passkeyId }) => ({ id: passkeyId }), gets: 404 },
  'POST /api/verify-session': { of: ({ checkoutId }) => ({ sessionId: checkoutId }), gets: 403 },
  'POST /api/data-export/download': {
    of: ({ exportToken }) => ({ token: exportToken }),
    gets: 410,
  },
  'POST /api/feedback': { of: ({ answerId }) => ({ textId: answerId, thumb: 'down' }), gets: 404 },
  'GET /api/paragraph-verdicts': {
    of: ({ readingId }) => ({ textId: readingId }),
    gets: { verdicts: [] },
  },
  'PUT /api/paragraph-verdicts': {
    of: ({ readingId }) => ({ textId: readingId, paragraph: '0.0', verdict: 'not_me' }),
    gets: 404,
  },
  'POST /api/chat/stop': { of: ({ messageKey }) => ({ key: messageKey }), gets: { success: true } },
  'GET /api/chat/history': { of: () => ({ before: '999999999' }), gets: { messages: [] } },
}

/** Keys that the caller makes up for retries, and a price, which belongs to nobody. */
const namesNothing = [
  'POST /api/contact key',
  'POST /api/chat key',
  'POST /api/create-subscription priceId',
]

const calls = (await contractEndpoints()).filter(({ access }) => access !== 'admin')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const keysOf = (schema?: z.ZodType) =>
  'shape' in (schema ?? {}) ? Object.keys((schema as z.ZodObject).shape) : []
const namesSomething = (key: string) => /^(id|token|key|after|before)$|Id$/.test(key)

const held = holdAnswers()
let app: TestApp
let owner: { headers: Headers; owned: Owned; state(): Promise<object> }
let stranger: Headers
beforeAll(async () => {
  app = await openTestApp({ makeAnswer: held.makeAnswer })
  owner = await createOwner()
  stranger = await app.signUpSubscribed('stranger@example.com')
  // So that no change of the second factors is refused for want of it.
  const confirmation = '/api/identity/two-factor/confirmation'
  const confirmed = await send(stranger, 'POST', confirmation, exampleBodies[confirmation])
  expect(confirmed.status).toBe(200)
  // The chat needs a chart.
  const natal = '/api/readings/natal'
  expect((await send(stranger, 'POST', natal, exampleBodies[natal])).status).toBe(200)
})
afterAll(() => app.close())

const send = (headers: Headers, method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

async function createOwner() {
  const visitor = createVisitor(app)
  await visitor.signUp('owner@example.com', 'a good password')
  const headers = await visitor.bearer()
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await send(headers, method, path, body)
    expect(`${path} ${answer.status}`).toBe(`${path} 200`)
    return answer.json()
  }
  const { url } = await ask('POST', '/api/create-checkout-session', { plan: 'monthly' })
  const checkoutId = /cs_\w+/.exec(url)?.[0] ?? ''
  await app.subscribe(headers)
  const first = await ask('POST', '/api/readings/natal', exampleBodies['/api/readings/natal'])
  await ask('POST', '/api/readings/synastry', exampleBodies['/api/readings/synastry'])
  const [newest] = await ask('GET', '/api/readings?limit=1')
  const { message } = await ask('POST', '/api/chat', { message: 'When is a good day?' })
  const { sessions } = await ask('GET', '/api/identity/sessions')
  await confirmAddress(app, 'owner@example.com')
  await addPasskey(visitor)
  const { passkeys } = await ask('GET', '/api/identity/two-factor')
  await createAssistant(app).letIn(visitor, ['chart:read'])
  const { connections } = await ask('GET', '/api/identity/connections')
  const { id: userId } = await ask('GET', '/api/auth/user')
  const exportToken = await storeExport(userId)
  const messageKey = await startMessage(headers)
  const state = async () => ({
    readings: await ask('GET', '/api/readings'),
    sessions: (await ask('GET', '/api/identity/sessions')).sessions.length,
    passkeys: (await ask('GET', '/api/identity/two-factor')).passkeys,
    connections: (await ask('GET', '/api/identity/connections')).connections,
    verdicts: await ask('GET', '/api/paragraph-verdicts'),
    chat: (await ask('GET', '/api/chat/history')).messages,
    dataExport: (await ask('GET', '/api/data-export')).dataExport.status,
  })
  const [{ id: sessionId }] = sessions
  const passkeyId = passkeys[0].id
  const connectionId = connections[0].id
  const ids = { readingId: first.id, sessionId, passkeyId, connectionId, answerId: message.id }
  return {
    headers,
    state,
    owned: { ...ids, checkoutId, exportToken, messageKey, cursor: cursorOf(newest) },
  }
}

async function storeExport(userId: string) {
  const token = randomBytes(24).toString('base64url')
  const fileId = randomUUID()
  const { db } = app.database
  const [row] = await db.insert(dataExports).values({ userId, requestedAt: new Date() }).returning()
  const exportId = row?.id ?? ''
  await insertChunk(db, { exportId, fileId, position: 0, bytes: Buffer.from('file') })
  await db.update(dataExports).set({
    status: 'ready',
    fileId,
    sizeBytes: 4,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + DAY),
  })
  return token
}

/** A message whose answer is being written. */
async function startMessage(headers: Headers) {
  const key = randomUUID()
  held.hold()
  void send(headers, 'POST', '/api/chat', { message: 'And next month?', key })
  await vi.waitFor(() => expect(held.begun).toHaveLength(1), { timeout: 10_000 })
  return key
}

test('every call that names something is tried', () => {
  const naming = calls.flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body]
      .flatMap(keysOf)
      .filter(namesSomething)
      .filter((key) => !namesNothing.includes(`${nameOf(endpoint)} ${key}`))
      .map(() => nameOf(endpoint)),
  )
  expect(naming.toSorted()).toEqual(Object.keys(attempts).toSorted())
})

test.each(Object.entries(attempts))('%s gives a stranger nothing', async (name, { of, gets }) => {
  const [method = '', pattern = ''] = name.split(' ')
  const { id, ...rest } = of(owner.owned) as Record<string, string>
  const before = await owner.state()
  const path = id ? pattern.replace('{id}', id) : pattern
  const answer =
    method === 'GET'
      ? await send(stranger, method, `${path}?${new URLSearchParams(rest)}`)
      : await send(stranger, method, path, id ? exampleBodies[pattern] : rest)
  const body = await answer.json()
  if (typeof gets === 'number') expect(answer.status).toBe(gets)
  else expect(body).toMatchObject(gets)
  expect(await owner.state()).toEqual(before)
})
