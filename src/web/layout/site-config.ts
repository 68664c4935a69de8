import { useQuery } from '@tanstack/react-query'
import type { getSiteConfig, SiteConfig } from '#contract/site.ts'
import { send } from '#web/api.ts'

const PATH: (typeof getSiteConfig)['path'] = '/api/site'

/** What whoever runs the site has set. Undefined until it is known: nothing is invented meanwhile. */
export function useSiteConfig(): SiteConfig | undefined {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => send<SiteConfig>({ path: PATH, signal }),
  })
  return data
}
