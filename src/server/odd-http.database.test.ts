import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

const errors: string[] = []
let app: TestApp
let http: HttpServer
let port: number
beforeAll(async () => {
  const write = (line: string) => void errors.push(line)
  app = await openTestApp({
    log: createLog('error', { write }),
  })
  const toApp = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return app.request(`${pathname}${search}`, request)
  }
  const listener = getRequestListener(toApp, { autoCleanupIncoming: false })
  http = createHttpServer(listener, { uploadMs: 300, checkMs: 20, finishMs: 50 })
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  port = (http.server.address() as AddressInfo).port
})
afterAll(async () => {
  await http.close()
  await app.close()
})

/** @returns everything that the server sends until it closes the connection */
async function send(...parts: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const received = text(socket)
  // The server may have refused the request before it was sent to the end.
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  return received.catch(() => '')
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
const request = (line: string, headers: string[] = [], body = '') =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')
const post = (headers: string[], body: string) =>
  request('POST /api/contact HTTP/1.1', ['Content-Type: application/json', ...headers], body)
const chunked = (body: string) => post(['Transfer-Encoding: chunked'], body)

const message = JSON.stringify({
  key: crypto.randomUUID(),
  email: 'a@example.com',
  message: 'Hello.',
})
const inChunks = [...message].map((letter) => `1\r\n${letter}\r\n`).join('')

describe('a client that speaks odd HTTP', () => {
  test.each<[name: string, status: number, sent: string | Uint8Array]>([
    ['a body in chunks of one byte', 200, chunked(`${inChunks}0\r\n\r\n`)],
    [
      'a chunk with an extension and a trailer',
      200,
      chunked(`${message.length.toString(16)};a=b\r\n${message}\r\n0\r\nX-A: b\r\n\r\n`),
    ],
    ['a chunk without a size', 400, chunked('zz\r\nhello\r\n0\r\n\r\n')],
    ['a chunk of a negative size', 400, chunked('-5\r\nhello\r\n0\r\n\r\n')],
    ['a chunk of an enormous size', 400, chunked('fffffffffffffffffffff\r\nhello')],
    [
      'a body in chunks that is too large',
      413,
      chunked(`${`4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(5)}0\r\n\r\n`),
    ],
    [
      'both a length and chunks',
      400,
      post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    ],
    ['two lengths', 400, post(['Content-Length: 5', 'Content-Length: 6'], 'hello')],
    ['a negative length', 400, post(['Content-Length: -1'], '')],
    [
      'an unknown transfer encoding',
      400,
      post(['Transfer-Encoding: chunked, nonsense'], '0\r\n\r\n'),
    ],
    ['no host', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'a host that is none',
      400,
      'GET /api/site HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n',
    ],
    ['the whole address of another site', 400, request('GET http://evil.example@[/ HTTP/1.1')],
    ['an asterisk', 400, request('OPTIONS * HTTP/1.1')],
    ['an unknown method', 400, request('ASTRO /api/site HTTP/1.1')],
    ['a method that nothing answers', 404, request('PROPFIND /api/site HTTP/1.1')],
    [
      'another protocol',
      400,
      Uint8Array.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3, 13, 10, 13, 10]),
    ],
    ['a path of 20,000 characters', 431, request(`GET /${'x'.repeat(20_000)} HTTP/1.1`)],
    [
      'a header of 20,000 characters',
      431,
      request('GET /api/site HTTP/1.1', [`X-A: ${'x'.repeat(20_000)}`]),
    ],
    [
      'thousands of headers',
      431,
      request(
        'GET /api/site HTTP/1.1',
        Array.from({ length: 3000 }, (_, nth) => `A${nth}: b`),
      ),
    ],
    ['a header with NUL', 400, request('GET /api/site HTTP/1.1', ['X-A: a\0b'])],
    ['a header that begins with a space', 400, request('GET /api/site HTTP/1.1', [' folded: b'])],
    ['a line break in a header', 400, request('GET /api/site HTTP/1.1', ['X-A: a\rSet-Cookie: b'])],
    ['a path with a space', 400, request('GET /api/ site HTTP/1.1')],
    [
      'raw bytes in the path',
      400,
      Buffer.from(request('GET /api/\u00ff\u00fe HTTP/1.1'), 'latin1'),
    ],
    [
      'an upgrade',
      404,
      request('GET /api/nothing HTTP/1.1', ['Upgrade: websocket', 'Connection: upgrade']),
    ],
    ['a promise to send more', 413, post(['Expect: 100-continue', 'Content-Length: 70000'], '')],
  ])('that is %s gets %i', async (_, status, sent) => {
    const answer = await send(sent)
    expect(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(statusOf(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''))).toBe(status)
    expect(answer).not.toMatch(/\n\s+at |node_modules|Error:/)
    expect(errors).toEqual([])
    expect(statusOf(await send(request('GET /healthz HTTP/1.1')))).toBe(200)
  })
})

describe('a slow client is disconnected', () => {
  test.each([
    ['that sends nothing', []],
    ['that never ends its first line', ['GET /api/si']],
    ['that never ends its headers', ['GET /api/site HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n']],
    ['that never ends its body', [post(['Content-Length: 100'], '{"key":')]],
    ['that never ends its chunks', [chunked('5\r\n{"key\r\n')]],
  ])('%s', async (_, parts) => {
    expect(await send(...parts)).toMatch(/^(HTTP\/1\.1 408 [\s\S]*)?$/)
  })

  test('that sends a header now and then', async () => {
    const socket = connect(port, '127.0.0.1')
    const received = text(socket)
    socket.on('error', () => {})
    socket.write('GET /api/site HTTP/1.1\r\nHost: localhost\r\n')
    const dripping = setInterval(() => socket.write('X-A: b\r\n'), 20)
    expect(await received.catch(() => '')).toMatch(/^(HTTP\/1\.1 408 [\s\S]*)?$/)
    clearInterval(dripping)
  })
})
