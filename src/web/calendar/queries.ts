import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createCalendarFeed,
  getCalendarFeed,
  getCosmicEvents,
  revokeCalendarFeed,
} from '#contract/calendar.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import type { Month } from './month.ts'

/** The key dates of a month, and what else the sky does in it. */
export function useCosmicEvents({ year, month }: Month) {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.cosmicEventsOf(year, month),
    queryFn: ({ signal }) => api.call(getCosmicEvents, { query: { month, year }, signal }),
  })
}

/** The private address for calendar programs. */
export function useCalendarFeed() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (change: 'create' | 'revoke') =>
      api.call(change === 'create' ? createCalendarFeed : revokeCalendarFeed),
    onSuccess: (feed) => queryClient.setQueryData(queryKeys.calendarFeed, feed),
  })
  const feed = useQuery({
    queryKey: queryKeys.calendarFeed,
    queryFn: ({ signal }) => api.call(getCalendarFeed, { signal }),
  })
  return { feed, change }
}
