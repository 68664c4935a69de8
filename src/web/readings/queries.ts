import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import {
  type getReading,
  type ListedReading,
  type listReadings,
  READINGS_PER_PAGE,
  type Reading,
  type ReadingType,
  readingCursor,
} from '#contract/readings.ts'
import { ApiError } from '#web/api-error.ts'
import { useIdentity } from '#web/identity/session/IdentityProvider.tsx'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

const READINGS: (typeof listReadings)['path'] = '/api/readings'
const READING: (typeof getReading)['path'] = '/api/readings/{id}'
/** Below READINGS, so that it is invalidated with the list; an encoded id has no space. */
const FIRST_PORTRAIT = [READINGS, 'first portrait']

interface Page {
  readings: ListedReading[]
  /** Where the next page begins; it stays true when readings of this one are deleted. */
  next: string | undefined
}
type Pages = InfiniteData<Page, string | undefined>

/** Own readings, newest first, as many pages as were asked for. */
export function useReadings() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useInfiniteQuery({
    queryKey: [READINGS],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const path = pageParam ? `${READINGS}?after=${encodeURIComponent(pageParam)}` : READINGS
      const readings = await api.request<ListedReading[]>({ path, signal })
      const last = readings.at(-1)
      const isFull = readings.length >= READINGS_PER_PAGE
      return { readings, next: last && isFull ? readingCursor(last) : undefined }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: identity !== undefined,
    select: ({ pages }) => newestFirst(pages.flatMap(({ readings }) => readings)),
  })
}

const newestFirst = (readings: ListedReading[]) =>
  readings.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** One reading with its proof. */
export function useReading(id: string) {
  const { identity } = useIdentity()
  return useQuery<Reading>({ queryKey: keyOf(id), enabled: identity !== undefined })
}

const keyOf = (id: string) => [READINGS, encodeURIComponent(id)]

/** The portrait that somebody asked for first; later ones are often somebody else's. */
export function useFirstPortrait({ isWanted }: { isWanted: boolean }): ListedReading | undefined {
  const { api } = useServices()
  const { identity } = useIdentity()
  const path = `${READINGS}?order=oldest&type=natal&limit=1`
  const { data } = useQuery({
    queryKey: FIRST_PORTRAIT,
    queryFn: ({ signal }) => api.request<ListedReading[]>({ path, signal }),
    enabled: identity !== undefined && isWanted,
  })
  return data?.find(({ type }) => type === 'natal')
}

/** Something was added or taken away: whoever shows the list asks again. */
export function refreshReadings(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: [READINGS] })
}

/** @returns null when there is none */
export async function askForNewest(
  queryClient: QueryClient,
  type: ReadingType,
): Promise<ListedReading | null> {
  const queryKey = [`${READINGS}?type=${type}&limit=1`]
  const page = await queryClient.fetchQuery<ListedReading[]>({ queryKey, staleTime: 0 })
  return page.find((reading) => reading.type === type) ?? null
}

export function askForReading(queryClient: QueryClient, id: string): Promise<Reading> {
  return queryClient.fetchQuery<Reading>({ queryKey: keyOf(id) })
}

export function useDeleteReading(onDeleted: () => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { deleted, deleteFailed } = messages.readings

  function leave(id: string) {
    queryClient.setQueryData<Pages>([READINGS], (list) => list && without(list, id))
    // Not only invalidated: a form would be filled with the deleted portrait before the new one is here.
    void queryClient.resetQueries({ queryKey: FIRST_PORTRAIT })
    onDeleted()
    queryClient.removeQueries({ queryKey: keyOf(id) })
  }

  return useMutation({
    mutationFn: (id: string) =>
      api.request({ method: 'DELETE', path: READING.replace('{id}', encodeURIComponent(id)) }),
    onSuccess(_reply, id) {
      showToast({ ...deleted, kind: 'success' })
      leave(id)
    },
    onError(error, id) {
      showToast({ ...deleteFailed, kind: 'destructive' })
      // Another tab was faster.
      if (error instanceof ApiError && error.status === 404) leave(id)
    },
  })
}

function without({ pages, pageParams }: Pages, id: string): Pages {
  const left = (page: Page) => page.readings.filter((reading) => reading.id !== id)
  return { pages: pages.map((page) => ({ ...page, readings: left(page) })), pageParams }
}
