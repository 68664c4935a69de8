import type { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'

/** Work that takes time, shown to those who trace it. */
export interface Operation<Facts extends object> {
  /** Only calls `work` where nobody observes. `work` may add facts. */
  run<Result>(facts: Facts, work: () => Promise<Result>): Promise<Result>
  isObserved(): boolean
  /** @returns a function that stops observing */
  observe<Store>(storage: AsyncLocalStorage<Store>, observer: Observer<Facts, Store>): () => void
}

export interface Observer<Facts, Store> {
  /** @returns what `storage` holds while the work runs */
  onStart(facts: Facts): Store
  onEnd(facts: Facts, error: unknown): void
}

/** Features and adapters run operations, and know nothing of traces. */
export function createOperation<Facts extends object>(name: string): Operation<Facts> {
  const channels = tracingChannel<Facts, unknown>(`cosmic-path.${name}`)
  return {
    isObserved: () => channels.hasSubscribers,
    run: (facts, work) => channels.tracePromise(work, facts),
    observe(storage, { onStart, onEnd }) {
      const stored = storage as AsyncLocalStorage<unknown>
      const subscribers = {
        asyncEnd: (facts: Facts & { error?: unknown }) => onEnd(facts, facts.error),
      }
      channels.start.bindStore(stored, onStart)
      channels.subscribe(subscribers)
      return () => {
        channels.unsubscribe(subscribers)
        channels.start.unbindStore(stored)
      }
    },
  }
}
