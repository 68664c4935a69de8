import { readFile } from 'node:fs/promises'
import { SECOND } from '../../src/durations.ts'
import { ascending, percentile, rounded } from '../writer/written.ts'
import { openConnection } from './connection.ts'

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
  /** Of this process for one request. On a machine with few cores, it takes from what the servers have. */
  'load CPU (ms)': number
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
  const ownBefore = process.cpuUsage()
  const runs = connections.map((connection) => run(connection, seconds, times))
  await Promise.all(runs)
  const used = (await cpuMs(pids)) - before
  const { user, system } = process.cpuUsage(ownBefore)
  times.sort(ascending)
  return {
    'requests/s': Math.round(times.length / seconds),
    'p50 (ms)': rounded(percentile(times, 0.5)),
    'p95 (ms)': rounded(percentile(times, 0.95)),
    'p99 (ms)': rounded(percentile(times, 0.99)),
    'CPU (ms)': rounded(used / times.length),
    'load CPU (ms)': rounded((user + system) / 1000 / times.length),
  }
}

async function run(connection: Connection, seconds: number, times: number[]) {
  const { send, close } = await openConnection(connection.url)
  const same = connection.vary ? undefined : toText(connection)
  const until = performance.now() + seconds * SECOND
  for (let sentAt = performance.now(); sentAt < until; sentAt = performance.now()) {
    const status = await send(same ?? toText(connection))
    if (status >= 300) throw new Error(`${connection.path} answered ${status}`)
    times.push(performance.now() - sentAt)
  }
  close()
}

/** As it is sent over HTTP/1.1. */
function toText({ url, method, path, headers, body = '', vary }: Connection): string {
  const all = {
    host: new URL(url).host,
    ...headers,
    ...vary?.(),
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
