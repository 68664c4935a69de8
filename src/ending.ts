import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '#mail/post.ts'
import type { Generations } from '#writer/generation.ts'
import type { OpenDatabase } from './database.ts'
import { SECOND } from './durations.ts'
import type { Jobs } from './jobs.ts'

/** How long the end of the program waits for answers that are on their way. */
const LAST_ANSWERS_MS = 2 * SECOND

/** What has to end, and in which order it may. */
export interface Running {
  server: Server
  database: OpenDatabase
  jobs: Jobs
  post: Post
  generations: Generations
  /** What lets time pass where payments are stood in for. */
  stripeStandIn: { stop(): Promise<void> } | undefined
  /** Absent where the database lets the command line in by itself. */
  closeOperatorSocket: (() => Promise<void>) | undefined
}

/** On SIGTERM or SIGINT nobody new is let in, whoever waits is answered, and the database goes last. */
export function endWhenAsked(running: Running) {
  let isEnding = false
  async function end() {
    if (isEnding) return
    isEnding = true
    await endInOrder(running)
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function endInOrder({
  server,
  database,
  jobs,
  post,
  generations,
  stripeStandIn,
  closeOperatorSocket,
}: Running) {
  const answered = once(server, 'close')
  server.close()
  // Browsers keep a connection after its answer.
  setInterval(() => server.closeIdleConnections(), 50)
  await closeOperatorSocket?.()
  await stripeStandIn?.stop()
  await post.settle()
  await jobs.stop()
  generations.release()
  await Promise.race([answered, sleep(LAST_ANSWERS_MS)])
  await database.close()
}

/** Ends a server that cannot listen: nobody waits for an answer yet. */
export async function endUnheard(
  { closeOperatorSocket, jobs, stripeStandIn, database }: Running,
  sentence: string,
) {
  console.error(sentence)
  await closeOperatorSocket?.()
  await stripeStandIn?.stop()
  await jobs.stop()
  await database.close()
  process.exit(1)
}
