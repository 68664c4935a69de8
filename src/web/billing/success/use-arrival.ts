import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isActive, type TrialRefusal, verifySession } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import type { Api } from '#web/api.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refreshSubscription } from '../subscription.ts'
import { type Synced, syncWithProvider } from '../sync.ts'

const { success } = messages.billing

export type Arrival =
  | { state: 'processing' }
  /** `status` is what the server or the card form says by now; undefined while neither has. */
  | { state: 'welcome'; status: 'active' | 'trialing' | undefined }
  /** Nobody has paid here, whatever the address says. */
  | { state: 'none'; isPastDue: boolean }
  /** The card or the address has had its trial, so what was begun has ended, uncharged. */
  | { state: 'trialRefused'; because: TrialRefusal }
  /** A card that was not confirmed has begun nothing. */
  | { state: 'refused' }
  /** The server could not say; asking again may help. */
  | { state: 'unclear' }
  /** Paid perhaps, but nobody is signed in who could be asked about. */
  | { state: 'stranger' }

/** What the address of this page tells of how somebody came here. */
function readAddress(query: URLSearchParams) {
  // Stripe adds these where a bank had led the person away from the card form.
  const outcome = query.get('redirect_status')
  const hasIntent = query.has('setup_intent') || query.has('payment_intent') || outcome !== null
  return {
    sessionId: query.get('session_id') || undefined,
    hasIntent,
    isPayment: query.has('payment_intent'),
    /** Where the provider called it done, what is not open yet may only be late. */
    mayBeLate: !hasIntent || ['succeeded', 'pending', 'processing'].includes(outcome ?? ''),
  }
}

/** Somebody came from paying: how it went, by the word of the server wherever there is something to ask. */
export function useArrival() {
  const [query] = useSearchParams()
  const { state: carried } = useLocation()
  const { sessionId, hasIntent, isPayment, mayBeLate } = readAddress(query)
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { identity, isSettled } = useIdentity()
  const isIn = identity !== undefined
  const mustAsk = sessionId !== undefined || hasIntent
  const [arrival, setArrival] = useState<Arrival>(
    mustAsk ? { state: 'processing' } : { state: 'welcome', status: statusCarried(carried) },
  )
  const settled = useRef(Promise.resolve(true))
  const hasPaidHere = cameFromCardForm(carried)
  // What was paid at once is no trial, whatever became of one before.
  const mayBeTrial = !isPayment && statusCarried(carried) !== 'active'

  /** @returns whether the welcome holds, as far as is known */
  const ask = useCallback(async () => {
    if (mustAsk) setArrival({ state: 'processing' })
    const synced = await askServer(api, sessionId).catch(() => undefined)
    const status = synced?.subscriptionStatus
    await refreshSubscription(queryClient)
    if (isActive(status)) {
      setArrival({ state: 'welcome', status })
      return true
    }
    if (!mustAsk && status === undefined) return true
    if (synced?.trialRefused && mayBeTrial)
      setArrival({ state: 'trialRefused', because: synced.trialRefused })
    else if (!mustAsk && !hasPaidHere)
      setArrival({ state: 'none', isPastDue: status === 'past_due' })
    else if (!mayBeLate) setArrival({ state: 'refused' })
    else {
      showToast({ title: success.notYetTitle, text: success.notYet, kind: 'destructive' })
      setArrival({ state: 'unclear' })
    }
    return false
  }, [api, queryClient, sessionId, mustAsk, mayBeLate, hasPaidHere, mayBeTrial])

  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isIn || hasAsked.current) return
    hasAsked.current = true
    settled.current = ask()
  }, [isIn, ask])

  const waitsForSomebody = isSettled && !isIn && arrival.state === 'processing'
  useEffect(() => {
    if (!waitsForSomebody) return
    const giveUp = () =>
      setArrival(hasIntent ? { state: 'stranger' } : { state: 'welcome', status: undefined })
    const timer = setTimeout(giveUp, timings.successWithoutUser)
    return () => clearTimeout(timer)
  }, [waitsForSomebody, hasIntent])

  return {
    arrival,
    isStranger: isSettled && !isIn,
    /** Resolves when the person and their subscription are known anew: to whether the welcome holds. */
    settled: () => settled.current,
    askAgain: () => {
      settled.current = ask()
    },
  }
}

/** @returns the status that counts; for a checkout that is not complete, none */
async function askServer(api: Api, sessionId: string | undefined): Promise<Synced> {
  const verified = sessionId ? await api.call(verifySession, { body: { sessionId } }) : undefined
  const synced = await syncWithProvider(api)
  return verified?.success === false ? { ...synced, subscriptionStatus: null } : synced
}

/** The card form of this site knows already that a card was confirmed, and what for. */
const cameFromCardForm = (state: unknown): state is { intentType: unknown } =>
  typeof state === 'object' && state !== null && 'intentType' in state

function statusCarried(state: unknown): 'active' | 'trialing' | undefined {
  if (!cameFromCardForm(state)) return undefined
  return state.intentType === 'payment' ? 'active' : 'trialing'
}
