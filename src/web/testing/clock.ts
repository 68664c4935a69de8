import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Runs all pending work, loading code included, without advancing the fake clock. */
export async function withoutTime(isDone: () => boolean) {
  for (let turn = 0; turn < 1000 && !isDone(); turn++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
    })
  expect(isDone()).toBe(true)
}

/** Asserts that something happens after exactly these milliseconds. */
export async function expectAfter(milliseconds: number, hasHappened: () => boolean) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds - 1))
  expect(hasHappened()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await withoutTime(hasHappened)
}
