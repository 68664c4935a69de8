import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import type { getSubscriptionStatus, SubscriptionRecord } from '#contract/billing.ts'
import { ApiError } from '#web/api-error.ts'
import { useIdentity } from '#web/identity/session/IdentityProvider.tsx'
import { CURRENT_USER_PATH } from '#web/identity/session/use-current-user.ts'
import { useServices } from '#web/services.ts'

// Only types are taken from the contract: every page would else carry the schema library.
export const SUBSCRIPTION_PATH: (typeof getSubscriptionStatus)['path'] = '/api/subscription-status'

/** What the person has subscribed to; null for a stranger. */
export function useSubscription(options: { refetchOnMount?: 'always' } = {}) {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: [SUBSCRIPTION_PATH],
    queryFn: ({ signal }) =>
      api.requestIfSignedIn<SubscriptionRecord>({ path: SUBSCRIPTION_PATH, signal }),
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
  const paths = [CURRENT_USER_PATH, SUBSCRIPTION_PATH]
  await Promise.all(
    paths.map((path) => queryClient.invalidateQueries({ queryKey: [path], refetchType: 'all' })),
  )
  void queryClient.invalidateQueries({ predicate: wasClosed })
}

const wasClosed = ({ state: { error } }: Query) =>
  error instanceof ApiError && error.subscriptionRequired === true
