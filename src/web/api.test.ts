import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { createApi, type SignInState } from './api.ts'
import { failureOf } from './testing/api-failure.ts'
import { fakeServer, refusal } from './testing/fake-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stranger: SignInState = {
  state: () => ({ status: 'signed-out' }),
  settled: async () => {},
  freshToken: async () => undefined,
  renewToken: async () => undefined,
}
const ada: SignInState = {
  ...stranger,
  state: () => ({ status: 'signed-in' }),
  freshToken: async () => 'a-token',
}
const never = new Promise<never>(() => {})

const readA = {
  method: 'GET',
  path: '/api/a',
  access: 'user',
  reply: z.object({ ok: z.boolean() }),
} as const satisfies Endpoint

describe('[6.5] on behalf of the signed-in person', () => {
  test('carries the bearer token', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    await createApi(ada).call(readA)
    expect(server.seen[0]?.headers.get('authorization')).toBe('Bearer a-token')
  })

  test('carries no token for a signed-out visitor', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    await createApi(stranger).call(readA)
    expect(server.seen[0]?.headers.has('authorization')).toBe(false)
  })

  test('waits at most two seconds for the sign-in state, then goes on without a token', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    const slow: SignInState = { ...stranger, settled: () => never }
    const call = createApi(slow).call(readA)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(server.seen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(server.seen).toHaveLength(1)
  })

  test('is repeated once when the person turns out to be signed in after a 401', async () => {
    const server = fakeServer({
      'GET /api/a': ({ headers }: { headers: Headers }) =>
        headers.has('authorization') ? { ok: true } : refusal(401, { error: 'Please log in.' }),
    })
    const arrival = Promise.withResolvers<void>()
    let token: string | undefined
    const call = createApi({
      ...stranger,
      settled: () => arrival.promise,
      freshToken: async () => token,
    }).call(readA)
    await vi.advanceTimersByTimeAsync(2_500)
    token = 'late'
    arrival.resolve()
    await expect(call).resolves.toEqual({ ok: true })
    expect(server.count('GET /api/a')).toBe(2)
  })

  describe('with a refused token', () => {
    const PATH = '/api/a'
    const good = ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === 'Bearer another'
        ? { ok: true }
        : refusal(401, { error: 'Please log in.' })

    test('is repeated once with a new token', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const renewToken = vi.fn(async () => 'another')
      await expect(createApi({ ...ada, renewToken }).call(readA)).resolves.toEqual({
        ok: true,
      })
      expect(renewToken).toHaveBeenCalledExactlyOnceWith('a-token')
      expect(server.count(`GET ${PATH}`)).toBe(2)
    })

    test('[4.5] fails only when it is known that they have signed out', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const departure = Promise.withResolvers<undefined>()
      const failed = vi.fn()
      const failure = failureOf(
        createApi({ ...ada, renewToken: () => departure.promise }).call(readA),
      ).finally(failed)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(failed).not.toHaveBeenCalled()
      departure.resolve(undefined)
      expect(await failure).toMatchObject({ status: 401 })
      expect(server.count(`GET ${PATH}`)).toBe(1)
    })

    test.each([
      ['renewed', async () => 'a-token'],
      ['fetched', () => Promise.reject(new Error('no token'))],
    ])('says so when none can be %s, while they are signed in', async (_what, freshToken) => {
      fakeServer({ [`GET ${PATH}`]: good })
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const renewToken = () => Promise.reject(new Error('no token'))
      const api = createApi({ ...ada, freshToken, renewToken })
      expect(await failureOf(api.call(readA))).toMatchObject({
        isTokenMissing: true,
        message: 'We cannot reach your account right now. Please try again in a minute.',
      })
    })

    test('fails when the new token is refused as well', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const api = createApi({ ...ada, renewToken: async () => 'a third' })
      expect(await failureOf(api.call(readA))).toMatchObject({ status: 401 })
      expect(server.count(`GET ${PATH}`)).toBe(2)
    })
  })

  test('[8.1e] goes on without a token when none can be fetched, and logs a warning', async () => {
    const server = fakeServer({ 'GET /api/a': { ok: true } })
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = createApi({
      ...stranger,
      freshToken: async () => {
        throw new Error('no token')
      },
    })
    await expect(api.call(readA)).resolves.toEqual({ ok: true })
    expect(server.seen[0]?.headers.has('authorization')).toBe(false)
    expect(server.count('GET /api/a')).toBe(1)
    expect(log).toHaveBeenCalledOnce()
  })

  test('[7.2] a 401 throws, or returns null from callIfSignedIn', async () => {
    fakeServer({ 'GET /api/a': refusal(401, { error: 'Please log in.' }) })
    const api = createApi(stranger)
    expect(await failureOf(api.call(readA))).toMatchObject({ status: 401 })
    expect(await api.callIfSignedIn(readA)).toBeNull()
  })

  test('a 401 for someone who is signed in throws, without asking them to log in', async () => {
    fakeServer({ 'GET /api/a': refusal(401, { error: 'Please log in.' }) })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const freshToken = () => Promise.reject(new Error('no token'))
    await expect(createApi({ ...ada, freshToken }).callIfSignedIn(readA)).rejects.toMatchObject({
      message: expect.not.stringContaining('log in'),
      cause: expect.objectContaining({ status: 401 }),
    })
  })

  test('a new token that is refused as well throws for them, too', async () => {
    fakeServer({ 'GET /api/a': refusal(401, { error: 'Please log in.' }) })
    const api = createApi({ ...ada, renewToken: async () => 'another' })
    await expect(api.callIfSignedIn(readA)).rejects.toMatchObject({
      message: 'The call of a signed-in person was refused.',
      cause: expect.objectContaining({ status: 401 }),
    })
  })

  test('other failures throw from callIfSignedIn too', async () => {
    fakeServer({ 'GET /api/a': refusal(500, { error: 'Broken.' }) })
    const failure = failureOf(createApi(stranger).callIfSignedIn(readA))
    expect(await failure).toMatchObject({ status: 500 })
  })
})
