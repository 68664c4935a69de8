import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as PortServer } from 'node:net'
import pTimeout from 'p-timeout'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { AppError, errorBody, errorResponses } from '#errors.ts'
import { LingeringResponse } from './lingering-response.ts'

export interface HttpServer {
  server: Server
  /** Whether a shutdown has begun. */
  isDraining(): boolean
  /** Still answers every request, and closes each connection with its answer. */
  drain(): void
  /** Closes the port, and waits briefly for requests in progress. Requests on open connections are still answered. */
  stopListening(): Promise<void>
  /** Answers new requests with 503, on open and new connections. Requests in progress continue. */
  refuseRequests(): void
  /** Waits briefly for requests in progress, then closes every connection. */
  close(): Promise<void>
}

export const FINISH_REQUESTS_MS = 2 * SECOND

const LIMITS = {
  /** How long a client may take to send a request. The response may take longer. */
  uploadMs: 30 * SECOND,
  /** Load balancers keep idle connections for 60 seconds, and must not send a request into one that is closing. */
  idleMs: 75 * SECOND,
  /** How often Node.js checks for clients that exceed these. */
  checkMs: SECOND,
  /** How long a shutdown waits for requests in progress. */
  finishMs: FINISH_REQUESTS_MS,
}

/** For the last bytes of finished responses. */
const FLUSH_MS = 500
const RETRY_AFTER_SECONDS = 5

/** Node's HTTP server with limits for slow clients and a graceful shutdown. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): HttpServer {
  const { uploadMs, idleMs, checkMs, finishMs } = { ...LIMITS, ...limits }
  const inProgress = new Set<ServerResponse>()
  let isDraining = false
  let isRefusing = false

  const options = {
    requestTimeout: uploadMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkMs,
  }
  const server = createServer({ ...options, ServerResponse: LingeringResponse }, (...call) => {
    const [, response] = call
    if (isRefusing) return refuse(response)
    inProgress.add(response)
    response.once('close', () => inProgress.delete(response))
    if (isDraining) response.setHeader('connection', 'close')
    listener(...call)
  })
  const closed = once(server, 'close')
  // A server that cannot listen.
  closed.catch(() => {})

  function drain() {
    isDraining = true
    for (const response of inProgress)
      if (!response.headersSent) response.setHeader('connection', 'close')
  }

  async function finishRequests() {
    const signal = AbortSignal.timeout(finishMs)
    await Promise.allSettled([...inProgress].map((response) => once(response, 'close', { signal })))
  }

  let wasListening = false
  server.once('listening', () => {
    wasListening = true
  })
  return {
    server,
    isDraining: () => isDraining,
    drain,
    async stopListening() {
      // Not the method of the HTTP server, which also closes connections that a load balancer may be writing to.
      PortServer.prototype.close.call(server)
      await finishRequests()
    },
    refuseRequests() {
      drain()
      isRefusing = true
    },
    async close() {
      if (!wasListening) return
      await finishRequests()
      if (server.listening) server.close()
      else server.closeIdleConnections()
      await pTimeout(closed, { milliseconds: FLUSH_MS, fallback: () => {} })
      server.closeAllConnections()
    },
  }
}

function refuse(response: ServerResponse) {
  const error = new AppError('shutting_down', messages.general.shuttingDown)
  response.writeHead(errorResponses[error.code].status, {
    'content-type': 'application/json',
    'retry-after': String(RETRY_AFTER_SECONDS),
    connection: 'close',
  })
  response.end(JSON.stringify(errorBody(error)))
}
