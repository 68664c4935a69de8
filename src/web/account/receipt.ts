import { useSyncExternalStore } from 'react'
import type { DeletionReceipt } from '#contract/account.ts'

let current: DeletionReceipt | undefined
const listeners = new Set<() => void>()

/** Kept outside of React: deleting the account resets the page that requested it. */
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
