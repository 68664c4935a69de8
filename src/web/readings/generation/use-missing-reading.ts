import { useEffect, useRef, useState } from 'react'
import type { ListedReading, Reading } from '#contract/readings.ts'
import { timings } from '#contract/timings.ts'
import { useServices } from '#web/services.ts'
import { fetchNewestReading, fetchReading, refreshReadings } from '../queries.ts'
import type { GenerationMarker } from './generation-marker.ts'

/**
 * Looks for a reading whose response this page will not receive: it timed out, was reloaded, or another
 * tab sent the request. Fetches the newest reading every five seconds while the marker is fresh, and once more
 * when it disappears, because the tab that got the response has removed it.
 * @param marker undefined if no reading is being generated
 * @returns the marker of the reading that is still missing
 */
export function useMissingReading(
  marker: GenerationMarker | undefined,
  onFound: (reading: Reading) => void,
): GenerationMarker | undefined {
  const { api, queryClient } = useServices()
  const [awaited, setAwaited] = useState<GenerationMarker>()
  /** Null when there was none, undefined until a request has succeeded. */
  const newestBefore = useRef<ListedReading | null>(undefined)
  const found = useRef(onFound)
  found.current = onFound
  const isMarked = marker !== undefined

  useEffect(() => {
    if (!marker) return
    newestBefore.current = undefined
    setAwaited(marker)
  }, [marker])

  useEffect(() => {
    if (!awaited) return
    let isOver = false
    async function look(awaited: GenerationMarker) {
      const newest = await fetchNewestReading({ api, queryClient }, awaited.type).catch(
        () => undefined,
      )
      if (isOver) return
      const isFound = newest != null && isNew(newest, awaited, newestBefore.current)
      if (newestBefore.current === undefined) newestBefore.current = newest
      const reading = isFound
        ? await fetchReading({ api, queryClient }, newest.id).catch(() => undefined)
        : undefined
      if (isOver) return
      if (reading || !isMarked) setAwaited(undefined)
      if (!reading) return
      isOver = true
      void refreshReadings(queryClient)
      found.current(reading)
    }
    void look(awaited)
    const timer = isMarked
      ? setInterval(() => look(awaited), timings.missingReadingPoll)
      : undefined
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [awaited, isMarked, api, queryClient])

  return marker ?? awaited
}

/** By this device's clock, or else by the server's. */
function isNew(
  newest: ListedReading,
  { startedAt }: GenerationMarker,
  before: ListedReading | null | undefined,
): boolean {
  const at = Date.parse(newest.createdAt)
  if (at >= startedAt) return true
  return before !== undefined && (before === null || at > Date.parse(before.createdAt))
}
