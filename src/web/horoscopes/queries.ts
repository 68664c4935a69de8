import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { SavedBirthDetails } from '#contract/auth.ts'
import { getHoroscope, type HoroscopeKind, refreshHoroscope } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { MINUTE } from '#durations.ts'
import type { Api } from '#web/api.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { endOfDate, periodAround } from '#web/universal-time.ts'
import { type ShownHoroscope, shownHoroscope } from './shown-horoscope.ts'

const REFRESH = ['refresh a horoscope']

const { refreshTimedOut, refreshFailed } = messages.horoscopes

export interface HoroscopeRequest {
  kind: HoroscopeKind
  /** Today by the reader's own clock. */
  today: string
  /** Undefined while there are none; nothing is fetched then. */
  birth: SavedBirthDetails | undefined
}

/**
 * The key contains the period and the birth details, so that a late response for earlier ones is never
 * shown.
 */
function keyOf({ kind, today, birth }: HoroscopeRequest): QueryKey {
  const { startDate } = periodAround(kind, today)
  return queryKeys.horoscope(kind, startDate, birth ? birthText(birth) : '')
}

const birthText = ({ birthDate, birthTime, birthLocation, offsetSeconds }: SavedBirthDetails) =>
  [birthDate, birthTime, offsetSeconds ?? '', birthLocation].join(' ')

/** The horoscope of the current period; the server writes it if there is none. */
export function useHoroscope(request: HoroscopeRequest) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { kind, today, birth } = request
  return useQuery({
    queryKey: keyOf(request),
    queryFn: ({ signal }) => readHoroscope({ api, queryClient }, kind, signal),
    enabled: birth !== undefined,
    gcTime: timings.horoscopeCache[kind],
    staleTime: ({ state }) => lifetime(kind, state.data, state.dataUpdatedAt),
    // If the clocks of server and reader differ, the server may return the old period once more.
    refetchInterval: ({ state }) => (isOver(state.data, today) ? MINUTE : false),
  })
}

type CachedHoroscope = ShownHoroscope | null | undefined

const isOver = (known: CachedHoroscope, today: string) =>
  Boolean(known && known.horoscope.endDate < today)

/** How long a horoscope stays fresh after it was received: never beyond its period. */
function lifetime(kind: HoroscopeKind, known: CachedHoroscope, cameAt: number): number {
  const left = known ? endOfDate(known.horoscope.endDate) - cameAt : 0
  return Math.max(0, Math.min(timings.horoscopeCache[kind], left))
}

interface Deps {
  api: Api
  queryClient: QueryClient
}

async function readHoroscope(
  { api, queryClient }: Deps,
  kind: HoroscopeKind,
  signal?: AbortSignal,
): Promise<ShownHoroscope | null> {
  const reply = await api.call(getHoroscope, { params: { kind }, signal })
  // Key dates come with the texts of weeks and months.
  if (kind !== 'daily') void queryClient.invalidateQueries({ queryKey: queryKeys.cosmicEvents })
  return shownHoroscope(kind, reply)
}

interface RefreshRequest {
  kind: HoroscopeKind
  key: QueryKey
}

/** Requests a new text. The current one stays until the new one arrives. */
export function useRefresh(request: HoroscopeRequest) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { kind } = request
  const running = useMutationState({
    filters: { mutationKey: REFRESH, status: 'pending' },
    select: ({ state }) => (state.variables as RefreshRequest).kind,
  })
  const { mutate } = useMutation({
    mutationKey: REFRESH,
    async mutationFn({ kind, key }: RefreshRequest) {
      await queryClient.cancelQueries({ queryKey: key })
      await api.call(refreshHoroscope, { params: { kind } })
      return readHoroscope({ api, queryClient }, kind)
    },
    onSuccess: (reply, { key }) => queryClient.setQueryData(key, reply),
    onError(error, { key }) {
      showRefreshError(error)
      // Other failures mean that the cached reply is outdated: no refresh left today, or no access.
      if (!isTimeout(error)) void queryClient.invalidateQueries({ queryKey: key })
    },
  })
  const isRefreshing = running.includes(kind)
  return {
    isRefreshing,
    refresh: () => isRefreshing || mutate({ kind, key: keyOf(request) }),
  }
}

export const isTimeout = (error: unknown) => error instanceof ApiError && error.isTimeout

function showRefreshError(error: unknown) {
  if (isTimeout(error)) return showToast({ ...refreshTimedOut, kind: 'destructive' })
  const isLimit = error instanceof ApiError && error.status === 429
  const text = isLimit ? errorMessage(error, refreshFailed) : refreshFailed
  showToast({ title: 'Error', text, kind: 'destructive' })
}

/** Forgets every text and key date of birth details that no longer count. */
export function forgetHoroscopes(queryClient: QueryClient) {
  for (const queryKey of [queryKeys.horoscopes, queryKeys.cosmicEvents]) {
    void queryClient.cancelQueries({ queryKey })
    queryClient.removeQueries({ queryKey })
  }
}
