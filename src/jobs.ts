import { createHash } from 'node:crypto'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-outage.ts'
import { MINUTE } from './durations.ts'
import type { Log } from './log.ts'

type Run<Data extends object> = (data: Data, isLastTry: boolean) => Promise<void>

/** Durable work: what is queued here survives the client, the process and the machine. */
export interface Jobs {
  /**
   * Runs one job at a time for each worker, again after a failure (with growing pauses) and after a
   * crash (within seconds: a dead worker's heartbeat stops). `isLastTry` tells the handler that
   * nobody comes after it.
   */
  work<Data extends object>(queue: string, run: Run<Data>, patience?: Patience): Promise<void>
  /**
   * Does nothing where a job with the same key is queued or running. Never call it inside a transaction.
   * @returns whether there is a new job
   */
  enqueue(queue: string, key: string, data: object, turn?: Turn): Promise<boolean>
  /** Runs it now and then in one of all processes, never twice at once. @param cron in UTC, as in `* * * * *` */
  every(queue: string, cron: string, run: () => Promise<void>): Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

/**
 * Whose job it is, where people take turns: each process runs one job of a group at a time. The queue
 * stores a hash of the group, because it keeps jobs longer than a deleted account may leave a trace.
 */
export interface Turn {
  group: string
  /** How many jobs of the group wait already. Of two groups, the one with fewer comes first. */
  waitingBefore: number
}

/** How often a failed job is tried again, and the first pause; each further one is twice as long. */
export interface Patience {
  retries: number
  firstPauseSeconds: number
}

const USUAL: Patience = { retries: 4, firstPauseSeconds: 1 }
const WORKERS = 4

export async function openJobs(
  { jobsConnection }: OpenDatabase,
  log: Log,
  { heartbeatSeconds = 10, clockSeconds = 15 } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...jobsConnection,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    cronMonitorIntervalSeconds: clockSeconds,
    cronWorkerIntervalSeconds: clockSeconds,
  })
  boss.on('error', logQueueErrors(log))
  await boss.start()
  let running = true

  const work: Jobs['work'] = async (queue, run, { retries, firstPauseSeconds } = USUAL) => {
    await boss.createQueue(queue, {
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds,
      retryLimit: retries,
      retryDelay: firstPauseSeconds,
      retryBackoff: true,
      expireInSeconds: 300,
    })
    for (let worker = 0; worker < WORKERS; worker++) await addWorker(queue, run, retries)
  }

  // One by one, because only with an id of its own can a worker wake itself.
  async function addWorker<Data extends object>(queue: string, run: Run<Data>, retries: number) {
    const id: string = await boss.work(
      queue,
      // A notice wakes the worker at once; it looks by itself for what a pause after a failure has held.
      {
        includeMetadata: true,
        localGroupConcurrency: 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      },
      async (jobs: JobWithMetadata<Data>[]) => {
        for (const job of jobs) await keepSecrets(run(job.data, job.retryCount >= retries))
        // The next one of this group may have been waiting for this one.
        boss.notifyWorker(id)
      },
    )
  }

  return {
    work,
    async every(queue, cron, run) {
      // What fails now comes again by itself.
      await work(queue, run, { retries: 0, firstPauseSeconds: 1 })
      await boss.schedule(queue, cron)
    },
    async enqueue(queue, key, data, turn) {
      const options = {
        singletonKey: key,
        ...(turn && { group: { id: hash(turn.group) }, priority: -turn.waitingBefore }),
      }
      return (await boss.send(queue, data, options)) !== null
    },
    isRunning: () => running,
    async stop() {
      running = false
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** Every worker reports an outage every second, until it goes on by itself: one line in a minute is enough. */
function logQueueErrors(log: Log) {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error: unknown) => {
    if (!isDatabaseUnavailable(error)) return log.error({ error }, 'The job queue has a problem')
    if (performance.now() - loggedAt < MINUTE) return
    loggedAt = performance.now()
    log.warn({ error }, 'The job queue waits for the database')
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The queue keeps what a failed job threw, and an error of the database tells all that was to be stored. */
async function keepSecrets(work: Promise<void>) {
  try {
    await work
  } catch (error) {
    throw new Error(error instanceof Error ? error.name : 'failed')
  }
}
