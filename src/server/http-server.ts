import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as PortServer } from 'node:net'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { SECOND } from '#durations.ts'
import { AppError, errorBody, errorResponses } from '#errors.ts'
import { REQUEST_ID_HEADER, requestIdFrom } from '#http/request-id.ts'
import { LingeringResponse } from './lingering-response.ts'

export interface HttpServer {
  server: Server
  /** What a readiness probe is answered: whether no shutdown has begun. */
  answerProbe(): boolean
  /** Still answers every request, and closes each connection with its answer. */
  drain(): void
  /** Waits until the load balancer that probes knows of the shutdown. Where none has probed, does not wait. */
  untilProberKnows(): Promise<void>
  /** Closes the port, and waits briefly until each open connection has had its last answer. */
  stopListening(): Promise<void>
  /** Answers new requests with 503, on open and new connections. Requests in progress continue. */
  refuseRequests(): void
  /** Waits briefly for requests in progress, then closes every connection. */
  close(): Promise<void>
}

export const IDLE_CONNECTION_MS = 75 * SECOND
export const FINISH_REQUESTS_MS = 2 * SECOND

const LIMITS = {
  /** How long a client may take to send a request. The response may take longer. */
  uploadMs: 30 * SECOND,
  /** Load balancers keep idle connections for 60 seconds, and must not send a request into one that is closing. */
  idleMs: IDLE_CONNECTION_MS,
  /** How often Node.js checks for clients that exceed these. */
  checkMs: SECOND,
  /** How long a shutdown waits for requests in progress. */
  finishMs: FINISH_REQUESTS_MS,
}

/** For the last bytes of finished responses. */
const FLUSH_MS = 500
const SHORT_TURN_MS = 2
const RETRY_AFTER_SECONDS = 5
/** A load balancer that asks again has read the answer before. */
const ANSWERS_UNTIL_KNOWN = 2

/** Node's HTTP server with limits for slow clients and a graceful shutdown. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): HttpServer {
  const { uploadMs, idleMs, checkMs, finishMs } = { ...LIMITS, ...limits }
  const inProgress = new Set<ServerResponse>()
  let isDraining = false
  let isRefusing = false
  let isProbed = false
  let unreadyAnswers = 0
  const proberKnows = Promise.withResolvers<void>()

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

  function answerProbe() {
    isProbed = true
    if (isDraining && ++unreadyAnswers === ANSWERS_UNTIL_KNOWN) proberKnows.resolve()
    return !isDraining
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
    answerProbe,
    drain,
    untilProberKnows: async () => (isProbed ? proberKnows.promise : undefined),
    async stopListening() {
      await afterShortTurn()
      // Not the method of the HTTP server, which also closes connections that a load balancer may be writing to.
      PortServer.prototype.close.call(server)
      await pTimeout(closed, { milliseconds: finishMs, fallback: () => {} })
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

/**
 * The system resets connections that a closing port has not accepted yet. A turn of the event loop accepts all that wait, so
 * a short one leaves hardly any.
 */
async function afterShortTurn() {
  for (let turns = 0; turns < 1000; turns++) {
    const startedAt = performance.now()
    await endOfTurn()
    if (performance.now() - startedAt < SHORT_TURN_MS) return
  }
}

function refuse(response: ServerResponse) {
  const error = new AppError('shutting_down', refusalMessages.shuttingDown)
  const requestId = requestIdFrom(undefined)
  response.writeHead(errorResponses[error.code].status, {
    [REQUEST_ID_HEADER]: requestId,
    'content-type': 'application/json',
    'retry-after': String(RETRY_AFTER_SECONDS),
    connection: 'close',
  })
  response.end(JSON.stringify({ ...errorBody(error), requestId }))
}
