import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { getIdentitySettings, IdentitySettings } from '#contract/identity.ts'
import { send } from '#web/api.ts'

const PATH: (typeof getIdentitySettings)['path'] = '/api/auth/settings'

const settings = queryOptions({
  queryKey: [PATH],
  // Without a token: who is here can be asked only when these are known.
  queryFn: ({ signal }) => send<IdentitySettings>({ path: PATH, signal }),
})

/** Which provider this server trusts, and which ways in it has. */
export const loadIdentitySettings = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(settings)

/** The same, as it is at this moment. */
export const fetchIdentitySettings = () => send<IdentitySettings>({ path: PATH })

/** Undefined until it is known. */
export function useIdentitySettings(): IdentitySettings | undefined {
  return useQuery(settings).data
}
