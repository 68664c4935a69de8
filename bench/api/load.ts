import { readFile } from 'node:fs/promises'
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
  /** Of the server's processes for one request, without the database's: hardly depends on what else the machine does. */
  'CPU (ms)': number
}

// Of Linux, on all common platforms.
const TICKS_PER_SECOND = 100

/** The CPU time that processes have used; NaN where the system does not say. */
async function cpuMs(pids: number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name of the process, in parentheses, may contain spaces.
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
    return (((user ?? Number.NaN) + (system ?? Number.NaN)) * 1000) / TICKS_PER_SECOND
  })
  return (await Promise.all(times)).reduce((sum, one) => sum + one, 0)
}

/** Sends requests on all connections at once, each as soon as the one before is answered. */
export async function measure(
  connections: Connection[],
  seconds: number,
  pids: number[] = [],
): Promise<Measured> {
  const times: number[] = []
  const before = await cpuMs(pids)
  const runs = connections.map((connection) => run(connection, seconds, times))
  await Promise.all(runs)
  const used = (await cpuMs(pids)) - before
  times.sort(ascending)
  return {
    'requests/s': Math.round(times.length / seconds),
    'p50 (ms)': rounded(percentile(times, 0.5)),
    'p95 (ms)': rounded(percentile(times, 0.95)),
    'p99 (ms)': rounded(percentile(times, 0.99)),
    'CPU (ms)': rounded(used / times.length),
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
