import { useQuery } from '@tanstack/react-query'
import { type ListedReading, listReadings } from '#contract/readings.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'

/** The portrait that somebody asked for first; later ones are often somebody else's. */
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
