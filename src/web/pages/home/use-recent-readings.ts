import { useQuery } from '@tanstack/react-query'
import { listReadings } from '#contract/readings.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'

const SHOWN = 3

/** The newest readings, of every kind; undefined until they are known. */
export function useRecentReadings() {
  const { api } = useServices()
  const { data } = useQuery({
    queryKey: queryKeys.recentReadings,
    queryFn: ({ signal }) => api.call(listReadings, { query: { limit: SHOWN }, signal }),
  })
  return data
}
