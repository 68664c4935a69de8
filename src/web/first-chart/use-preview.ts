import { useEffect, useRef, useState } from 'react'
import type { BirthDetails } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { previewReading } from '#contract/readings.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { useServices } from '#web/services.ts'
import { late } from '#web/ui/late.tsx'
import type { FirstChart } from './first-chart.ts'

export type Preview =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'done' }
  | { state: 'failed'; message: string; field: string | undefined }
  /** The place or the UTC offset is ambiguous; the person must choose. */
  | { state: 'needs-choice'; message: string; details: BirthDetails; candidates: Candidate[] }

// Loaded with the chart: where the code does not come, the form says so, and the page stays.
export const FirstReading = late(async () => (await import('./FirstReading.tsx')).default)

/** Fetches the chart of a birth for anybody; a newer request aborts the older one. */
export function usePreview() {
  const { api } = useServices()
  const [preview, setPreview] = useState<Preview>({ state: 'idle' })
  const [chart, setChart] = useState<FirstChart>()
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function see(details: BirthDetails) {
    call.current?.abort()
    call.current = new AbortController()
    const { signal } = call.current
    setPreview({ state: 'asking' })
    try {
      const [reply] = await Promise.all([
        api.call(previewReading, { body: details, signal }),
        FirstReading.load(),
      ])
      if (signal.aborted) return
      setChart({ ...reply, details })
      setPreview({ state: 'done' })
    } catch (error) {
      if (!signal.aborted) setPreview(refused(error, details))
    }
  }

  /** `chart` stays until the next one is there. */
  return { preview, chart, see }
}

function refused(error: unknown, details: BirthDetails): Preview {
  const message = errorMessage(error, messages.firstChart.failed)
  if (!(error instanceof ApiError)) return { state: 'failed', message, field: undefined }
  const { candidates, field } = error
  if (candidates?.length) return { state: 'needs-choice', message, details, candidates }
  return { state: 'failed', message, field }
}
