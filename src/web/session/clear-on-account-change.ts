import type { QueryClient } from '@tanstack/react-query'
import {
  forgetDetailsOfOthers,
  forgetPerson,
  keepTimeZone,
  readStored,
  storageKeys,
  store,
} from '#web/browser-storage.ts'
import { forgetTypedByVisitors } from '#web/typed-fields.ts'
import { sessionFlags } from './google-flags.ts'
import type { IdentityClient } from './identity-client.ts'

interface Deps {
  identity: IdentityClient
  queryClient: QueryClient
  /** Called after the previous person's data is gone. */
  onAccountChange(): void
}

/**
 * Removes a person's cached and stored data when they sign out or another person signs in, here or in
 * another tab. A visitor's unfinished form survives signing up. A form saved after the session ended stays
 * for the person who typed it and is removed when another person signs in.
 *
 * @returns a function that stops it
 */
export function clearOnAccountChange({ identity, queryClient, onAccountChange }: Deps): () => void {
  let lastUid = readStored(storageKeys.signedIn)

  function applyState() {
    const state = identity.state()
    if (state.status === 'loading') return
    const uid = state.status === 'signed-in' ? state.identity.uid : null
    const previousUid = lastUid
    const hasChanged = previousUid !== null && previousUid !== uid
    lastUid = uid
    if (hasChanged) {
      // If another tab cleared the storage first, its current content was saved after that.
      if (readStored(storageKeys.signedIn) === previousUid) forgetPerson()
      sessionFlags.clear()
      forgetTypedByVisitors()
      void queryClient.cancelQueries()
      queryClient.clear()
    }
    if (uid) {
      store(storageKeys.signedIn, uid)
      keepTimeZone()
    }
    forgetDetailsOfOthers(uid)
    if (hasChanged) onAccountChange()
  }

  /** Clearing the whole storage sends an event without a key. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === null) recheck()
    else if (key === storageKeys.signedIn && newValue !== lastUid) void identity.refresh()
  }

  /** A frozen page receives no storage events. */
  function onWake() {
    if (document.visibilityState === 'visible') recheck()
  }

  function recheck() {
    if (readStored(storageKeys.signedIn) !== lastUid) void identity.refresh()
  }

  const stop = identity.onChange(applyState)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onWake)
  document.addEventListener('visibilitychange', onWake)
  applyState()
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onWake)
    document.removeEventListener('visibilitychange', onWake)
  }
}
