import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { refusalMessages } from '../src/contract/refusal-messages.ts'
import { fileServer } from './support/file-server.ts'

const server = fileServer(() => ({ LOG_LEVEL: 'warn' }))

const PIECE = 'x'.repeat(200_000)
const PIECES = 20

const kinds = [
  {
    kind: 'with a declared length',
    header: `Content-Length: ${PIECE.length * PIECES}`,
    piece: PIECE,
    end: '',
  },
  {
    kind: 'in chunks',
    header: 'Transfer-Encoding: chunked',
    piece: `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`,
    end: '0\r\n\r\n',
  },
]
const paths = ['/healthz', '/api/identity/sign-up/email', '/api/webhooks/stripe']

const open = () => connect(Number(new URL(server.url).port), '127.0.0.1')

test.each(kinds.flatMap((kind) => paths.map((path) => ({ ...kind, path }))))(
  'a body that is too large for $path, $kind, is refused and its connection closed in order',
  async ({ path, header, piece, end }) => {
    const socket = open()
    const received = text(socket)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)
    // The response arrives while most of the body is still unsent.
    const enough = Math.ceil((1024 * 1024) / PIECE.length) + 1
    for (let sent = 0; sent < enough; sent++) socket.write(piece)
    await once(socket, 'readable')
    for (let sent = enough; sent < PIECES; sent++) socket.write(piece)
    socket.write(end)
    const answer = await received
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain(refusalMessages.bodyTooLarge)
  },
)

test('a client that disconnects during an upload is not logged as an error', async () => {
  const socket = open()
  const head = 'Host: localhost\r\nContent-Length: 50\r\nExpect: 100-continue'
  socket.write(`POST /api/webhooks/stripe HTTP/1.1\r\n${head}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('100 Continue')
  socket.write('half')
  socket.destroy()
  for (let calls = 0; calls < 3; calls++) await (await fetch(`${server.url}/readyz`)).json()
  expect(server.output()).not.toContain('A call failed')
})

test('slow uploads do not block others in the same network', async () => {
  const sockets = Array.from({ length: 8 }, open)
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.write(
      'POST /api/identity/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
  }
  // They are disconnected after 30 seconds.
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(`${server.url}/api/site`, { signal })
  expect(answer.status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
