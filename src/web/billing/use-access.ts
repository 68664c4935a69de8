import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription } from './subscription.ts'

export type AccessState =
  /** It is not known yet who is here or what they have; draw nothing that could be wrong. */
  | 'loading'
  /** Nobody is signed in. */
  | 'stranger'
  /** Signed in, and nothing that is paid for is open: show `<PremiumGate />`. */
  | 'none'
  /** The last payment failed: `<PremiumGate />` too, which asks for another card. */
  | 'past_due'
  | 'open'
  /** It could not be read; `error` says why, `retry` asks again. */
  | 'failed'

/**
 * Whether the person who is here may use what is paid for. The server decides it again with every call:
 * a refusal with `subscriptionRequired` shows `<PremiumGate />` whatever was said here.
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
