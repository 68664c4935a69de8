import { useQuery } from '@tanstack/react-query'
import { listPayments } from '#contract/billing.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

/** The person's payments, newest first; null for a signed-out visitor. */
export function usePayments() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: queryKeys.paymentHistory,
    queryFn: async ({ signal }) =>
      (await api.callIfSignedIn(listPayments, { signal }))?.payments ?? null,
    enabled: identity !== undefined,
    refetchOnMount: 'always',
  })
}
