import { EventEmitter, once } from 'node:events'
import type { Database, Transaction } from '#database.ts'
import { isDatabaseUnavailable } from '#database-outage.ts'
import { MINUTE } from '#durations.ts'
import { AppError, tooManyRequests } from '#errors.ts'
import type { Jobs, RetryPolicy, Turn } from '#jobs.ts'
import type { Log } from '#log.ts'
import { releaseTurn } from '#turns.ts'
import {
  type BeforeNew,
  countWaitingGenerations,
  endGeneration,
  findGeneration,
  findWaitingGenerations,
  forgetUnwantedGeneration,
  type Generation,
  lockWaitingGeneration,
  requestGeneration,
} from './generations-table.ts'

const QUEUE = 'generation'
const ROUNDS = 'generation-round'
const EVERY_MINUTE = '* * * * *'
// Another process may do the work; its end is seen in the table.
const LOOK_AGAIN_AFTER_MS = 500

/**
 * Makes one text and gives back how to store it; storing runs in the transaction that ends the
 * generation, and gives the id, or nothing where nobody wants this text any more.
 */
export type Generate<Input> = (
  input: Input,
  request: { userId: string; requestKey: string },
) => Promise<(tx: Transaction) => Promise<string | undefined>>

/** While the text was made, something that it was made from changed: it is made once more. */
export class OutdatedText extends Error {
  override name = 'OutdatedText'
}

const TRIES_OF_OUTDATED = 5

/** Texts made once, whatever is pressed how often in how many tabs, and to the end, whatever crashes. */
export interface Generations {
  /** Says how texts of a kind are made. Call it before `start`. */
  define<Input>(kind: string, generate: Generate<Input>): void
  /** Begins to work, and takes up what a crash has left, now and every minute. */
  start(): Promise<void>
  /**
   * Asks for a text and waits for it; an equal request finds the same one.
   * @returns the id under which the text was stored
   * @throws AppError `generation_failed` when every try failed or nobody wants the text any more,
   *   `generation_unfinished` when this process ends before the text does, `too_many_requests` when too
   *   many of this user's texts wait to be written
   */
  request(kind: string, request: TextRequest, signal?: AbortSignal): Promise<string>
  /** Tells those who still wait that their text will be finished without them. */
  release(): void
}

/** What is said to those who waited in vain, and to those who have to wait before they ask. */
interface Sentences {
  failed: string
  unfinished: string
  tooManyWaiting(limit: number, waitMs: number): string
}

/** Far more than any page asks for; each is written in its turn. */
const WAITING_PER_USER = 30
// By then, some of so many are written.
const ASK_AGAIN_AFTER = MINUTE

interface TextRequest {
  userId: string
  requestKey: string
  input: unknown
  /** May refuse a text that no equal request was made for. */
  beforeNew?: BeforeNew
}

interface Needs {
  db: Database
  jobs: Jobs
  log: Log
  /** Tests have little. */
  patience?: RetryPolicy
}

export function createGenerations(
  { db, jobs, log, patience }: Needs,
  sentences: Sentences,
): Generations {
  const makers = new Map<string, Generate<never>>()
  const ends = new EventEmitter().setMaxListeners(0)
  const released = new AbortController()

  async function run({ id }: { id: string }, isLastTry: boolean) {
    const generation = await findGeneration(db, id)
    if (generation?.status !== 'waiting') return
    try {
      await makeUpToDate(generation)
    } catch (error) {
      log.error({ error, generation: id, isLastTry }, 'A text could not be made')
      // A lost database says nothing about the text: its row waits for the next round.
      if (!isLastTry || isDatabaseUnavailable(error)) throw error
      await endGeneration(db, id, { status: 'failed' })
    }
    ends.emit(id)
  }

  async function makeUpToDate(generation: Generation, triesLeft = TRIES_OF_OUTDATED) {
    try {
      await make(generation)
    } catch (error) {
      if (!(error instanceof OutdatedText) || triesLeft === 0) throw error
      await makeUpToDate(generation, triesLeft - 1)
    }
  }

  async function make({ id, kind, input, userId, requestKey }: Generation) {
    const generate = makers.get(kind)
    if (!generate) throw new Error(`Nobody knows how to make a ${kind}`)
    const store = await generate(input as never, { userId, requestKey })
    await db.transaction(async (tx) => {
      if (!(await lockWaitingGeneration(tx, id))) return
      const resultId = await store(tx)
      if (resultId) await endGeneration(tx, id, { status: 'done', resultId })
      else await forgetUnwantedGeneration(tx, id)
    })
  }

  const enqueue = (id: string, turn: Turn) => jobs.enqueue(QUEUE, id, { id }, turn)

  /**
   * A crash between the row and its job leaves a row without one, and so do as many crashes as a job
   * has tries. Where there is a job, a second one is refused.
   */
  async function takeUp() {
    const waiting = new Map<string, number>()
    for (const { id, userId } of await findWaitingGenerations(db)) {
      const waitingBefore = waiting.get(userId) ?? 0
      await enqueue(id, { group: userId, waitingBefore })
      waiting.set(userId, waitingBefore + 1)
    }
  }

  /** @throws AppError `too_many_requests` where as many wait as one user may have waiting */
  async function countWaiting(tx: Transaction, userId: string): Promise<number> {
    const waiting = await countWaitingGenerations(tx, userId)
    if (waiting < WAITING_PER_USER) return waiting
    throw tooManyRequests(
      (waitMs) => sentences.tooManyWaiting(WAITING_PER_USER, waitMs),
      ASK_AGAIN_AFTER,
    )
  }

  async function waitForEnd(id: string, signal?: AbortSignal): Promise<Generation> {
    // The same user's other calls would wait for the text as well.
    releaseTurn()
    for (;;) {
      const timer = AbortSignal.timeout(LOOK_AGAIN_AFTER_MS)
      const impatience = AbortSignal.any([timer, released.signal, ...(signal ? [signal] : [])])
      const woken = once(ends, id, { signal: impatience }).catch(() => {})
      const generation = await findGeneration(db, id)
      if (!generation) throw new AppError('generation_failed', sentences.failed)
      if (generation.status !== 'waiting') return generation
      signal?.throwIfAborted()
      if (released.signal.aborted) throw new AppError('generation_unfinished', sentences.unfinished)
      await woken
    }
  }

  return {
    define: (kind, generate) => {
      makers.set(kind, generate as Generate<never>)
    },
    async start() {
      await jobs.work(QUEUE, run, patience)
      await takeUp()
      await jobs.every(ROUNDS, EVERY_MINUTE, takeUp)
    },
    async request(kind, { beforeNew, ...request }, signal) {
      const { userId } = request
      let waitingBefore = 0
      const asked = await requestGeneration(db, { kind, ...request }, async (tx) => {
        waitingBefore = await countWaiting(tx, userId)
        await beforeNew?.(tx)
      })
      const { id, status, resultId } = asked
      // Whoever joins in queues nothing: the text might be made, and its job gone, in the meantime.
      if (asked.isNew) await enqueue(id, { group: userId, waitingBefore })
      const end = status === 'waiting' ? await waitForEnd(id, signal) : { status, resultId }
      if (end.status === 'failed' || !end.resultId)
        throw new AppError('generation_failed', sentences.failed)
      return end.resultId
    },
    release: () => released.abort(),
  }
}
