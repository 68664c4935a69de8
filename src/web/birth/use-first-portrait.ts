import { useQuery } from '@tanstack/react-query'
import { listReadings } from '#contract/readings.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

/** The person's first portrait is usually their own; later ones are often about others. */
export function useFirstPortrait({ isWanted }: { isWanted: boolean }) {
  const { api } = useServices()
  const { identity } = useIdentity()
  const query = { order: 'oldest', type: 'natal', limit: 1 } as const
  const { data, isLoading, failureCount, errorUpdateCount } = useQuery({
    queryKey: queryKeys.firstPortrait,
    queryFn: ({ signal }) => api.call(listReadings, { query, signal }),
    enabled: identity !== undefined && isWanted,
  })
  const portrait = data?.find(({ type }) => type === 'natal')
  // Nobody waits for further attempts.
  const hasFailed = failureCount > 0 || errorUpdateCount > 0
  return { portrait, isLoading: isLoading && !hasFailed }
}
