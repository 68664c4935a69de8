import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Reading } from '#contract/readings.ts'
import { timings } from '#contract/timings.ts'
import type { GenerationMarker } from './generation-marker.ts'
import { askForReadings } from './queries.ts'

/**
 * Looks for a reading whose answer this page will not get: it gave up waiting, was reloaded, or another
 * tab asked. Asks for the list every five seconds while the marker is fresh.
 * @param marker undefined while there is nothing to wait for
 */
export function useMissingReading(
  marker: GenerationMarker | undefined,
  onFound: (reading: Reading) => void,
) {
  const queryClient = useQueryClient()
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    if (!marker) return
    let known: Set<string> | undefined
    let isOver = false
    async function look({ type, startedAt }: GenerationMarker) {
      const list = await askForReadings(queryClient).catch(() => undefined)
      if (!list || isOver) return
      const isNew = ({ id, createdAt }: Reading) =>
        Date.parse(createdAt) >= startedAt || (known !== undefined && !known.has(id))
      const reading = list.find((one) => one.type === type && isNew(one))
      known ??= new Set(list.map(({ id }) => id))
      if (!reading) return
      isOver = true
      found.current(reading)
    }
    void look(marker)
    const timer = setInterval(() => look(marker), timings.missingReadingPoll)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [marker, queryClient])
}
