import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CosmicEvent, getCalendarFeed, getCosmicEvents } from '#contract/calendar.ts'
import { useServices } from '#web/services.ts'
import type { Month } from './month.ts'

const EVENTS: (typeof getCosmicEvents)['path'] = '/api/cosmic-events'
const FEED: (typeof getCalendarFeed)['path'] = '/api/calendar-feed'

type Feed = { url: string | null }

/** The key dates of a month. */
export function useCosmicEvents({ year, month }: Month) {
  const { api } = useServices()
  return useQuery({
    queryKey: [EVENTS, year, month],
    async queryFn({ signal }) {
      const path = `${EVENTS}?month=${month}&year=${year}`
      const { events } = await api.request<{ events: CosmicEvent[] }>({ path, signal })
      return events
    },
  })
}

/** The private address for calendar programs. */
export function useCalendarFeed() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (method: 'POST' | 'DELETE') => api.request<Feed>({ method, path: FEED }),
    onSuccess: (feed) => queryClient.setQueryData<Feed>([FEED], feed),
  })
  return { feed: useQuery<Feed>({ queryKey: [FEED] }), change }
}
