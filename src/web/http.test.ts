import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { type ApiError, errorMessage } from './api-error.ts'
import { download, send } from './http.ts'
import { failureOf } from './testing/api-failure.ts'
import { fakeServer } from './testing/fake-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const never = new Promise<never>(() => {})

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
    expect(settled).toHaveBeenCalledOnce()
    const error = await failure
    expect(error.isTimeout).toBe(true)
    expect(error.message).toBe(
      'Request timed out. The operation may still complete in the background.',
    )
  })

  test('[8.1d] is not a timeout when the caller aborts it', async () => {
    fakeServer({ 'GET /api/slow': () => never })
    const caller = new AbortController()
    const call = send({ path: '/api/slow', signal: caller.signal })
    caller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test.each([
    ['the network is unavailable', false, messages.general.network],
    ['the server cannot be reached', true, messages.general.unreachable],
  ])('says that %s', async (_which, onLine, message) => {
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(send({ path: '/api/a' }))).toMatchObject({
      status: 0,
      isTimeout: false,
      message,
    })
  })
})

describe('[N8] a download', () => {
  const respond = (headers: Record<string, string>) =>
    vi.stubGlobal('fetch', async () => new Response('half', { headers }))

  test('that ends before its last byte has failed', async () => {
    respond({ 'content-length': '8' })
    expect(await failureOf(download({ path: '/api/a' }))).toMatchObject({
      status: 0,
      message: messages.general.network,
    })
  })

  test('is whole with as many bytes as were announced, or when none were', async () => {
    const answers: Record<string, string>[] = [{ 'content-length': '4' }, {}]
    for (const headers of answers) {
      respond(headers)
      const { content } = await download({ path: '/api/a' })
      expect(await content.text()).toBe('half')
    }
  })

  test('that was compressed on its way has another length', async () => {
    respond({ 'content-length': '2', 'content-encoding': 'gzip' })
    expect((await download({ path: '/api/a' })).content.size).toBe(4)
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
    ['the feature, not the status text of an empty body', '', 'Conflict', 'Failed.'],
    ["the feature, not the status text of a proxy's page", '<h1>nginx</h1>', 'Conflict', 'Failed.'],
    ['the status and text of what is not JSON', 'upstream is down', '', '409: upstream is down'],
  ])('shown in a feature is that of %s', async (_whose, body, statusText, text) => {
    expect(errorMessage(await respond(body, { status: 409, statusText }), 'Failed.')).toBe(text)
  })

  test.each([
    ['names our fault, so that the operator finds it', 500, 'Broken. Reference: 1f2e3d4c5b6a7988'],
    ['is left out of a refusal', 409, 'Broken.'],
  ])('the id of the request %s', async (_what, status, text) => {
    const body = '{"error":"Broken.","message":"Broken.","requestId":"1f2e3d4c5b6a7988"}'
    expect(errorMessage(await respond(body, { status }), 'Failed.')).toBe(text)
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
