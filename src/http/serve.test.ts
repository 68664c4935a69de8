import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { anyone, createRoutes, serve } from './serve.ts'

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
