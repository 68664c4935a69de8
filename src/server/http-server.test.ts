import { once } from 'node:events'
import {
  Agent,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

let http: HttpServer
afterEach(() => http.close())

async function listen(listener: RequestListener, limits?: Parameters<typeof createHttpServer>[1]) {
  http = createHttpServer(listener, { finishMs: 50, ...limits })
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  return (http.server.address() as AddressInfo).port
}

/** A listener that answers when released. */
function slowListener() {
  const { promise: arrived, resolve: onArrived } = Promise.withResolvers<ServerResponse>()
  const listener: RequestListener = (request, response) => {
    if (request.url === '/slow') onArrived(response)
    else response.end('done')
  }
  return { listener, arrived }
}

test('offers an idle connection for longer than a load balancer keeps it', async () => {
  const port = await listen((_, response) => response.end('done'))
  const agent = new Agent({ keepAlive: true })
  const [{ headers }] = (await once(get({ agent, port }), 'response')) as [IncomingMessage]
  expect(headers['keep-alive']).toBe('timeout=75')
})

describe('a server that is shutting down', () => {
  async function ask(agent: Agent, port: number, path: string) {
    const [response] = (await once(get({ agent, port, path }), 'response')) as [IncomingMessage]
    const { statusCode: status, headers, socket } = response
    return { status, headers, socket, body: await text(response) }
  }

  test('answers 503 on a kept-alive connection, and closes it', async () => {
    const port = await listen((_, response) => response.end('done'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const before = await ask(agent, port, '/')
    expect(before).toMatchObject({ status: 200, body: 'done' })
    http.refuseRequests()
    const after = await ask(agent, port, '/')
    expect(after.socket).toBe(before.socket)
    expect(after.status).toBe(503)
    expect(after.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
    const sentence = refusalMessages.shuttingDown
    expect(JSON.parse(after.body)).toEqual({
      error: sentence,
      message: sentence,
      requestId: after.headers['x-request-id'],
    })
  })

  test('answers 503 on new connections until it closes', async () => {
    const port = await listen((_, response) => response.end('done'))
    http.refuseRequests()
    expect((await ask(new Agent(), port, '/')).status).toBe(503)
    await http.close()
    await expect(ask(new Agent(), port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('while it drains, answers each connection once more, and closes it', async () => {
    const port = await listen((_, response) => response.end('done'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const before = await ask(agent, port, '/')
    expect(http.answerProbe()).toBe(true)
    http.drain()
    expect(http.answerProbe()).toBe(false)
    const after = await ask(agent, port, '/')
    expect(after).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(after.socket).toBe(before.socket)
    expect((await ask(new Agent(), port, '/')).status).toBe(200)
  })

  test('waits until a load balancer has asked again after it was answered', async () => {
    await listen((_, response) => response.end('done'))
    http.answerProbe()
    http.drain()
    let isKnown = false
    const known = http.untilProberKnows().then(() => {
      isKnown = true
    })
    http.answerProbe()
    await nextTurn()
    expect(isKnown).toBe(false)
    http.answerProbe()
    await known
  })

  test('waits for no load balancer where none has ever asked', async () => {
    await listen((_, response) => response.end('done'))
    http.drain()
    await http.untilProberKnows()
  })

  test('with its port closed, answers open connections and refuses new ones', async () => {
    const port = await listen((_, response) => response.end('done'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(agent, port, '/')
    http.drain()
    await http.stopListening()
    await expect(ask(new Agent(), port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect((await ask(agent, port, '/')).status).toBe(200)
  })

  test('finishes requests in progress before its port is closed for good', async () => {
    const { listener, arrived } = slowListener()
    const port = await listen(listener, { finishMs: 60_000 })
    const pending = ask(new Agent({ keepAlive: true }), port, '/slow')
    const response = await arrived
    http.drain()
    const stopped = http.stopListening()
    response.end('at last')
    expect(await pending).toMatchObject({ status: 200, body: 'at last' })
    await stopped
  })

  test('finishes requests in progress before it closes', async () => {
    const { listener, arrived } = slowListener()
    const port = await listen(listener, { finishMs: 60_000 })
    const pending = ask(new Agent({ keepAlive: true }), port, '/slow')
    const response = await arrived
    http.refuseRequests()
    const closed = http.close()
    response.end('at last')
    expect(await pending).toMatchObject({ status: 200, body: 'at last' })
    await closed
  })

  test('stops waiting for requests in progress after its limit', async () => {
    const { listener, arrived } = slowListener()
    const port = await listen(listener)
    const pending = ask(new Agent(), port, '/slow')
    const isCut = expect(pending).rejects.toMatchObject({ code: 'ECONNRESET' })
    await arrived
    await http.close()
    await isCut
  })
})

describe('a client that is still uploading', () => {
  const MEGABYTE = 'x'.repeat(1_000_000)
  const refuse: RequestListener = (_, response) =>
    response.writeHead(413, { 'content-length': 9, connection: 'close' }).end('too large')

  /** Sends the head of a request. @returns the socket, and everything it receives */
  function begin(port: number, headers: string) {
    const socket = connect(port, '127.0.0.1')
    const received = text(socket)
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`)
    return { socket, received }
  }

  test('gets an error response at once, can send the rest, and sees a clean close', async () => {
    const port = await listen(refuse)
    const { socket, received } = begin(port, 'Content-Length: 5000000')
    await once(socket, 'readable')
    for (let sent = 0; sent < 5; sent++) socket.write(MEGABYTE)
    expect(await received).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large$/)
  })

  test('is disconnected when it never stops sending', async () => {
    const port = await listen(refuse, { uploadMs: 100, checkMs: 10 })
    const { socket, received } = begin(port, 'Content-Length: 5000000')
    received.catch(() => {})
    await once(socket, 'close')
  })

  test('gets a timeout response when it takes too long', async () => {
    const port = await listen(() => {}, { uploadMs: 100, checkMs: 10 })
    const { socket, received } = begin(port, 'Content-Length: 10')
    socket.write('half')
    expect(await received).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('can wait as long as the response takes once it has sent everything', async () => {
    const { listener, arrived } = slowListener()
    const port = await listen(listener, { uploadMs: 50, checkMs: 10 })
    const pending = once(get({ port, path: '/slow' }), 'response')
    const response = await arrived
    const other = begin(port, 'Content-Length: 10')
    await other.received
    response.end()
    expect((await pending)[0].statusCode).toBe(200)
  })
})
