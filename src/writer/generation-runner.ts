import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Database, Transaction } from '#database.ts'
import type { Log } from '#log.ts'
import { createOperation } from '#operation.ts'
import { createSignal } from '#signal.ts'
import {
  endGeneration,
  findGeneration,
  forgetUnwantedGeneration,
  type Generation,
  lockWaitingGeneration,
} from './generations-table.ts'
import { MODEL_TIME_MS, type ModelTime } from './model-time.ts'

/**
 * Writes one text and returns the function that stores it. That runs in the transaction that ends the
 * generation, and returns the id, or undefined if the text is obsolete.
 */
export type Generate<Input> = (
  input: Input,
  request: { userId: string; requestKey: string } & ModelTime,
) => Promise<(tx: Transaction) => Promise<string | undefined>>

/** The inputs of the text have changed in the meantime, so it must be written again. */
export class OutdatedText extends Error {
  override name = 'OutdatedText'
}

export interface KindOptions<Input> {
  /** Runs in the transaction that marks a generation as failed. */
  onFailed?(tx: Transaction, input: Input, userId: string): Promise<void>
  /** Its texts do not wait for the user's texts of other kinds. */
  hasOwnTurn?: boolean
}

/** How texts of one kind are made. */
export interface Kind extends KindOptions<never> {
  generate: Generate<never>
}

const RETRIES_WHEN_OUTDATED = 5

interface TriedGeneration {
  kind: string
  outcome: 'done' | 'obsolete' | 'retried' | 'failed'
  /** Since the request. */
  durationMs: number
}

export const generationTried = createSignal<TriedGeneration>('generation tried')
export const textMaking = createOperation<{ kind: string }>('text making')

interface Deps {
  db: Database
  log: Log
  kinds: ReadonlyMap<string, Kind>
  modelsStopped: AbortSignal
}

/** Makes the text of a waiting generation, and calls `onEnd` when the generation has ended. */
export function createRunner(
  { db, log, kinds, modelsStopped }: Deps,
  onEnd: (generationId: string) => void,
) {
  async function run({ id }: { id: string }, isLastTry: boolean) {
    const generation = await findGeneration(db, id)
    if (generation?.status !== 'waiting') return
    const requestedAt = performance.now() - generation.ageMs
    const emit = (outcome: TriedGeneration['outcome']) =>
      generationTried.emit({
        kind: generation.kind,
        outcome,
        durationMs: performance.now() - requestedAt,
      })
    try {
      const time = { signal: modelsStopped, deadline: requestedAt + MODEL_TIME_MS }
      const { kind } = generation
      emit(await textMaking.run({ kind }, () => makeUpToDate(generation, time)))
    } catch (error) {
      log.error({ error, generation: id, isLastTry }, 'A text could not be made')
      // An outage says nothing about the text: its row waits for the next sweep.
      const isFinal = isLastTry && !isDatabaseUnavailable(error)
      emit(isFinal ? 'failed' : 'retried')
      if (!isFinal) throw error
      await fail(generation)
    }
    onEnd(id)
  }

  function fail({ id, kind, input, userId }: Generation) {
    return db.transaction(async (tx) => {
      if (!(await lockWaitingGeneration(tx, id))) return
      await kinds.get(kind)?.onFailed?.(tx, input as never, userId)
      await endGeneration(tx, id, { status: 'failed' })
    })
  }

  async function makeUpToDate(
    generation: Generation,
    time: ModelTime,
    triesLeft = RETRIES_WHEN_OUTDATED,
  ): Promise<'done' | 'obsolete'> {
    try {
      return await make(generation, time)
    } catch (error) {
      if (!(error instanceof OutdatedText) || triesLeft === 0) throw error
      return makeUpToDate(generation, time, triesLeft - 1)
    }
  }

  async function make({ id, kind, input, userId, requestKey }: Generation, time: ModelTime) {
    const known = kinds.get(kind)
    if (!known) throw new Error(`No way to make a ${kind} is defined`)
    const store = await known.generate(input as never, { userId, requestKey, ...time })
    return db.transaction(async (tx) => {
      if (!(await lockWaitingGeneration(tx, id))) return 'obsolete'
      const resultId = await store(tx)
      if (resultId) await endGeneration(tx, id, { status: 'done', resultId })
      else await forgetUnwantedGeneration(tx, id)
      return resultId ? 'done' : 'obsolete'
    })
  }

  return { run }
}
