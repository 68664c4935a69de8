import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { createApi, type SignInState, send } from './api.ts'
import { ApiError, sayWhy } from './api-error.ts'
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
  settled: async () => {},
  freshToken: async () => undefined,
  renewToken: async () => undefined,
}
const ada: SignInState = { ...stranger, freshToken: async () => 'a-token' }
const never = new Promise<never>(() => {})

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error(`No ApiError was thrown, but ${error}`)
}

describe('[7.2] every call', () => {
  test('carries a JSON content type only when it has a body', async () => {
    const server = fakeServer({ 'POST /api/a': {}, 'DELETE /api/b': {} })
    await send({ method: 'POST', path: '/api/a', body: { x: 1 } })
    await send({ method: 'DELETE', path: '/api/b' })
    expect(server.seen.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      null,
    ])
  })

  test('includes cookies', async () => {
    const fetched = vi.fn(async () => Response.json({}))
    vi.stubGlobal('fetch', fetched)
    await send({ path: '/api/a' })
    expect(fetched).toHaveBeenCalledWith(
      '/api/a',
      expect.objectContaining({ credentials: 'include' }),
    )
  })

  test('[8.1d] is aborted after 90 seconds, and not before, with the promised sentence, flagged', async () => {
    fakeServer({ 'GET /api/slow': () => never })
    const settled = vi.fn()
    const failure = failureOf(send({ path: '/api/slow' })).then((error) => {
      settled()
      return error
    })
    await vi.advanceTimersByTimeAsync(89_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const error = await failure
    expect(error.isTimeout).toBe(true)
    expect(error.message).toBe(
      'Request timed out. The operation may still complete in the background.',
    )
  })

  test('[8.1d] is not called a time-out when the caller ends it', async () => {
    fakeServer({ 'GET /api/slow': () => never })
    const caller = new AbortController()
    const call = send({ path: '/api/slow', signal: caller.signal })
    caller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('says so when the network is gone', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(send({ path: '/api/a' }))).toMatchObject({
      status: 0,
      isTimeout: false,
      message: messages.general.network,
    })
  })
})

describe('[6.5] in the name of whoever is signed in', () => {
  test('carries the bearer token', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    await createApi(ada).request({ path: '/api/a' })
    expect(server.seen[0]?.headers.get('authorization')).toBe('Bearer a-token')
  })

  test('carries none for a stranger', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    await createApi(stranger).request({ path: '/api/a' })
    expect(server.seen[0]?.headers.has('authorization')).toBe(false)
  })

  test('waits two seconds at most for the sign-in state, then goes on as a stranger', async () => {
    const server = fakeServer({ 'GET /api/a': {} })
    const slow: SignInState = { ...stranger, settled: () => never }
    const call = createApi(slow).request({ path: '/api/a' })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(server.seen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(server.seen).toHaveLength(1)
  })

  test('asks once more when the person turns out to be signed in after a 401', async () => {
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
    }).request({ path: '/api/a' })
    await vi.advanceTimersByTimeAsync(2_500)
    token = 'late'
    arrival.resolve()
    await expect(call).resolves.toEqual({ ok: true })
    expect(server.count('GET /api/a')).toBe(2)
  })

  describe('whose token is refused', () => {
    const PATH = '/api/a'
    const good = ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === 'Bearer another'
        ? { ok: true }
        : refusal(401, { error: 'Please log in.' })

    test('asks once more with another token of theirs', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const renewToken = vi.fn(async () => 'another')
      await expect(createApi({ ...ada, renewToken }).request({ path: PATH })).resolves.toEqual({
        ok: true,
      })
      expect(renewToken).toHaveBeenCalledExactlyOnceWith('a-token')
      expect(server.count(`GET ${PATH}`)).toBe(2)
    })

    test('[4.5] fails only when it is known that they are no longer here', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const departure = Promise.withResolvers<undefined>()
      const failed = vi.fn()
      const failure = failureOf(
        createApi({ ...ada, renewToken: () => departure.promise }).request({ path: PATH }),
      ).finally(failed)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(failed).not.toHaveBeenCalled()
      departure.resolve(undefined)
      expect(await failure).toMatchObject({ status: 401 })
      expect(server.count(`GET ${PATH}`)).toBe(1)
    })

    test('fails where the other one is refused as well', async () => {
      const server = fakeServer({ [`GET ${PATH}`]: good })
      const api = createApi({ ...ada, renewToken: async () => 'a third' })
      expect(await failureOf(api.request({ path: PATH }))).toMatchObject({ status: 401 })
      expect(server.count(`GET ${PATH}`)).toBe(2)
    })
  })

  test('[8.1e] goes on without a token that could not be had, and only logs that', async () => {
    const server = fakeServer({ 'GET /api/a': { ok: true } })
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = createApi({
      ...stranger,
      freshToken: async () => {
        throw new Error('no token')
      },
    })
    await expect(api.request({ path: '/api/a' })).resolves.toEqual({ ok: true })
    expect(server.seen[0]?.headers.has('authorization')).toBe(false)
    expect(server.count('GET /api/a')).toBe(1)
    expect(log).toHaveBeenCalledOnce()
  })

  test('[7.2] a 401 throws, or gives null where that is asked for', async () => {
    fakeServer({ 'GET /api/a': refusal(401, { error: 'Please log in.' }) })
    const api = createApi(stranger)
    expect(await failureOf(api.request({ path: '/api/a' }))).toMatchObject({ status: 401 })
    expect(await api.requestIfSignedIn({ path: '/api/a' })).toBeNull()
  })

  test('other failures throw in both ways of asking', async () => {
    fakeServer({ 'GET /api/a': refusal(500, { error: 'Broken.' }) })
    const failure = failureOf(createApi(stranger).requestIfSignedIn({ path: '/api/a' }))
    expect(await failure).toMatchObject({ status: 500 })
  })
})

describe('the text of a failure', () => {
  const respond = (body: string, init: ResponseInit) => {
    vi.stubGlobal('fetch', async () => new Response(body, init))
    return failureOf(send({ path: '/api/a' }))
  }
  const badGateway = { status: 502, statusText: 'Bad Gateway' }

  test.each([
    ['error before message', '{"error":"One.","message":"Two."}', 'One.'],
    ['error alone', '{"error":"One."}', 'One.'],
    ['message when there is no error', '{"message":"Two."}', 'Two.'],
    ['message when the error is empty', '{"error":"","message":"Two."}', 'Two.'],
    ['message when the error is an object', '{"error":{"code":1},"message":"Two."}', 'Two.'],
    ['the status text when there is neither', '{}', 'Bad Gateway'],
    ['the status text when both are empty', '{"error":"","message":" "}', 'Bad Gateway'],
  ])('[8.1a] of a JSON body is %s', async (_what, body, text) => {
    expect((await respond(body, badGateway)).message).toBe(text)
  })

  test.each([
    ['its text', 'upstream is down', {}, '502: upstream is down'],
    ['200 characters of a long one', 'x'.repeat(5000), {}, `502: ${'x'.repeat(200)}`],
    ['the status text of an empty one', '', {}, '502: Bad Gateway'],
    ['the status text of a page', '<!doctype html><h1>nginx</h1>', {}, '502: Bad Gateway'],
    [
      'the status text of what is called a page',
      'nginx',
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
      '502: Bad Gateway',
    ],
  ])('[8.1c] without a JSON body is the status and %s', async (_what, body, init, text) => {
    expect((await respond(body, { ...badGateway, ...init })).message).toBe(text)
  })

  test('[8.1a] is the error of a reply that calls itself a success', async () => {
    const error = await respond('{"error":"Not today.","existingSubscription":true}', {
      status: 200,
    })
    expect(error).toMatchObject({
      status: 200,
      message: 'Not today.',
      ownWords: 'Not today.',
      existingSubscription: true,
    })
  })

  test.each(['{"error":""}', '{"error":null}', '{"message":{"content":"Hello."}}'])(
    'is none where a reply of success reads %s',
    async (body) => {
      vi.stubGlobal('fetch', async () => new Response(body))
      await expect(send({ path: '/api/a' })).resolves.toEqual(JSON.parse(body))
    },
  )

  test.each([
    ['its words', '{"error":"Not this one."}', 'Conflict', 'Not this one.'],
    ['the feature, not the status text of a JSON body', '{}', 'Conflict', 'Failed.'],
    ['the feature, as over HTTP/2, of a JSON body without words', '{}', '', 'Failed.'],
    ['the feature, as over HTTP/2, of no body', '', '', 'Failed.'],
    ['the status and text of what is not JSON', 'upstream is down', '', '409: upstream is down'],
  ])('shown in a feature is that of %s', async (_whose, body, statusText, text) => {
    expect(sayWhy(await respond(body, { status: 409, statusText }), 'Failed.')).toBe(text)
  })

  const names = [
    'subscriptionRequired',
    'requiresBirthDetails',
    'requiresNatalChart',
    'existingSubscription',
  ] as const
  const flagsOf = (error: ApiError) => names.filter((name) => error[name] === true)

  test.each(names)('[8.1b] comes with the status and with %s, where that is true', async (flag) => {
    for (const status of [400, 403, 409]) {
      const error = await respond(JSON.stringify({ error: 'No.', [flag]: true }), { status })
      expect(error.status).toBe(status)
      expect(flagsOf(error)).toEqual([flag])
    }
    for (const value of [false, 'yes', 1, null]) {
      const error = await respond(JSON.stringify({ error: 'No.', [flag]: value }), { status: 403 })
      expect(error[flag]).toBeUndefined()
    }
  })
})
