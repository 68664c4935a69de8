import { useQuery } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/auth.ts'
import { queryKeys } from '#web/query-keys.ts'
import { repeatFailed } from '#web/repeat-failed.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from './IdentityProvider.tsx'

/** The signed-in person's account on our server; null if nobody is signed in. */
export function useCurrentUser() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => api.callIfSignedIn(getCurrentUser, { signal }),
    enabled: identity !== undefined,
    refetchInterval: repeatFailed,
  })
}
