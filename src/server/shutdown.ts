import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import type { Post } from '#mail/outbox.ts'
import type { Generations } from '#writer/generation.ts'
import type { HttpServer } from './http-server.ts'

/** Docker, the least patient of those who ask a server to end, kills it after ten seconds. */
const DEADLINE_MS = 9 * SECOND
/** Ctrl-C comes three times at once: from the terminal, and passed on by npm and by scripts/start.mjs. */
const SAME_REQUEST_MS = SECOND

/** What has to end. */
export interface Running {
  http: HttpServer
  database: OpenDatabase
  jobs: Jobs
  post: Post
  generations: Generations
  /** What lets time pass where payments are stood in for. */
  stripeStandIn: { stop(): Promise<void> } | undefined
  /** Absent where the database lets the command line in by itself. */
  closeOperatorSocket: (() => Promise<void>) | undefined
  log: Log
}

/** Shuts down on SIGTERM, SIGINT, SIGHUP, and when scripts/start.mjs is gone; a second signal exits at once. */
export function endWhenAsked(running: Running) {
  let askedAt: number | undefined
  async function end() {
    if (askedAt !== undefined) return
    askedAt = performance.now()
    // The terminal or the pipe that we write to may have gone first.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    process.exit((await shutDown(running)) ? 0 : 1)
  }
  function onSignal() {
    if (askedAt !== undefined && performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1)
    void end()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal)
  process.on('disconnect', end)
  // It may have gone while the server was starting; without a channel `connected` is undefined.
  if (process.connected === false) void end()
}

/**
 * Refuses new requests, answers those under way, gives jobs back, and closes the database last. What fails stops
 * nothing else.
 * @returns whether all of it was done before the deadline
 */
export async function shutDown(running: Running, deadlineMs = DEADLINE_MS): Promise<boolean> {
  const { http, log } = running
  http.refuseRequests()
  const deadline = sleep(deadlineMs, 'late' as const)
  const steps = stepsOf(running)
  let isClean = true
  for (const [index, { name, work }] of steps.entries()) {
    const outcome = await Promise.race([attempt(work), deadline])
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
  const { http, jobs, post, generations, stripeStandIn, closeOperatorSocket, database } = running
  return [
    { name: 'operator socket', work: () => closeOperatorSocket?.() },
    { name: 'stand-in for Stripe', work: () => stripeStandIn?.stop() },
    { name: 'mails', work: () => post.settle() },
    { name: 'jobs', work: () => jobs.stop() },
    { name: 'calls that wait for a text', work: () => generations.release() },
    { name: 'requests', work: () => http.close() },
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

/** Exits where the server cannot listen. */
export async function endUnheard(running: Running, sentence: string) {
  console.error(sentence)
  await shutDown(running)
  process.exit(1)
}
