import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription } from '#web/session/subscription.ts'

export type AccessState =
  /** The person or their subscription is not loaded yet; draw nothing that could be wrong. */
  | 'loading'
  /** Nobody is signed in. */
  | 'stranger'
  /** Signed in without access: show the gate. */
  | 'none'
  /** The last payment failed: the gate too, which asks for another card. */
  | 'past_due'
  | 'open'
  /** Loading failed; `retry` tries again. */
  | 'failed'

/**
 * Whether the person has access to paid features. The server decides again on every call: a refusal with
 * `subscriptionRequired` shows it regardless of this state.
 */
export function useAccess(): { state: AccessState; error: unknown; retry(): void } {
  const { identity, isLoading, loadError, refresh } = useIdentity()
  const { data, error, isFetching, refetch } = useSubscription()
  const state = (): AccessState => {
    if (isLoading) return 'loading'
    if (loadError) return 'failed'
    if (!identity || data === null) return 'stranger'
    if (!data) return error && !isFetching ? 'failed' : 'loading'
    if (data.hasAccess) return 'open'
    return data.status === 'past_due' ? 'past_due' : 'none'
  }
  return {
    state: state(),
    error: loadError ?? error,
    retry: () => void (loadError ? refresh() : refetch()),
  }
}
