import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#log.ts'
import { createOperation } from '#operation.ts'
import { createSignal } from '#signal.ts'
import { REQUEST_ID_HEADER, requestIdFrom, withRequestId } from './request-id.ts'
import { routePattern } from './route-pattern.ts'
import type { RequestContext } from './serve.ts'

interface AnsweredRequest {
  method: string
  /** The route pattern, as in `/api/readings/:id`. */
  route: string
  status: number
  /** Until the response begins; a stream goes on. */
  durationMs: number
}

interface HandledRequest {
  requestId: string
  /** Known at the end. */
  answered?: AnsweredRequest
}

export const requestAnswered = createSignal<AnsweredRequest>('request answered')
export const requestHandling = createOperation<HandledRequest>('request handling')

interface Options {
  log: Log
  /** The request id of a trusted proxy. */
  givenRequestId?: ((c: Context) => string | undefined) | undefined
}

/** Gives every request an id, and shows it to logs, metrics and traces. Runs before everything else. */
export function observeRequests({
  log,
  givenRequestId,
}: Options): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const startedAt = performance.now()
    const handled: HandledRequest = { requestId: requestIdFrom(givenRequestId?.(c)) }
    const { requestId } = handled
    c.set('requestId', requestId)
    async function handle() {
      await next()
      const isLogged = log.isLevelEnabled('debug')
      if (!isLogged && !requestAnswered.isHeard() && !requestHandling.isObserved()) return
      const { method } = c.req
      const durationMs = performance.now() - startedAt
      const answered = { method, route: routePattern(c), status: c.res.status, durationMs }
      handled.answered = answered
      requestAnswered.emit(answered)
      if (isLogged)
        log.debug({ ...answered, durationMs: Math.round(durationMs) }, 'A request was answered')
    }
    // Measured: with the id, 3 µs of CPU time where nobody observes, and 4 with metrics.
    await withRequestId(requestId, () => requestHandling.run(handled, handle))
    // `c.header` would copy the whole response, body included, once there is one.
    if (!c.get('isComplete')) c.res.headers.set(REQUEST_ID_HEADER, requestId)
  }
}
