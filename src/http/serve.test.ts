import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallerQuestion } from '#database/batched-answer.ts'
import { AppError } from '#errors.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { ReadyReply } from './reply-memory.ts'
import { anyone, createRoutes, parseJson, serve } from './serve.ts'

const color = {
  method: 'GET',
  path: '/color',
  access: 'public',
  reply: z.object({ name: z.string() }),
} as const

function answering(reply: { name: string }, more: Partial<Endpoint> = {}, headers = {}) {
  const routes = createRoutes()
  serve(routes, { ...color, ...more }, anyone, async () => reply)
  return routes.request('/color', { headers })
}

test('strips fields that the contract does not define', async () => {
  const answer = await answering({ name: 'blue', secret: 'x' } as { name: string })
  expect(await answer.json()).toEqual({ name: 'blue' })
})

test('forbids caching of responses', async () => {
  const { headers } = await answering({ name: 'blue' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('etag')).toBe(false)
})

test('answers 304 to a client that still has the reply, where the contract lets caches keep it', async () => {
  const cacheControl = 'no-cache'
  const first = await answering({ name: 'blue' }, { cacheControl })
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await answering({ name: 'blue' }, { cacheControl }, known)
  expect(first.headers.get('cache-control')).toBe(cacheControl)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe(cacheControl)
  expect((await answering({ name: 'red' }, { cacheControl }, known)).status).toBe(200)
})

test('only replies that are the same for everybody may be kept', async () => {
  const kept = (await contractEndpoints()).filter(({ cacheControl }) => cacheControl)
  expect(kept.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/auth/settings',
    'GET /api/config',
    'GET /api/location/autocomplete',
    'GET /api/site',
  ])
  expect(new Set(kept.map(({ access }) => access))).toEqual(new Set(['public']))
})

test('a call owns no getter, for which V8 would keep its request until a full garbage collection', async () => {
  const routes = createRoutes()
  let received: object | undefined
  serve(routes, color, anyone, async (call) => {
    received = call
    expect(call.signal).toBeInstanceOf(AbortSignal)
    return { name: 'blue' }
  })
  expect((await routes.request('/color')).status).toBe(200)
  expect(
    Object.entries(Object.getOwnPropertyDescriptors(received)).filter(([, { get }]) => get),
  ).toEqual([])
})

test('authenticates the caller before it reads the body', async () => {
  const routes = createRoutes()
  const stranger = {
    access: 'public' as const,
    authenticate: async () => {
      throw new AppError('not_signed_in', 'Please log in.')
    },
  }
  const paint = { ...color, method: 'POST', body: z.object({ name: z.string() }) } as const
  serve(routes, paint, stranger, async () => ({ name: 'blue' }))
  routes.onError((error, c) => c.text(error.message))
  const answer = await routes.request('/color', { method: 'POST', body: 'no JSON' })
  expect(await answer.text()).toBe('Please log in.')
})

test('asks with the caller what the input says, and refuses input that does not fit after the caller', async () => {
  const shades = { ...color, query: z.object({ shade: z.coerce.number().max(9) }) }
  const about = { name: 'shade', parameters: {}, answer: () => sql`` }
  const asked: (number | string | undefined)[] = []
  const routes = createRoutes()
  const authenticator = {
    access: 'public' as const,
    async authenticate(_request: Request, question?: CallerQuestion) {
      asked.push(question?.values.shade)
      return {}
    },
  }
  serve(
    routes,
    shades,
    authenticator,
    async () => ({ name: 'blue' }),
    ({ query: { shade } }) => ({ about, values: { shade } }),
  )
  routes.onError((error, c) => c.text(error.message, 400))
  const statuses = ['7', '10'].map(
    async (shade) => (await routes.request(`/color?shade=${shade}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 400])
  expect(asked).toEqual([7, undefined])
})

test('sends a ready reply compressed to those who read gzip, and only to them', async () => {
  const name = 'blue '.repeat(1000)
  const routes = createRoutes()
  const ready = new ReadyReply(JSON.stringify({ name }))
  serve(routes, color, anyone, async () => ready)
  const sentTo = async (acceptEncoding: string) => {
    const headers = { 'accept-encoding': acceptEncoding }
    const answer = await routes.request('/color', { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    return { encoding: answer.headers.get('content-encoding'), bytes }
  }
  const plain = { encoding: null, bytes: ready.json }
  expect(await sentTo('br')).toEqual(plain)
  expect(await sentTo('')).toEqual(plain)
  const { encoding, bytes } = await sentTo('br, gzip')
  expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', ready.json.toString()])
})

test.each([
  ['an object in place of a text', '{"name":{"length":{}}}'],
  ['NUL', '{"name":"\\u0000"}'],
  ['an unpaired surrogate', '{"\\ud800":1}'],
  ['no JSON', 'blue'],
])('refuses %s as a bad request', (_, text) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }))
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['+01:00', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
])('a call from the time zone "%s" has %s', async (header, timeZone) => {
  const routes = createRoutes()
  let received: string | undefined
  serve(routes, color, anyone, async (call) => {
    received = call.timeZone
    return { name: 'blue' }
  })
  await routes.request('/color', { headers: { 'time-zone': header } })
  expect(received).toBe(timeZone)
})
