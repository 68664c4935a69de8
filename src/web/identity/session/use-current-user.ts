import { useQuery } from '@tanstack/react-query'
import type { CurrentUser, getCurrentUser } from '#contract/auth.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from './IdentityProvider.tsx'

// Only the type is taken from the contract: every page would else carry the schema library.
export const CURRENT_USER_PATH: (typeof getCurrentUser)['path'] = '/api/auth/user'

/** The person as the product knows them; null for a stranger. */
export function useCurrentUser() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useQuery({
    queryKey: [CURRENT_USER_PATH],
    queryFn: ({ signal }) =>
      api.requestIfSignedIn<CurrentUser>({ path: CURRENT_USER_PATH, signal }),
    enabled: identity !== undefined,
  })
}
