import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { type AnswerColumns, saveProgress } from './chat-messages-table.ts'

/** How often the answer so far is stored, for readers at other processes, and a stop is looked for. */
const SAVE_INTERVAL_MS = SECOND / 2

/** The state of an answer that this process is writing. */
export interface Progress {
  written?: AnswerColumns
  /** What he is looking up. */
  looking?: string
}

/** The answers that this process is writing. */
export type AnswersInProgress = ReturnType<typeof createAnswersInProgress>

export function createAnswersInProgress(db: Database) {
  const answers = new Map<string, Progress>()
  const stops = new Map<string, AbortController>()
  const changes = new EventEmitter().setMaxListeners(0)

  function update(id: string, change: Progress) {
    answers.set(id, { ...answers.get(id), ...change })
    changes.emit(id)
  }

  /** Stores the answer so far, until it is finished or stopped. */
  async function keepSaved(id: string, stop: AbortController, isOver: AbortSignal) {
    while (!stop.signal.aborted) {
      await sleep(SAVE_INTERVAL_MS, undefined, { signal: isOver }).catch(() => {})
      if (isOver.aborted) return
      const { written } = answers.get(id) ?? {}
      // An outage of the database does not end the writing.
      const isWanted = await saveProgress(db, id, written).catch(() => true)
      if (!isWanted) stop.abort()
    }
  }

  return {
    find: (id: string): Progress | undefined => answers.get(id),
    /** Resolves when there is more of an answer at this process, or at the signal. */
    async nextChange(id: string, signal: AbortSignal) {
      await once(changes, id, { signal }).catch(() => {})
    },
    /** Ends the writing of an answer, if this process writes it. */
    stop: (id: string) => stops.get(id)?.abort(),
    /** Runs `write`, whose signal is aborted when the answer is stopped or deleted, here or at another process. */
    async run<Result>(
      id: string,
      write: (stopped: AbortSignal, update: (change: Progress) => void) => Promise<Result>,
    ): Promise<Result> {
      const stop = new AbortController()
      const over = new AbortController()
      stops.set(id, stop)
      const saving = keepSaved(id, stop, over.signal)
      try {
        return await write(stop.signal, (change) => {
          if (!stop.signal.aborted) update(id, change)
        })
      } finally {
        over.abort()
        await saving
        stops.delete(id)
        answers.delete(id)
      }
    },
  }
}
