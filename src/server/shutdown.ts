import { setTimeout as sleep } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import type { OpenDatabase } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Generations } from '#writer/generation.ts'
import { FINISH_REQUESTS_MS, type HttpServer } from './http-server.ts'

/** Docker kills a container ten seconds after SIGTERM, sooner than other supervisors. */
const SHUTDOWN_TIMEOUT_MS = 9 * SECOND
/** Ctrl-C arrives three times: from the terminal, from npm, and from scripts/start.mjs. */
const REPEATED_SIGNAL_MS = SECOND

/** From the signal to the exit, at most: what supervisors must allow. */
export const longestShutdownMs = (drainMs: number) =>
  drainMs > 0 ? 2 * drainMs + FINISH_REQUESTS_MS + SHUTDOWN_TIMEOUT_MS : SHUTDOWN_TIMEOUT_MS

/** The parts that a shutdown stops. */
export interface Running {
  http: HttpServer
  database: OpenDatabase
  jobs: Jobs
  outbox: Outbox
  generations: Generations
  /** Runs the test clock where the payment stand-in is in use. */
  stripeStandIn: { stop(): Promise<void> } | undefined
  /** Absent with PostgreSQL, which the command line reaches directly. */
  closeOperatorSocket: (() => Promise<void>) | undefined
  /** How long requests are still answered; 0 where no load balancer sends them elsewhere. */
  drainMs: number
  telemetry: { close(): Promise<unknown> }
  log: Log
}

/** Shuts down on SIGTERM, SIGINT, SIGHUP, and when scripts/start.mjs is gone; a second signal exits at once. */
export function shutDownOnSignals(running: Running) {
  let askedAt: number | undefined
  async function end() {
    if (askedAt !== undefined) return
    askedAt = performance.now()
    // The terminal or pipe may already be closed.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    process.exit((await shutDown(running)) ? 0 : 1)
  }
  function onSignal() {
    if (askedAt !== undefined && performance.now() - askedAt > REPEATED_SIGNAL_MS) process.exit(1)
    void end()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal)
  process.on('disconnect', end)
  // The parent may have exited while the server was starting. `connected` is undefined without a parent.
  if (process.connected === false) void end()
}

/**
 * Load balancers learn of it before a request can fail: first `/readyz` fails, then the port closes, and only then are
 * requests refused. A load balancer that is late with its probes is waited for as long again.
 */
async function drain({ http, drainMs }: Running) {
  if (drainMs === 0) return
  http.drain()
  await sleep(drainMs)
  await pTimeout(http.untilProberKnows(), { milliseconds: drainMs, fallback: () => {} })
  await http.stopListening()
}

/**
 * Refuses new requests, finishes the ones in progress, returns jobs to the queue, and closes the database last. A step
 * that fails does not stop the others.
 * @returns whether every step succeeded before the deadline
 */
export async function shutDown(
  running: Running,
  deadlineMs = SHUTDOWN_TIMEOUT_MS,
): Promise<boolean> {
  const { http, log } = running
  await drain(running)
  http.refuseRequests()
  const deadline = performance.now() + deadlineMs
  const steps = stepsOf(running)
  let isClean = true
  for (const [index, { name, work }] of steps.entries()) {
    const outcome = await pTimeout(attempt(work), {
      milliseconds: Math.max(1, deadline - performance.now()),
      fallback: () => 'late' as const,
    })
    if (outcome === 'late') {
      const left = steps.slice(index).map((step) => step.name)
      log.error({ left }, 'The shutdown took too long; exiting without the rest')
      return false
    }
    if (outcome.error) log.error(outcome, `The shutdown of ${name} failed`)
    isClean &&= !outcome.error
  }
  return isClean
}

interface Step {
  name: string
  work(): unknown
}

function stepsOf(running: Running): Step[] {
  const {
    http,
    jobs,
    outbox,
    generations,
    stripeStandIn,
    closeOperatorSocket,
    telemetry,
    database,
  } = running
  return [
    { name: 'operator socket', work: () => closeOperatorSocket?.() },
    { name: 'stand-in for Stripe', work: () => stripeStandIn?.stop() },
    { name: 'outbox', work: () => outbox.settle() },
    { name: 'texts of models', work: () => generations.stopModels() },
    { name: 'jobs', work: () => jobs.stop() },
    { name: 'calls waiting for a text', work: () => generations.release() },
    { name: 'requests', work: () => http.close() },
    { name: 'telemetry', work: () => telemetry.close() },
    { name: 'database', work: () => database.close() },
  ]
}

async function attempt(work: Step['work']): Promise<{ error?: unknown }> {
  try {
    await work()
    return {}
  } catch (error) {
    return { error }
  }
}

/** Prints why the server cannot listen, and exits. */
export async function exitOnListenError(running: Running, sentence: string) {
  console.error(sentence)
  await shutDown({ ...running, drainMs: 0 })
  process.exit(1)
}
