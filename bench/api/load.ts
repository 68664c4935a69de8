import autocannon from 'autocannon'
import { ascending, percentile, rounded } from '../writer/written.ts'

/** The requests of one connection. */
export interface Connection {
  url: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Called for each request, for headers that differ. */
  vary?: () => Record<string, string>
}

export interface Measured {
  'requests/s': number
  'p50 (ms)': number
  'p95 (ms)': number
  'p99 (ms)': number
}

/** Sends requests on all connections at once, each as soon as the one before is answered. */
export async function measure(connections: Connection[], seconds: number): Promise<Measured> {
  const times: number[] = []
  const runs = connections.map((connection) => run(connection, seconds, times))
  await Promise.all(runs)
  times.sort(ascending)
  return {
    'requests/s': Math.round(times.length / seconds),
    'p50 (ms)': rounded(percentile(times, 0.5)),
    'p95 (ms)': rounded(percentile(times, 0.95)),
    'p99 (ms)': rounded(percentile(times, 0.99)),
  }
}

async function run(connection: Connection, seconds: number, times: number[]) {
  const { url, method, path, headers, body, vary } = connection
  const request = { method, path, headers, ...(body && { body }) }
  const running = autocannon({
    url,
    connections: 1,
    duration: seconds,
    requests: [
      vary
        ? {
            ...request,
            setupRequest: (one) => ({ ...one, headers: { ...one.headers, ...vary() } }),
          }
        : request,
    ],
  })
  running.on('response', (_client, _status, _bytes, time) => times.push(time))
  const { non2xx, errors, statusCodeStats } = await running
  if (non2xx + errors > 0)
    throw new Error(`${path}: ${errors} errors and ${JSON.stringify(statusCodeStats)}`)
}
