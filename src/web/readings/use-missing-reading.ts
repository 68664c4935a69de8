import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Reading } from '#contract/readings.ts'
import { timings } from '#contract/timings.ts'
import type { GenerationMarker } from './generation-marker.ts'
import { askForReadings } from './queries.ts'

/**
 * Looks for a reading whose answer this page will not get: it gave up waiting, was reloaded, or another
 * tab asked. Asks for the list every five seconds while the marker is fresh, and once more when it goes:
 * the tab that got the answer has taken it away.
 * @param marker undefined while there is nothing to wait for
 * @returns the marker of the reading that is still looked for
 */
export function useMissingReading(
  marker: GenerationMarker | undefined,
  onFound: (reading: Reading) => void,
): GenerationMarker | undefined {
  const queryClient = useQueryClient()
  const [awaited, setAwaited] = useState<GenerationMarker>()
  const known = useRef<Set<string>>(undefined)
  const found = useRef(onFound)
  found.current = onFound
  const isMarked = marker !== undefined

  useEffect(() => {
    if (!marker) return
    known.current = undefined
    setAwaited(marker)
  }, [marker])

  useEffect(() => {
    if (!awaited) return
    let isOver = false
    async function look({ type, startedAt }: GenerationMarker) {
      const list = await askForReadings(queryClient).catch(() => undefined)
      if (isOver) return
      const before = known.current
      const isNew = ({ id, createdAt }: Reading) =>
        Date.parse(createdAt) >= startedAt || (before !== undefined && !before.has(id))
      const reading = list?.find((one) => one.type === type && isNew(one))
      known.current ??= list && new Set(list.map(({ id }) => id))
      if (reading || !isMarked) setAwaited(undefined)
      if (!reading) return
      isOver = true
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
  }, [awaited, isMarked, queryClient])

  return marker ?? awaited
}
