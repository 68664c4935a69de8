import { Counter, Histogram, type Registry } from 'prom-client'
import { SECOND } from '#durations.ts'
import { requestAnswered } from '#http/observe-requests.ts'

/** A client may send any of the methods that Node.js knows. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const TOO_MANY_REQUESTS = 429

/** @returns a function that stops counting */
export function countRequests(registry: Registry): () => void {
  const registers = [registry]
  const answers = new Counter({
    registers,
    name: 'cosmic_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
  })
  const durations = new Histogram({
    registers,
    name: 'cosmic_http_request_duration_seconds',
    help: 'Time until the response begins; calls that wait for a text take as long as the text',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
  })
  const refusals = new Counter({
    registers,
    name: 'cosmic_rate_limit_refusals_total',
    help: 'Requests that a limit refused',
    labelNames: ['route'],
  })
  return requestAnswered.listen(({ method: sent, route, status, durationMs }) => {
    const method = METHODS.has(sent) ? sent : 'other'
    answers.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
    durations.observe({ method, route }, durationMs / SECOND)
    if (status === TOO_MANY_REQUESTS) refusals.inc({ route })
  })
}
