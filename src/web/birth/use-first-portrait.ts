import { useQuery } from '@tanstack/react-query'
import { type ListedReading, listReadings } from '#contract/readings.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

/** The person's first portrait is usually their own; later ones are often about others. */
export function useFirstPortrait({ isWanted }: { isWanted: boolean }): ListedReading | undefined {
  const { api } = useServices()
  const { identity } = useIdentity()
  const query = { order: 'oldest', type: 'natal', limit: 1 } as const
  const { data } = useQuery({
    queryKey: queryKeys.firstPortrait,
    queryFn: ({ signal }) => api.call(listReadings, { query, signal }),
    enabled: identity !== undefined && isWanted,
  })
  return data?.find(({ type }) => type === 'natal')
}
