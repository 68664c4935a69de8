import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { deleteReading, listReadings, Reading } from '#contract/readings.ts'
import { useIdentity } from '#web/identity/IdentityProvider.tsx'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

const READINGS: (typeof listReadings)['path'] = '/api/readings'
const READING: (typeof deleteReading)['path'] = '/api/readings/{id}'

/** Own readings, newest first. */
export function useReadings({ isWanted = true } = {}) {
  const { identity } = useIdentity()
  return useQuery<Reading[]>({
    queryKey: [READINGS],
    enabled: identity !== undefined && isWanted,
    select: newestFirst,
  })
}

const newestFirst = (readings: Reading[]) =>
  readings.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** Something was added or taken away: whoever shows the list asks again. */
export function refreshReadings(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: [READINGS] })
}

export function askForReadings(queryClient: QueryClient): Promise<Reading[]> {
  return queryClient.fetchQuery<Reading[]>({ queryKey: [READINGS], staleTime: 0 })
}

export function useDeleteReading(onDeleted: () => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { deleted, deleteFailed } = messages.readings
  return useMutation({
    mutationFn: (id: string) =>
      api.request({ method: 'DELETE', path: READING.replace('{id}', id) }),
    onSuccess(_reply, id) {
      queryClient.setQueryData<Reading[]>([READINGS], (list) =>
        list?.filter((reading) => reading.id !== id),
      )
      showToast({ ...deleted, kind: 'success' })
      onDeleted()
    },
    onError() {
      showToast({ ...deleteFailed, kind: 'destructive' })
      // It may be gone already, by another tab.
      void refreshReadings(queryClient)
    },
  })
}
