import { useQuery } from '@tanstack/react-query'
import { getSiteConfig, type SiteConfig } from '#contract/site.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'

/** What whoever runs the site has set. Undefined until it is known: nothing is invented meanwhile. */
export function useSiteConfig(): SiteConfig | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.siteConfig,
    queryFn: ({ signal }) => callWithoutToken(getSiteConfig, { signal }),
  })
  return data
}
