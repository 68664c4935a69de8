import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { getSubscriptionStatus } from '#contract/billing.ts'
import { ApiError } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

/** What the person has subscribed to; null for a stranger. */
export function useSubscription(options: { refetchOnMount?: 'always' } = {}) {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => api.callIfSignedIn(getSubscriptionStatus, { signal }),
    enabled: identity !== undefined,
    ...options,
  })
}

/** Whether the one free trial of whoever is here was used: then nothing may be called free. */
export function useTrialWasUsed(): boolean {
  return useSubscription().data?.trialAvailable === false
}

/**
 * The person and their subscription are read anew together, for each tells of the other; then what was
 * refused for want of a subscription is asked for again.
 */
export async function refreshSubscription(queryClient: QueryClient): Promise<void> {
  const keys = [queryKeys.currentUser, queryKeys.subscription]
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' })),
  )
  void queryClient.invalidateQueries({ predicate: wasClosed })
}

const wasClosed = ({ state: { error } }: Query) =>
  error instanceof ApiError && error.subscriptionRequired === true
