import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Api } from './api.ts'

/** `['/api/horoscopes', 'daily']` is read from `/api/horoscopes/daily`. */
export function pathOf(queryKey: QueryKey): string {
  return queryKey.map(String).join('/')
}

/** What was read stays until something is known to have changed it; nothing is asked for twice by itself. */
export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.request({ path: pathOf(queryKey), signal }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      // Without a network a call fails and says so; nothing is kept to be sent once the person has gone on.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
