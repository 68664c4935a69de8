import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { cursorOf } from '#contract/cursor.ts'
import { messages } from '#contract/messages.ts'
import type { ReadingType } from '#contract/reading-type.ts'
import {
  deleteReading,
  getReading,
  type ListedReading,
  listReadings,
  READINGS_PER_PAGE,
  type Reading,
} from '#contract/readings.ts'
import type { Api } from '#web/api.ts'
import { ApiError } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { type Services, useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'

interface Page {
  readings: ListedReading[]
  /** The cursor of the next page; still valid after readings of this page are deleted. */
  next: string | undefined
}
type Pages = InfiniteData<Page, string | undefined>

/** The person's readings, newest first, as many pages as were loaded. */
export function useReadings() {
  const { api } = useServices()
  const { identity } = useIdentity()
  return useInfiniteQuery({
    queryKey: queryKeys.readingList,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const readings = await api.call(listReadings, { query: { after: pageParam }, signal })
      const last = readings.at(-1)
      const isFull = readings.length >= READINGS_PER_PAGE
      return { readings, next: last && isFull ? cursorOf(last) : undefined }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: identity !== undefined,
    select: ({ pages }) => newestFirst(pages.flatMap(({ readings }) => readings)),
  })
}

const newestFirst = (readings: ListedReading[]) =>
  readings.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** One reading with the facts behind it. */
export function useReading(id: string | undefined) {
  const { api } = useServices()
  const { identity } = useIdentity()
  const isWanted = identity !== undefined && id !== undefined
  return useQuery({ ...readingQuery(api, id ?? ''), enabled: isWanted })
}

const readingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKeys.reading(id),
    queryFn: ({ signal }) => api.call(getReading, { params: { id }, signal }),
  })

/** After a reading was added or deleted. */
export function refreshReadings(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: queryKeys.readings })
}

type Deps = Pick<Services, 'api' | 'queryClient'>

/** @returns null if there is none */
export async function fetchNewestReading(
  { api, queryClient }: Deps,
  type: ReadingType,
): Promise<ListedReading | null> {
  const page = await queryClient.fetchQuery({
    queryKey: queryKeys.newestReading(type),
    queryFn: ({ signal }) => api.call(listReadings, { query: { type, limit: 1 }, signal }),
    staleTime: 0,
  })
  return page.find((reading) => reading.type === type) ?? null
}

export function fetchReading({ api, queryClient }: Deps, id: string): Promise<Reading> {
  return queryClient.fetchQuery(readingQuery(api, id))
}

export function useDeleteReading(onDeleted: () => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { deleted, deleteFailed } = messages.readings

  function removeFromCache(id: string) {
    queryClient.setQueryData<Pages>(queryKeys.readingList, (list) => list && without(list, id))
    // Not only invalidated: a form would be filled from the deleted portrait while the next one loads.
    void queryClient.resetQueries({ queryKey: queryKeys.firstPortrait })
    onDeleted()
    queryClient.removeQueries({ queryKey: queryKeys.reading(id) })
  }

  return useMutation({
    mutationFn: (id: string) => api.call(deleteReading, { params: { id } }),
    onSuccess(_reply, id) {
      showToast({ ...deleted, kind: 'success' })
      removeFromCache(id)
    },
    onError(error, id) {
      showToast({ ...deleteFailed, kind: 'destructive' })
      // Another tab has already deleted it.
      if (error instanceof ApiError && error.status === 404) removeFromCache(id)
    },
  })
}

function without({ pages, pageParams }: Pages, id: string): Pages {
  const left = (page: Page) => page.readings.filter((reading) => reading.id !== id)
  return { pages: pages.map((page) => ({ ...page, readings: left(page) })), pageParams }
}
