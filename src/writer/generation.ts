import { EventEmitter, once } from 'node:events'
import type { Database, Transaction } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { AppError, tooManyRequests } from '#errors.ts'
import type { Jobs, RetryPolicy, Turn } from '#jobs.ts'
import { releaseTurn } from '#limits/turns.ts'
import type { Log } from '#log.ts'
import { createRunner, type Generate, type Kind, type KindOptions } from './generation-runner.ts'
import {
  type BeforeNew,
  countWaitingGenerations,
  findGeneration,
  findWaitingGenerations,
  type Generation,
  requestGeneration,
} from './generations-table.ts'

const QUEUE = 'generation'
const SWEEP_QUEUE = 'generation-round'
const EVERY_MINUTE = '* * * * *'
// Another process may do the work; the table shows when it is done.
const POLL_INTERVAL_MS = 500

/** Generates each requested text exactly once, across repeated requests, tabs and crashes. */
export interface Generations {
  /** Registers how texts of a kind are generated. Call it before `start`. */
  define<Input>(kind: string, generate: Generate<Input>, options?: KindOptions<Input>): void
  /** Starts the workers, and requeues generations left by a crash, now and every minute. */
  start(): Promise<void>
  /**
   * Requests a text and waits for it; an equal request gets the same one.
   * @returns the id under which the text was stored
   * @throws AppError `generation_failed` when every try failed or the text is obsolete,
   *   `generation_unfinished` when this process ends before the text does, `too_many_requests` when too
   *   many of this user's texts wait to be written
   */
  request(kind: string, request: TextRequest, signal?: AbortSignal): Promise<string>
  /**
   * Requests a text without waiting for it.
   * @returns the id of its generation, for `wait`
   */
  begin(kind: string, request: TextRequest): Promise<string>
  /** Waits for a text like `request`. */
  wait(generationId: string, signal?: AbortSignal): Promise<string>
  /** Ends the work of models: the embedded writer finishes the texts that this process has begun. */
  stopModels(): void
  /** Rejects the requests that still wait, whose texts will be finished later. */
  release(): void
}

interface Messages {
  failed: string
  unfinished: string
  tooManyWaiting(limit: number, waitMs: number): string
}

/** Far more than any page requests. */
const WAITING_PER_USER = 30
// By then, some of them are written.
const RETRY_AFTER = MINUTE

interface TextRequest {
  userId: string
  requestKey: string
  input: unknown
  /** May refuse a request that equals no earlier one. */
  beforeNew?: BeforeNew
}

interface Deps {
  db: Database
  jobs: Jobs
  log: Log
  /** Tests use a short one. */
  retryPolicy?: RetryPolicy
  /** Texts that this process writes at once; waiting for a model takes no processor. */
  textsAtOnce?: number | undefined
}

export function createGenerations(
  { db, jobs, log, retryPolicy, textsAtOnce }: Deps,
  sentences: Messages,
): Generations {
  const kinds = new Map<string, Kind>()
  const ends = new EventEmitter().setMaxListeners(0)
  const released = new AbortController()
  const modelsStopped = new AbortController()
  const { run } = createRunner({ db, log, kinds, modelsStopped: modelsStopped.signal }, (id) =>
    ends.emit(id),
  )

  const enqueue = (id: string, turn: Turn) => jobs.enqueue(QUEUE, id, { id }, turn)

  const groupOf = ({ kind, userId }: Pick<Generation, 'kind' | 'userId'>) =>
    kinds.get(kind)?.hasOwnTurn ? `${userId} ${kind}` : userId

  /**
   * A row has no job after a crash before the job was enqueued, and after as many crashes as a job
   * has tries. The queue refuses a second job for the same row.
   */
  async function requeueWaiting() {
    const waiting = new Map<string, number>()
    for (const generation of await findWaitingGenerations(db)) {
      const group = groupOf(generation)
      const waitingBefore = waiting.get(group) ?? 0
      await enqueue(generation.id, { group, waitingBefore })
      waiting.set(group, waitingBefore + 1)
    }
  }

  /** @throws AppError `too_many_requests` when the user has too many waiting texts */
  async function countWaiting(tx: Transaction, userId: string): Promise<number> {
    const waiting = await countWaitingGenerations(tx, userId)
    if (waiting < WAITING_PER_USER) return waiting
    throw tooManyRequests(
      (waitMs) => sentences.tooManyWaiting(WAITING_PER_USER, waitMs),
      RETRY_AFTER,
    )
  }

  async function begin(
    kind: string,
    { beforeNew, ...request }: TextRequest,
  ): Promise<Pick<Generation, 'id' | 'status' | 'resultId'>> {
    const { userId } = request
    let waitingBefore = 0
    const requested = await requestGeneration(db, { kind, ...request }, async (tx) => {
      waitingBefore = await countWaiting(tx, userId)
      await beforeNew?.(tx)
    })
    // An equal request enqueues nothing: its text may be done and the job deleted by now.
    if (requested.isNew) await enqueue(requested.id, { group: groupOf(requested), waitingBefore })
    return requested
  }

  function resultOf({ status, resultId }: Pick<Generation, 'status' | 'resultId'>): string {
    if (status === 'done' && resultId) return resultId
    throw new AppError('generation_failed', sentences.failed)
  }

  async function waitForEnd(id: string, signal?: AbortSignal): Promise<Generation> {
    // The same user's other calls would wait for the text as well.
    releaseTurn()
    for (;;) {
      const timer = AbortSignal.timeout(POLL_INTERVAL_MS)
      const waitSignal = AbortSignal.any([timer, released.signal, ...(signal ? [signal] : [])])
      const ended = once(ends, id, { signal: waitSignal }).catch(() => {})
      const generation = await findGeneration(db, id)
      if (!generation) throw new AppError('generation_failed', sentences.failed)
      if (generation.status !== 'waiting') return generation
      signal?.throwIfAborted()
      if (released.signal.aborted) throw new AppError('generation_unfinished', sentences.unfinished)
      await ended
    }
  }

  return {
    define: (kind, generate, options) => {
      kinds.set(kind, { generate, ...options } as Kind)
    },
    async start() {
      await jobs.work(QUEUE, run, retryPolicy, textsAtOnce)
      await requeueWaiting()
      await jobs.every(SWEEP_QUEUE, EVERY_MINUTE, requeueWaiting)
    },
    async request(kind, request, signal) {
      const requested = await begin(kind, request)
      const isWaiting = requested.status === 'waiting'
      return resultOf(isWaiting ? await waitForEnd(requested.id, signal) : requested)
    },
    begin: async (kind, request) => (await begin(kind, request)).id,
    wait: async (id, signal) => resultOf(await waitForEnd(id, signal)),
    stopModels: () => modelsStopped.abort(),
    release: () => released.abort(),
  }
}
