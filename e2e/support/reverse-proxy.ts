import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { probes } from '../../src/http/probes.ts'

export interface ReverseProxy {
  url: string
  /** Times that a server stopped being ready. */
  timesUnready(): number
  stop(): void
}

const CHECK_EVERY_MS = 200

/**
 * Sends requests to the servers that are ready, in turn on kept connections, and does what nginx and Caddy do when one
 * fails: any request that was not sent goes to the next server, and a GET also when the connection ended without an answer.
 * It passes on every answer.
 */
export async function startReverseProxy(ports: number[]): Promise<ReverseProxy> {
  const agents = ports.map(() => new Agent({ keepAlive: true }))
  const isReady = ports.map(() => true)
  let turn = 0
  let timesUnready = 0

  let isStopped = false

  async function check(nth: number) {
    const answer = await fetch(`http://127.0.0.1:${ports[nth]}${probes.readiness}`).catch(
      () => undefined,
    )
    const isReadyNow = answer?.ok === true
    if (isReady[nth] && !isReadyNow) timesUnready++
    isReady[nth] = isReadyNow
    await answer?.body?.cancel()
  }
  /** Asks again only after it has the answer. */
  async function keepChecking(nth: number) {
    while (!isStopped) {
      await check(nth)
      await sleep(CHECK_EVERY_MS)
    }
  }
  for (const nth of ports.keys()) void keepChecking(nth)

  /** Ready ones first. */
  function inTurn(): number[] {
    turn++
    const all = ports.map((_, nth) => (nth + turn) % ports.length)
    return all.toSorted((a, b) => Number(isReady[b]) - Number(isReady[a]))
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const errors: unknown[] = []
    for (const nth of inTurn()) {
      const sent = send(request, body, { port: ports[nth], agent: agents[nth] })
      const answer = await sent.catch((error: NodeJS.ErrnoException) => error)
      if (!(answer instanceof Error)) return passOn(answer, response)
      errors.push(answer)
      const isSent = answer.syscall !== 'connect'
      if (isSent && request.method !== 'GET') break
    }
    response.writeHead(502).end(errors.join())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    timesUnready: () => timesUnready,
    stop() {
      isStopped = true
      server.close()
      server.closeAllConnections()
      for (const agent of agents) agent.destroy()
    },
  }
}

async function send(
  { method, url: path, headers, socket }: IncomingMessage,
  body: Buffer,
  to: { port: number | undefined; agent: Agent | undefined },
): Promise<IncomingMessage> {
  const { 'x-forwarded-for': claimed, connection: _connection, ...passed } = headers
  const forwardedFor = [claimed, socket.remoteAddress].filter(Boolean).join(', ')
  const request = openRequest({
    ...to,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...passed, 'x-forwarded-for': forwardedFor },
  })
  request.end(body)
  const [answer] = await once(request, 'response')
  return answer
}

function passOn(answer: IncomingMessage, response: ServerResponse) {
  const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, headers)
  answer.pipe(response)
  answer.once('error', () => response.destroy())
}
