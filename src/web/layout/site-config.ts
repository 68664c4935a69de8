import { useQuery } from '@tanstack/react-query'
import { getSiteConfig, type SiteConfig } from '#contract/site.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'

/** The operator's settings. Undefined until loaded; there are no default values. */
export function useSiteConfig(): SiteConfig | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.siteConfig,
    queryFn: ({ signal }) => callWithoutToken(getSiteConfig, { signal }),
  })
  return data
}
