import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { isDatabaseUnavailable } from './database/outage.ts'
import type { OpenDatabase } from './database.ts'
import { MINUTE, SECOND } from './durations.ts'
import { AppError } from './errors.ts'
import type { Log } from './log.ts'

type Run<Data extends object> = (data: Data, isLastTry: boolean) => Promise<void>

/** A durable job queue: jobs survive the client, the process and the machine. */
export interface Jobs {
  /**
   * Registers a handler. Each worker runs one job at a time. Failed jobs are retried with exponential
   * backoff, and jobs of a crashed worker within seconds, because its heartbeat stops. `isLastTry` is
   * true when the job will not be retried again.
   */
  work<Data extends object>(
    queue: string,
    run: Run<Data>,
    retryPolicy?: RetryPolicy,
    /** Jobs that a process runs at once. */
    workers?: number,
  ): Promise<void>
  /**
   * Does nothing if a job with the same key is queued or running. Never call it inside a transaction.
   * @throws AppError `shutting_down` after `stop`
   * @returns whether a new job was created
   */
  enqueue(queue: string, key: string, data: object, turn?: Turn): Promise<boolean>
  /** Runs on a schedule in one of all processes, never twice at once. @param cron in UTC, as in `* * * * *` */
  every(queue: string, cron: string, run: () => Promise<void>): Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

/**
 * Fair scheduling: each process runs one job of a group at a time. The queue stores a hash of the group,
 * because it keeps finished jobs for longer than a deleted account may leave traces.
 */
export interface Turn {
  group: string
  /** How many jobs of the group are already waiting. The group with fewer goes first. */
  waitingBefore: number
}

/** The delay doubles with each retry. */
export interface RetryPolicy {
  retries: number
  firstDelaySeconds: number
}

const DEFAULT_RETRY_POLICY: RetryPolicy = { retries: 4, firstDelaySeconds: 1 }
const WORKERS = 4

/** A job that runs for longer is given to another worker, although the first may still be at it. */
export const JOB_EXPIRES_AFTER = 5 * MINUTE

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
  const logError = logQueueErrors(log)
  boss.on('error', logError)
  await boss.start()
  let running = true
  let hasEnded = false
  const ending = new AbortController()
  const idsOfWorkers = new Map<string, string[]>()
  const looking = wakeForDueJobs()

  const work: Jobs['work'] = async (
    queue,
    run,
    { retries, firstDelaySeconds } = DEFAULT_RETRY_POLICY,
    workers = WORKERS,
  ) => {
    await boss.createQueue(queue, {
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds,
      retryLimit: retries,
      retryDelay: firstDelaySeconds,
      retryBackoff: true,
      expireInSeconds: JOB_EXPIRES_AFTER / SECOND,
    })
    const ids: string[] = []
    for (let worker = 0; worker < workers; worker++) ids.push(await addWorker(queue, run, retries))
    idsOfWorkers.set(queue, ids)
  }

  // One worker per call: a worker needs its own id to notify itself.
  async function addWorker<Data extends object>(queue: string, run: Run<Data>, retries: number) {
    const id: string = await boss.work(
      queue,
      // Polls only while LISTEN/NOTIFY is interrupted.
      {
        includeMetadata: true,
        localGroupConcurrency: 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 60,
      },
      async (jobs: JobWithMetadata<Data>[]) => {
        for (const job of jobs) await withoutErrorDetails(run(job.data, job.retryCount >= retries))
        // The next job of this group may have been waiting for this one.
        boss.notifyWorker(id)
      },
    )
    return id
  }

  /**
   * LISTEN/NOTIFY wakes workers for new jobs, but not for jobs whose retry delay is over. One query a second looks for
   * those of all queues. Measured when every worker polled instead: 27 queries a second of an idle process, now 9.
   */
  async function wakeForDueJobs() {
    while (running) {
      await sleep(SECOND, undefined, { signal: ending.signal }).catch(() => {})
      const queues = await queuesWithDueJobs().catch(logError)
      for (const queue of queues ?? [])
        for (const id of idsOfWorkers.get(queue) ?? []) boss.notifyWorker(id)
    }
  }

  async function queuesWithDueJobs(): Promise<string[]> {
    if (!running) return []
    const { rows } = await boss.getDb().executeSql(
      `select queue from unnest($1::text[]) as queue where exists (
        select from pgboss.job
        where name = queue and state < 'active' and start_after <= pgboss.job_now()
      )`,
      [[...idsOfWorkers.keys()]],
    )
    return rows.map((row: { queue: string }) => row.queue)
  }

  return {
    work,
    async every(queue, cron, run) {
      // A failed run is not retried; the next scheduled run follows anyway.
      await work(queue, run, { retries: 0, firstDelaySeconds: 1 }, 1)
      await boss.schedule(queue, cron)
    },
    async enqueue(queue, key, data, turn) {
      const options = {
        singletonKey: key,
        ...(turn && { group: { id: hash(turn.group) }, priority: -turn.waitingBefore }),
      }
      try {
        if (hasEnded) throw new Error('The queue has ended')
        return (await boss.send(queue, data, options)) !== null
      } catch (cause) {
        // Jobs in progress may still enqueue others; calls that come later may not.
        if (running) throw cause
        throw new AppError('shutting_down', refusalMessages.shuttingDown, { cause })
      }
    },
    isRunning: () => running,
    async stop() {
      running = false
      ending.abort()
      await looking
      await boss.stop({ graceful: true, timeout: 5000 })
      hasEnded = true
    },
  }
}

/** During an outage every worker reports an error every second; log one a minute. */
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

/** The queue stores the error of a failed job, and a database error contains the values of its statement. */
async function withoutErrorDetails(work: Promise<void>) {
  try {
    await work
  } catch (error) {
    throw new Error(error instanceof Error ? error.name : 'failed')
  }
}
