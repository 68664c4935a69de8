import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { AppError, errorBody, errorResponses } from '#errors.ts'
import { LingeringResponse } from './lingering-response.ts'

export interface HttpServer {
  server: Server
  /** Answers new requests with 503, on open and new connections. Requests in progress continue. */
  refuseRequests(): void
  /** Waits briefly for requests in progress, then closes every connection. */
  close(): Promise<void>
}

const LIMITS = {
  /** How long a client may take to send a request. The response may take longer. */
  uploadMs: 30 * SECOND,
  /** Load balancers keep idle connections for 60 seconds, and must not send a request into one that is closing. */
  idleMs: 75 * SECOND,
  /** How often Node.js checks for clients that exceed these. */
  checkMs: SECOND,
  /** How long a shutdown waits for requests in progress. */
  drainMs: 2 * SECOND,
}

/** For the last bytes of finished responses. */
const FLUSH_MS = 500
const RETRY_AFTER_SECONDS = 5

/** Node's HTTP server with limits for slow clients and a graceful shutdown. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): HttpServer {
  const { uploadMs, idleMs, checkMs, drainMs } = { ...LIMITS, ...limits }
  const inProgress = new Set<ServerResponse>()
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
    listener(...call)
  })

  return {
    server,
    refuseRequests() {
      isRefusing = true
      for (const response of inProgress)
        if (!response.headersSent) response.setHeader('connection', 'close')
    },
    async close() {
      if (!server.listening) return
      const signal = AbortSignal.timeout(drainMs)
      await Promise.allSettled(
        [...inProgress].map((response) => once(response, 'close', { signal })),
      )
      const closed = once(server, 'close', { signal: AbortSignal.timeout(FLUSH_MS) })
      server.close()
      await closed.catch(() => {})
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
