import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { sayWhy } from '#web/api-error.ts'
import { useIdentity } from '#web/identity/IdentityProvider.tsx'
import { sayWhyNot } from '#web/identity/identity-error.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { clearMarker, type GenerationMarker } from './generation-marker.ts'
import { forgetPendingNatal } from './pending-natal.ts'
import { useReadings } from './queries.ts'
import { SavedList } from './SavedList.tsx'
import { SavedReading } from './SavedReading.tsx'
import { useMissingReading } from './use-missing-reading.ts'

const texts = messages.readings

/** @param marker the reading that is being made at the moment, if any */
export function SavedTab({ marker }: { marker: GenerationMarker | undefined }) {
  const [query, setQuery] = useSearchParams()
  const { identity, isLoading, whyUnknown, refresh } = useIdentity()
  const { data, error, isFetching, refetch } = useReadings()
  const failure = whyUnknown ?? error
  const open = data?.find(({ id }) => id === query.get('reading'))
  useMissingReading(marker, () => {
    clearMarker()
    forgetPendingNatal()
  })
  const toList = () => setQuery({ type: 'saved' })
  const list = useFocusOnReturn(open !== undefined)

  if (open) return <SavedReading key={open.id} reading={open} onBack={toList} />
  return (
    <div ref={list} className="max-w-2xl">
      <PageHeading>{texts.pastReadings}</PageHeading>
      <div className="mt-6">
        {failure ? (
          <div className="flex flex-col items-start gap-4">
            <Notice>{sayWhyNot(failure, sayWhy(failure, texts.listFailed))}</Notice>
            <Button
              look="outline"
              disabled={isFetching}
              onClick={() => (whyUnknown ? refresh() : refetch())}
            >
              Try Again
            </Button>
          </div>
        ) : !identity && !isLoading ? (
          <LogInFirst />
        ) : !data ? (
          <ListSkeleton />
        ) : (
          <>
            {marker && (
              <p role="status" className="mb-6 font-serif text-lg text-muted">
                One more is being written and appears here by itself.
              </p>
            )}
            {(data.length > 0 || !marker) && <SavedList readings={data} />}
          </>
        )}
      </div>
    </div>
  )
}

/** Back from a reading, or after its deletion, the keyboard starts at the heading of the list. */
function useFocusOnReturn(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      list.current?.querySelector('h1')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return list
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
