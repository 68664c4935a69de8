import type { QueryClient } from '@tanstack/react-query'
import {
  forgetDetailsOfOthers,
  forgetPerson,
  readStored,
  storageKeys,
  store,
} from '#web/browser-storage.ts'
import { sessionFlags } from './google-flags.ts'
import type { IdentityClient } from './identity-client.ts'

interface Deps {
  identity: IdentityClient
  queryClient: QueryClient
  /** The person who was here has gone; what was theirs is already forgotten. */
  onAccountChange(): void
}

/**
 * Keeps one person's things from the next. When someone leaves, or is replaced, here or in another tab,
 * everything that was read or kept for them goes. A stranger's unfinished form survives signing up; what
 * was kept after a session had ended waits for the person who typed it, and goes when another signs in.
 * @returns the function that ends it
 */
export function clearOnAccountChange({ identity, queryClient, onAccountChange }: Deps): () => void {
  let lastUid = readStored(storageKeys.signedIn)

  function follow() {
    const state = identity.state()
    if (state.status === 'loading') return
    const uid = state.status === 'signed-in' ? state.identity.uid : null
    const before = lastUid
    const someoneHasGone = before !== null && before !== uid
    lastUid = uid
    if (someoneHasGone) {
      // Where another tab was first, what is there now was kept since.
      if (readStored(storageKeys.signedIn) === before) forgetPerson()
      sessionFlags.clear()
      void queryClient.cancelQueries()
      queryClient.clear()
    }
    if (uid) store(storageKeys.signedIn, uid)
    forgetDetailsOfOthers(uid)
    if (someoneHasGone) onAccountChange()
  }

  /** The other tab has changed that key, or emptied the storage, which comes without a key. */
  function followOtherTabs({ key, newValue }: StorageEvent) {
    if (key === null) lookAgain()
    else if (key === storageKeys.signedIn && newValue !== lastUid) void identity.refresh()
  }

  /** A page that slept heard nothing of what other tabs did. */
  function wake() {
    if (document.visibilityState === 'visible') lookAgain()
  }

  function lookAgain() {
    if (readStored(storageKeys.signedIn) !== lastUid) void identity.refresh()
  }

  const stop = identity.onChange(follow)
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  follow()
  return () => {
    stop()
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
