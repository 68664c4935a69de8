import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getIdentitySettings, type IdentitySettings } from '#contract/identity.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'

const settings = queryOptions({
  queryKey: queryKeys.identitySettings,
  // Without a token: who is here can be asked only when these are known.
  queryFn: ({ signal }) => callWithoutToken(getIdentitySettings, { signal }),
})

/** Which provider this server trusts, and which ways in it has. */
export const loadIdentitySettings = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(settings)

/** The same, as it is at this moment. */
export const fetchIdentitySettings = () => callWithoutToken(getIdentitySettings)

/** Undefined until it is known. */
export function useIdentitySettings(): IdentitySettings | undefined {
  return useQuery(settings).data
}
