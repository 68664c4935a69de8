import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { AppError, answers, errorBody } from '#errors.ts'
import { LingeringResponse } from './lingering-response.ts'

export interface HttpServer {
  server: Server
  /** Answers new requests with 503, on connections old and new; requests under way go on. */
  refuseRequests(): void
  /** Waits a little for requests under way, then closes every connection. */
  close(): Promise<void>
}

const LIMITS = {
  /** How long a client may take to send a request; the answer may take longer. */
  uploadMs: 30 * SECOND,
  /** How often clients that take longer are looked for. */
  checkMs: SECOND,
  lastAnswersMs: 2 * SECOND,
}

const LAST_BYTES_MS = 500
const RETRY_AFTER_SECONDS = 5

/** Node's own server, with limits for slow clients and an orderly end. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): HttpServer {
  const { uploadMs, checkMs, lastAnswersMs } = { ...LIMITS, ...limits }
  const underWay = new Set<ServerResponse>()
  let isRefusing = false

  const options = { requestTimeout: uploadMs, connectionsCheckingInterval: checkMs }
  const server = createServer({ ...options, ServerResponse: LingeringResponse }, (...call) => {
    const [, response] = call
    if (isRefusing) return refuse(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    listener(...call)
  })

  return {
    server,
    refuseRequests() {
      isRefusing = true
      for (const response of underWay)
        if (!response.headersSent) response.setHeader('connection', 'close')
    },
    async close() {
      if (!server.listening) return
      const answered = Promise.allSettled([...underWay].map((response) => once(response, 'close')))
      await Promise.race([answered, sleep(lastAnswersMs)])
      const closed = once(server, 'close')
      server.close()
      await Promise.race([closed, sleep(LAST_BYTES_MS)])
      server.closeAllConnections()
    },
  }
}

function refuse(response: ServerResponse) {
  const error = new AppError('shutting_down', messages.general.shuttingDown)
  response.writeHead(answers[error.code].status, {
    'content-type': 'application/json',
    'retry-after': String(RETRY_AFTER_SECONDS),
    connection: 'close',
  })
  response.end(JSON.stringify(errorBody(error)))
}
