import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storageKeys } from '#web/browser-storage.ts'
import { queryKeys } from '#web/query-keys.ts'
import { clearOnAccountChange } from './clear-on-account-change.ts'
import { sessionFlags } from './google-flags.ts'
import type { IdentityClient, IdentityState } from './identity-client.ts'

const keys = [
  storageKeys.pendingNatal,
  storageKeys.pendingSynastry,
  storageKeys.generating,
  storageKeys.justSubscribed,
]
let stop: () => void

function setUp() {
  let state: IdentityState = { status: 'loading' }
  const listeners = new Set<() => void>()
  const identity = {
    state: () => state,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: vi.fn(async () => {}),
  } as unknown as IdentityClient & { refresh: ReturnType<typeof vi.fn> }
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.readings, ['a reading of Ada'])
  for (const key of keys) localStorage.setItem(key, 'x')
  const onAccountChange = vi.fn()
  stop = clearOnAccountChange({ identity, queryClient, onAccountChange })
  return {
    identity,
    onAccountChange,
    queryClient,
    become(uid: string | null) {
      state = uid
        ? ({ status: 'signed-in', identity: { uid } } as IdentityState)
        : { status: 'signed-out' }
      for (const listener of listeners) listener()
    },
    kept: () => keys.filter((key) => localStorage.getItem(key) !== null),
    read: () => queryClient.getQueryData(queryKeys.readings),
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => stop())

test('[2.4] signing out removes everything', () => {
  const { become, kept, read, onAccountChange } = setUp()
  become('ada')
  expect(kept()).toEqual(keys)
  become(null)
  expect(kept()).toEqual([])
  expect(read()).toBeUndefined()
  expect(onAccountChange).toHaveBeenCalledOnce()
})

test('[2.4] another person finds nothing of the previous one, also after a reload', () => {
  localStorage.setItem(storageKeys.signedIn, 'ada')
  const { become, kept, read } = setUp()
  become('grace')
  expect(kept()).toEqual([])
  expect(read()).toBeUndefined()
  expect(localStorage.getItem(storageKeys.signedIn)).toBe('grace')
})

test('[4.5] what a visitor typed survives signing up', () => {
  const { become, kept } = setUp()
  become(null)
  become('ada')
  expect(kept()).toEqual(keys)
})

test('[4.5] what was saved after another tab cleared the storage stays', () => {
  const { become, kept, read } = setUp()
  become('ada')
  // The other tab has cleared Ada's data, and a form was saved there since.
  for (const key of [storageKeys.signedIn, ...keys]) localStorage.removeItem(key)
  localStorage.setItem(storageKeys.pendingNatal, 'typed since')
  become(null)
  expect(kept()).toEqual([storageKeys.pendingNatal])
  expect(read()).toBeUndefined()
})

test.each([
  ['the same person', 'ada', keys],
  ['another person', 'grace', [storageKeys.generating, storageKeys.justSubscribed]],
])(
  '[2.4][4.5] %s signs in after the session ended: what stays of the details Ada typed',
  (_whom, uid, left) => {
    const { become, kept } = setUp()
    become('ada')
    become(null)
    for (const key of keys) localStorage.setItem(key, JSON.stringify({ typedBy: 'ada' }))
    expect(kept()).toEqual(keys)
    become(uid)
    expect(kept()).toEqual(left)
  },
)

test('the theme stays, because it belongs to the browser', () => {
  localStorage.setItem('theme', 'dark')
  const { become } = setUp()
  become('ada')
  become(null)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('[2.34] the flags of the last Google sign-in are cleared with the account', () => {
  const { become } = setUp()
  become('ada')
  sessionFlags.complete()
  become(null)
  expect(sessionFlags.isComplete()).toBe(false)
})

test('a request of the previous person is canceled', async () => {
  const { become, queryClient } = setUp()
  become('ada')
  let signal: AbortSignal | undefined
  const request = queryClient.fetchQuery({
    queryKey: ['pending'],
    queryFn: (context) => {
      signal = context.signal
      return new Promise(() => {})
    },
  })
  become(null)
  expect(signal?.aborted).toBe(true)
  await expect(request).rejects.toThrow()
})

describe('[2.4] another tab', () => {
  const setMark = (uid: string | null) =>
    uid ? localStorage.setItem(storageKeys.signedIn, uid) : localStorage.clear()
  const changeMark = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.signedIn, newValue }))

  test.each([
    ['signs out', () => changeMark(null)],
    ['signs in as another person', () => changeMark('grace')],
    [
      'clears the storage',
      () => {
        setMark(null)
        window.dispatchEvent(new StorageEvent('storage', { key: null }))
      },
    ],
    [
      'signed in as another person while this page was in the back-forward cache',
      () => {
        setMark('grace')
        window.dispatchEvent(new Event('pageshow'))
      },
    ],
    [
      'signed in as another person while this page was hidden',
      () => {
        setMark('grace')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('%s: the session is checked', (_what, happen) => {
    const { become, identity } = setUp()
    become('ada')
    happen()
    expect(identity.refresh).toHaveBeenCalledOnce()
  })

  test('that changes nothing about the account triggers no check, nor does any after the end', () => {
    const { become, identity } = setUp()
    become('ada')
    changeMark('ada')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    window.dispatchEvent(new Event('pageshow'))
    stop()
    changeMark(null)
    setMark('grace')
    window.dispatchEvent(new Event('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    become(null)
    expect(identity.refresh).not.toHaveBeenCalled()
    expect(localStorage.getItem(storageKeys.signedIn)).toBe('grace')
  })
})
