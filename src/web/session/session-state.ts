import type { IdentityState, SignedInIdentity, SignOutReason } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

/** The state of the session, for the screens that follow it. */
export function createSessionStore() {
  let state: IdentityState = { status: 'loading' }
  const listeners = new Set<() => void>()
  const settled = Promise.withResolvers<void>()
  return {
    state: () => state,
    set(next: IdentityState) {
      state = next
      if (next.status !== 'loading') settled.resolve()
      for (const listener of listeners) listener()
    },
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: () => settled.promise,
  }
}

export function uidOf(state: IdentityState): string | undefined {
  return state.status === 'signed-in' ? state.identity.uid : undefined
}

/** @param found the provider's answer; undefined where nobody is signed in */
export function stateAfterCheck(
  current: IdentityState,
  found: SignedInIdentity | undefined,
): IdentityState {
  if (found) return { status: 'signed-in', identity: found }
  if (current.status === 'loading') return { status: 'signed-out' }
  if (current.status === 'signed-in') return { status: 'signed-out', reason: 'session-ended' }
  return current
}

/** Why the session is over; undefined for an error that does not end it. */
export function signOutReason(error: unknown): SignOutReason | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.code === 'user-disabled') return 'account-disabled'
  return error.code === 'user-token-expired' ? 'session-ended' : undefined
}
