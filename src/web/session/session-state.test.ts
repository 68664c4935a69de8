import { describe, expect, test, vi } from 'vitest'
import type { IdentityState, SignedInIdentity } from './identity-client.ts'
import { IdentityError, type IdentityErrorCode } from './identity-error.ts'
import { createSessionStore, signOutReason, stateAfterCheck } from './session-state.ts'

const ada = { uid: 'ada' } as SignedInIdentity
const signedIn = { status: 'signed-in', identity: ada } as const

describe('[4.2] the state after the provider has answered', () => {
  test.each<[string, IdentityState, SignedInIdentity | undefined, IdentityState]>([
    ['the first answer is nobody', { status: 'loading' }, undefined, { status: 'signed-out' }],
    ['the first answer is a person', { status: 'loading' }, ada, signedIn],
    ['the person is gone', signedIn, undefined, { status: 'signed-out', reason: 'session-ended' }],
    [
      'a disabled account stays signed out for that reason',
      { status: 'signed-out', reason: 'account-disabled' },
      undefined,
      { status: 'signed-out', reason: 'account-disabled' },
    ],
  ])('%s', (_when, current, found, next) => {
    expect(stateAfterCheck(current, found)).toEqual(next)
  })
})

test.each<[IdentityErrorCode, string | undefined]>([
  ['user-disabled', 'account-disabled'],
  ['user-token-expired', 'session-ended'],
  ['network-request-failed', undefined],
  ['requires-recent-login', undefined],
])('[8.1g] the session after %s: %s', (code, reason) => {
  expect(signOutReason(new IdentityError(code))).toBe(reason)
})

test('[4.2] the store is settled by the first known state, and calls its listeners until they leave', async () => {
  const store = createSessionStore()
  const isSettled = vi.fn()
  void store.settled().then(isSettled)
  const listener = vi.fn()
  const stop = store.onChange(listener)
  store.set({ status: 'loading', error: new Error('away') })
  await Promise.resolve()
  expect(isSettled).not.toHaveBeenCalled()
  store.set({ status: 'signed-out' })
  await store.settled()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.set(signedIn)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.state()).toBe(signedIn)
})
