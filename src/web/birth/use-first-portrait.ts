import { useQuery } from '@tanstack/react-query'
import { FIRST_PORTRAIT } from '#contract/first-portrait.ts'
import { listReadings } from '#contract/readings.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

export function useFirstPortrait({ isWanted }: { isWanted: boolean }) {
  const { api } = useServices()
  const { identity } = useIdentity()
  const { data, isLoading, failureCount, errorUpdateCount } = useQuery({
    queryKey: queryKeys.firstPortrait,
    queryFn: ({ signal }) => api.call(listReadings, { query: FIRST_PORTRAIT, signal }),
    enabled: identity !== undefined && isWanted,
  })
  const portrait = data?.find(({ type }) => type === 'natal')
  // Nobody waits for further attempts.
  const hasFailed = failureCount > 0 || errorUpdateCount > 0
  return { portrait, isLoading: isLoading && !hasFailed }
}
