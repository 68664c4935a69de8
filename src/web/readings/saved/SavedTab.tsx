import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { forgetPendingNatal } from '#web/pending/pending-natal.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { clearMarker, type GenerationMarker } from '../generation/generation-marker.ts'
import { useMissingReading } from '../generation/use-missing-reading.ts'
import { SavedReading } from './SavedReading.tsx'
import { SavedReadings } from './SavedReadings.tsx'

/** @param marker the reading that is being generated, if any */
export function SavedTab({ marker }: { marker: GenerationMarker | undefined }) {
  const [query, setQuery] = useSearchParams()
  const { identity } = useIdentity()
  const openId = identity ? query.get('reading') : null
  useMissingReading(marker, () => {
    clearMarker()
    forgetPendingNatal()
  })
  const list = useFocusOnReturn(openId !== null)

  if (openId !== null)
    return <SavedReading key={openId} id={openId} onBack={() => setQuery({ type: 'saved' })} />
  return (
    <div ref={list} className="max-w-2xl">
      <PageHeading>{messages.readings.pastReadings}</PageHeading>
      <div className="mt-6">
        <SavedReadings isOneComing={marker !== undefined} />
      </div>
    </div>
  )
}

/** After closing or deleting a reading, focus moves to the heading of the list. */
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
