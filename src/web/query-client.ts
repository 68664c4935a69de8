import { QueryClient } from '@tanstack/react-query'

/** Cached data stays until it is invalidated; nothing is refetched automatically. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      // Without a network a call fails and says so; it is not sent later, when the person has moved on.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
