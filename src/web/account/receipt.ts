import { useSyncExternalStore } from 'react'
import type { DeletionReceipt } from '#contract/account.ts'

let current: DeletionReceipt | undefined
const listeners = new Set<() => void>()

/** The receipt outlives the page that asked for it: its person is gone, and the page is drawn anew. */
export function showReceipt(receipt: DeletionReceipt | undefined) {
  current = receipt
  for (const listener of listeners) listener()
}

export function useReceipt(): DeletionReceipt | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
}
