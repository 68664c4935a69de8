import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getIdentitySettings, type IdentitySettings } from '#contract/identity.ts'
import { SETTINGS_NAME } from '#contract/pages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useHydrated } from '#web/use-hydrated.ts'

const settings = queryOptions({
  queryKey: queryKeys.identitySettings,
  // Without a token: getting one requires these settings. Without the signal: the identity client waits for this
  // query, too, and a screen that unmounts must not cancel it.
  queryFn: () => settingsInPage() ?? callWithoutToken(getIdentitySettings),
})

/** Which provider this server trusts, and which sign-in methods it offers. */
export const loadIdentitySettings = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(settings)

/** Always fetched, never from the cache. */
export const fetchIdentitySettings = () => callWithoutToken(getIdentitySettings)

/** Undefined while loading, and during hydration. */
export function useIdentitySettings(): IdentitySettings | undefined {
  const { data } = useQuery(settings)
  return useHydrated() ? data : undefined
}

/** The server writes them into every page. */
function settingsInPage(): IdentitySettings | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_NAME}"]`)
  return meta ? JSON.parse(meta.content) : undefined
}
