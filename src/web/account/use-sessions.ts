import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSessions } from '#contract/identity.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => callWithoutToken(listSessions, { signal }),
})

/** The browsers where the person is logged in, of an identity provider that lists them. */
export const useSessions = () => useQuery(sessionsQuery)
