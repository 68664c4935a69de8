import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { callWithoutToken, callWithToken } from './call-endpoint.ts'
import { fakeServer } from './testing/fake-server.ts'

afterEach(() => vi.unstubAllGlobals())

const id = z.object({ id: z.string() })
const renameThing = {
  method: 'PUT',
  path: '/api/things/{id}',
  access: 'user',
  params: id,
  query: z.object({ lang: z.string().optional(), page: z.coerce.number<number>() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
} as const satisfies Endpoint
const listThings = {
  method: 'GET',
  path: '/api/things',
  access: 'public',
  reply: z.array(id),
} as const satisfies Endpoint

test('[7.2] a call goes to the path of its endpoint, with params, query, body and token', async () => {
  const addresses: string[] = []
  const server = fakeServer({
    'PUT /api/things/a%2Fb%20c': (_seen: unknown, url: URL) => {
      addresses.push(url.href)
      return { name: 'Sun' }
    },
  })
  const { name } = await callWithToken('a-token', renameThing, {
    params: { id: 'a/b c' },
    query: { lang: 'en & de', page: 2 },
    body: { name: 'Sun' },
  })
  expect(name).toBe('Sun')
  expect(addresses).toEqual(['http://localhost/api/things/a%2Fb%20c?lang=en+%26+de&page=2'])
  expect(server.seen[0]?.body).toEqual({ name: 'Sun' })
  expect(server.seen[0]?.headers.get('authorization')).toBe('Bearer a-token')
})

test('leaves out what is undefined in the query', async () => {
  const addresses: string[] = []
  fakeServer({
    'PUT /api/things/1': (_seen: unknown, url: URL) => addresses.push(url.search),
  })
  const input = { params: { id: '1' }, body: { name: 'Sun' } }
  await callWithToken('a-token', renameThing, { ...input, query: { lang: undefined, page: 1 } })
  expect(addresses).toEqual(['?page=1'])
})

test('a public call carries no token, and needs no options', async () => {
  const server = fakeServer({ 'GET /api/things': [{ id: '1' }] })
  expect(await callWithoutToken(listThings)).toEqual([{ id: '1' }])
  expect(server.seen[0]?.headers.has('authorization')).toBe(false)
})

test('the types refuse a call without its params, body or query', () => {
  // Never run: only the compiler reads it.
  const refused = () => [
    // @ts-expect-error options are missing
    callWithoutToken(renameThing),
    // @ts-expect-error the query is missing
    callWithoutToken(renameThing, { params: { id: '1' }, body: { name: 'Sun' } }),
    // @ts-expect-error the body has another shape
    callWithoutToken(renameThing, { params: { id: '1' }, query: { page: 1 }, body: { title: '' } }),
  ]
  expect(refused).toBeTypeOf('function')
})
