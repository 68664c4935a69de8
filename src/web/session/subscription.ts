import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { getSubscriptionStatus } from '#contract/billing.ts'
import { ApiError } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { repeatFailed } from '#web/repeat-failed.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from './IdentityProvider.tsx'

/** The person's subscription; null for a signed-out visitor. */
export function useSubscription(options: { refetchOnMount?: 'always' } = {}) {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => api.callIfSignedIn(getSubscriptionStatus, { signal }),
    enabled: identity !== undefined,
    refetchInterval: repeatFailed,
    // A screen that is drawn because this failed uses it too: asking again would hide the screen, and so on forever.
    retryOnMount: false,
    ...options,
  })
}

/** Whether the person has paid features; false until it is known. The account's copy of the status may be older. */
export function useIsSubscribed(): boolean {
  return useSubscription().data?.hasAccess === true
}

/** Whether the person has used their free trial; then nothing may be called free. */
export function useTrialWasUsed(): boolean {
  return useSubscription().data?.trialAvailable === false
}

/**
 * Fetches the user and the subscription again, since each contains parts of the other, then repeats queries
 * that were refused for lack of a subscription.
 */
export async function refreshSubscription(queryClient: QueryClient): Promise<void> {
  const keys = [queryKeys.currentUser, queryKeys.subscription]
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' })),
  )
  void queryClient.invalidateQueries({ queryKey: queryKeys.paymentHistory })
  void queryClient.invalidateQueries({ predicate: wasRefused })
}

const wasRefused = ({ state: { error } }: Query) =>
  error instanceof ApiError && error.subscriptionRequired === true
