import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import type { ReadingType } from '#contract/reading-type.ts'
import type { Api } from '#web/api.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refreshReadings } from '../queries.ts'
import { clearMarker, readMarker, setMarker } from './generation-marker.ts'
import { watchForUnload } from './page-unload.ts'
import { forgetSentDetails, keepSentDetails, sentDetails } from './sent-request.ts'

const texts = messages.readings

export type Generation<Details, Shown> =
  | { state: 'idle' }
  /** `requestedAt`, in milliseconds, for one that was requested before the page was reloaded. */
  | { state: 'generating'; requestedAt?: number }
  | { state: 'done'; reading: Shown }
  | { state: 'timed-out' }
  | { state: 'failed'; message: string; field?: string }
  /** The place or the UTC offset is ambiguous; the person must choose. */
  | {
      state: 'needs-choice'
      message: string
      details: Details
      candidates: Candidate[]
      /** For two people: `user` or `partner` before a dot. */
      field?: string
    }

/** A kind of reading, with the pages that its refusals lead to. */
export interface ReadingKind<Details, Reply, Shown> {
  type: ReadingType
  write(api: Api, details: Details): Promise<Reply>
  toShown(reply: Reply): Shown
  /** @param uid of the person who typed the details */
  keepPending(details: Details, uid: string | undefined): void
  forgetPending(): void
  /** Where a person without an account, or without a subscription, is sent. */
  withoutAccount: { to: string; toast: { title: string; text: string } }
  withoutSubscription: { to: string; toast: { title: string; text: string } }
}

/**
 * Generates one reading at a time, and handles each kind of refusal.
 *
 * @param onResume gets the details that were sent before a reload, and are sent again
 */
export function useGeneration<Details, Reply, Shown>(
  kind: ReadingKind<Details, Reply, Shown>,
  onResume?: (details: Details) => void,
) {
  const { api } = useServices()
  const { identity } = useIdentity()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [generation, setGeneration] = useState<Generation<Details, Shown>>({ state: 'idle' })
  const isUnderWay = useRef(false)

  async function generate(details: Details) {
    if (isUnderWay.current) return
    if (identity) keepSentDetails(setMarker(kind.type, identity.uid), details)
    setGeneration({ state: 'generating' })
    await send(details)
  }

  // A reload may have cut off the request before the server had it. Equal requests get the same reading.
  const resume = useRef(() => {})
  resume.current = () => {
    const marker = identity && readMarker(identity.uid)
    const sent = sentDetails<Details>(kind.type, marker)
    if (!marker || !sent || isUnderWay.current) return
    onResume?.(sent.details)
    setGeneration({ state: 'generating', requestedAt: marker.startedAt })
    void send(sent.details)
  }
  const uid = identity?.uid
  useEffect(() => {
    if (uid !== undefined) resume.current()
  }, [uid])

  async function send(details: Details) {
    isUnderWay.current = true
    const unload = watchForUnload()
    try {
      const reply = await kind.write(api, details)
      clearMarker()
      finish(kind.toShown(reply))
    } catch (error) {
      // The page that comes next sends it again.
      if (unload.isUnloading() && !isAnswer(error)) return setGeneration({ state: 'timed-out' })
      kind.keepPending(details, identity?.uid)
      forgetSentDetails()
      // After our own timeout the server is still working, so the marker stays.
      if (!(error instanceof ApiError && error.isTimeout)) clearMarker()
      setGeneration(refused(error, details))
    } finally {
      unload.stop()
      isUnderWay.current = false
    }
  }

  /** Also for a reading found after a timeout or a reload. */
  function finish(reading: Shown) {
    kind.forgetPending()
    forgetSentDetails()
    void refreshReadings(queryClient)
    setGeneration({ state: 'done', reading })
  }

  function refused(error: unknown, details: Details): Generation<Details, Shown> {
    if (!(error instanceof ApiError)) return failed(texts.failed)
    if (error.isTimeout) {
      showToast({ title: texts.timedOutTitle, text: texts.stillGenerating, kind: 'destructive' })
      return { state: 'timed-out' }
    }
    if (error.status === 401) return leaveFor(kind.withoutAccount)
    if (error.status === 403 || error.subscriptionRequired)
      return leaveFor(kind.withoutSubscription)
    const message = errorMessage(error, texts.failed)
    const { candidates, field } = error
    if (candidates?.length) return { state: 'needs-choice', message, details, candidates, field }
    return failed(message, field)
  }

  function leaveFor({ to, toast }: ReadingKind<Details, Reply, Shown>['withoutAccount']) {
    showToast(toast)
    navigate(to)
    return { state: 'idle' as const }
  }

  function failed(message: string, field?: string): Generation<Details, Shown> {
    if (!field) showToast({ title: texts.failedTitle, text: message, kind: 'destructive' })
    return { state: 'failed', message, field }
  }

  function reset() {
    kind.forgetPending()
    clearMarker()
    setGeneration({ state: 'idle' })
  }

  return { generation, generate, finish, reset }
}

const isAnswer = (error: unknown) => error instanceof ApiError && error.status > 0
