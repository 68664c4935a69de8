import { useEffect, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useReadings } from '../queries.ts'
import { SavedList } from './SavedList.tsx'

const texts = messages.readings

/** The saved readings, page by page. */
export function SavedReadings({ isOneComing }: { isOneComing: boolean }) {
  const { identity, isLoading, loadError, refresh } = useIdentity()
  const readings = useReadings()
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, refetch } = readings
  const failure = loadError ?? (isFetchNextPageError ? null : error)

  if (failure)
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice>{identityErrorMessage(failure, errorMessage(failure, texts.listFailed))}</Notice>
        <Button
          look="outline"
          disabled={isFetching}
          onClick={() => (loadError ? refresh() : refetch())}
        >
          Try Again
        </Button>
      </div>
    )
  if (!identity && !isLoading) return <LogInFirst />
  if (!data) return <ListSkeleton />
  return (
    <>
      {isOneComing && (
        <p role="status" className="mb-6 font-serif text-lg text-muted">
          One more is being written and appears here by itself.
        </p>
      )}
      {(data.length > 0 || hasNextPage || !isOneComing) && <Pages readings={readings} />}
    </>
  )
}

function Pages({ readings }: { readings: ReturnType<typeof useReadings> }) {
  const { data = [], error, hasNextPage, isFetchingNextPage, fetchNextPage } = readings
  const { list, moveFocusTo } = useFocusOnEntry(isFetchingNextPage)
  const isEmptyBeforeNextPage = data.length === 0 && hasNextPage
  useEffect(() => {
    if (isEmptyBeforeNextPage) void fetchNextPage({ cancelRefetch: false })
  }, [isEmptyBeforeNextPage, fetchNextPage])

  if (isEmptyBeforeNextPage && !readings.isFetchNextPageError) return <ListSkeleton />
  return (
    <div ref={list}>
      {!isEmptyBeforeNextPage && <SavedList readings={data} />}
      <ShowMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={readings.isFetchNextPageError ? errorMessage(error, texts.moreFailed) : undefined}
        label={texts.loadMore}
        whileLoading="Loading..."
        onPress={() => {
          moveFocusTo(data.length)
          void fetchNextPage()
        }}
      />
    </div>
  )
}

/** Focus moves to the first entry of the loaded page; the button may have disappeared. */
function useFocusOnEntry(isLoading: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const awaited = useRef<number>(undefined)
  // On every render: a page may arrive before any render shows it as loading.
  useEffect(() => {
    if (isLoading || awaited.current === undefined) return
    const entries = list.current?.querySelectorAll<HTMLElement>('li a') ?? []
    const isLast = list.current?.querySelector('button') === null
    const entry = entries[awaited.current] ?? (isLast ? entries[entries.length - 1] : undefined)
    awaited.current = undefined
    entry?.focus()
  })
  return {
    list,
    moveFocusTo(entry: number) {
      awaited.current = entry
    },
  }
}

function LogInFirst() {
  return (
    <>
      <p className="font-serif text-lg text-muted">Log in to see the readings you have kept.</p>
      <ButtonLink to="/login?redirect=/readings?type=saved" className="mt-6">
        Log In
      </ButtonLink>
    </>
  )
}

function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your readings…</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="mt-2 h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
