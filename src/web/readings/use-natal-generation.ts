import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BirthDetails } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import type { createNatalReading, NatalReading } from '#contract/readings.ts'
import { ApiError, sayWhy } from '#web/api-error.ts'
import { useIdentity } from '#web/identity/IdentityProvider.tsx'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { watchForDeparture } from './departure.ts'
import { clearMarker, setMarker } from './generation-marker.ts'
import type { ShownReading } from './NatalPortrait.tsx'
import { forgetPendingNatal, keepPendingNatal } from './pending-natal.ts'
import { refreshReadings } from './queries.ts'

const PATH: (typeof createNatalReading)['path'] = '/api/readings/natal'
const texts = messages.readings

export type Generation =
  | { state: 'idle' }
  | { state: 'generating' }
  | { state: 'done'; reading: ShownReading }
  | { state: 'timed-out' }
  | { state: 'failed'; message: string; field?: string }
  /** The server asks which place or which clock is meant. */
  | { state: 'asked'; message: string; details: BirthDetails; candidates: Candidate[] }

/** Makes one natal reading at a time, and knows where each kind of refusal leads. */
export function useNatalGeneration() {
  const { api } = useServices()
  const { identity } = useIdentity()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' })
  const isUnderWay = useRef(false)

  async function generate(details: BirthDetails) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setGeneration({ state: 'generating' })
    if (identity) setMarker('natal', identity.uid)
    const departure = watchForDeparture()
    try {
      const reply = await api.request<NatalReading>({ method: 'POST', path: PATH, body: details })
      clearMarker()
      finish(toShown(reply))
    } catch (error) {
      keepPendingNatal(details)
      if (departure.isUnderWay() && !isAnswer(error)) return setGeneration({ state: 'timed-out' })
      // After our own time-out the server is still at work, and the marker says so.
      if (!(error instanceof ApiError && error.isTimeout)) clearMarker()
      setGeneration(refused(error, details))
    } finally {
      departure.stop()
      isUnderWay.current = false
    }
  }

  /** Also for a reading that was waited for after a time-out or a reload. */
  function finish(reading: ShownReading) {
    forgetPendingNatal()
    void refreshReadings(queryClient)
    setGeneration({ state: 'done', reading })
  }

  function refused(error: unknown, details: BirthDetails): Generation {
    if (!(error instanceof ApiError)) return failed(texts.failed)
    if (error.isTimeout) {
      showToast({ title: texts.timedOutTitle, text: texts.stillGenerating, kind: 'destructive' })
      return { state: 'timed-out' }
    }
    if (error.status === 401) return leaveFor('/signup?redirect=/readings', texts.createAccount)
    if (error.status === 403 || error.subscriptionRequired)
      return leaveFor('/signup?plan=monthly&redirect=/readings', texts.subscriptionRequired)
    const message = sayWhy(error, texts.failed)
    if (error.candidates?.length)
      return { state: 'asked', message, details, candidates: error.candidates }
    return failed(message, error.field)
  }

  function leaveFor(to: string, toast: { title: string; text: string }): Generation {
    showToast(toast)
    navigate(to)
    return { state: 'idle' }
  }

  function failed(message: string, field?: string): Generation {
    if (!field) showToast({ title: texts.failedTitle, text: message, kind: 'destructive' })
    return { state: 'failed', message, field }
  }

  function reset() {
    forgetPendingNatal()
    clearMarker()
    setGeneration({ state: 'idle' })
  }

  return { generation, generate, finish, reset, isUnderWay }
}

const isAnswer = (error: unknown) => error instanceof ApiError && error.status > 0

function toShown({ result, text, facts, chartData }: NatalReading): ShownReading {
  return { result, text, facts, chart: chartData }
}
