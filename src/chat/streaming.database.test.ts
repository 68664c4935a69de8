import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHttpServer, type HttpServer } from '#server/http-server.ts'
import { answerBriefly, answerOf } from '#testing/brief-answers.ts'
import { type Chatter, callsOf, eventsOf, openChatter } from '#testing/chatter.ts'
import { holdAnswers } from '#testing/held-answers.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { MakeAnswer } from './make-answer.ts'

const held = holdAnswers()
let makeAnswer: MakeAnswer = answerBriefly
let app: TestApp
let http: HttpServer
let ada: Chatter
/** The signal of the latest request, as the server sees it. */
let following: AbortSignal | undefined
/** The calls of Ada through a real port. */
let remote: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await openTestApp({ makeAnswer: (...args) => makeAnswer(...args) })
  ada = await openChatter(app, 'ada@example.com')
  const listener = getRequestListener(
    (request) => {
      following = request.signal
      return app.request(new URL(request.url).pathname, request)
    },
    { autoCleanupIncoming: false },
  )
  http = createHttpServer(listener)
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  const { port } = http.server.address() as AddressInfo
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)
  remote = callsOf({ request }, ada.headers)
})
afterAll(async () => {
  await http.close()
  await app.close()
})
afterEach(() => {
  held.release()
  makeAnswer = answerBriefly
})

test('[7.24] events arrive over HTTP while the answer is being written, not compressed', async () => {
  makeAnswer = async (request, options) => {
    options.onProgress?.(answerOf('One.'))
    return held.makeAnswer(request, options)
  }
  held.hold()
  const response = await remote.stream('Hello')
  expect(response.headers.get('content-encoding')).toBeNull()
  const seen: string[] = []
  for await (const { event, data } of eventsOf(response)) {
    seen.push(`${event} ${data.content ?? data.message.content}`)
    // Without this event, the answer would wait forever.
    if (data.content === 'One.') held.release()
  }
  expect(seen.slice(-2)).toEqual(['content One.', 'answer The Sun heard: Hello'])
})

test('a plain reply is compressed', async () => {
  await remote.send('x'.repeat(2000))
  const response = await remote.fetchIt('GET', '/api/chat/history')
  expect(response.headers.get('content-encoding')).toBe('gzip')
})

test('a reader who disconnects ends the stream, but not the answer', async () => {
  makeAnswer = held.makeAnswer
  held.hold()
  const reader = new AbortController()
  const response = await remote.stream('Hello', { signal: reader.signal })
  await eventsOf(response).next()
  reader.abort()
  await expect.poll(() => following?.aborted).toBe(true)
  held.release()
  await expect.poll(async () => (await ada.messages()).at(-1)?.status).toBe('done')
})
