import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isActive, type TrialRefusal, verifySession } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import type { Api } from '#web/api.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { refreshSubscription } from '#web/session/subscription.ts'
import { showToast } from '#web/ui/toasts.ts'
import { type Synced, syncWithProvider } from '../sync.ts'

const { success } = messages.billing

export type CheckoutResult =
  | { state: 'processing' }
  /** `status` comes from the server or the card form; undefined while neither has answered. */
  | { state: 'welcome'; status: 'active' | 'trialing' | undefined }
  /** Nothing was paid, whatever the URL says. */
  | { state: 'none'; isPastDue: boolean }
  /** The card or email address has had a trial before, so this one was ended without a charge. */
  | { state: 'trialRefused'; because: TrialRefusal }
  /** The card was not confirmed, so nothing has started. */
  | { state: 'refused' }
  /** The server could not tell; trying again may help. */
  | { state: 'unclear' }
  /** Possibly paid, but nobody is signed in, so it cannot be checked. */
  | { state: 'stranger' }

/** Reads what Stripe or our own checkout added to the return URL. */
function readReturnUrl(query: URLSearchParams) {
  // Stripe adds these after a redirect to the bank for authentication.
  const outcome = query.get('redirect_status')
  const hasIntent = query.has('setup_intent') || query.has('payment_intent') || outcome !== null
  return {
    sessionId: query.get('session_id') || undefined,
    hasIntent,
    isPayment: query.has('payment_intent'),
    /** If the provider reported success, missing access may only be delayed. */
    mayBeLate: !hasIntent || ['succeeded', 'pending', 'processing'].includes(outcome ?? ''),
  }
}

/** The result of a checkout, confirmed by the server if the URL names a session or an intent. */
export function useCheckoutResult() {
  const [query] = useSearchParams()
  const { state: carried } = useLocation()
  const { sessionId, hasIntent, isPayment, mayBeLate } = readReturnUrl(query)
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { identity, isSettled } = useIdentity()
  const isIn = identity !== undefined
  const mustAsk = sessionId !== undefined || hasIntent
  const [result, setResult] = useState<CheckoutResult>(
    mustAsk ? { state: 'processing' } : { state: 'welcome', status: statusCarried(carried) },
  )
  const settled = useRef(Promise.resolve(true))
  const hasPaidHere = cameFromCardForm(carried)
  // An immediate payment is not a trial, even after an earlier trial.
  const mayBeTrial = !isPayment && statusCarried(carried) !== 'active'

  /** @returns whether access is confirmed */
  const ask = useCallback(async () => {
    if (mustAsk) setResult({ state: 'processing' })
    const synced = await askServer(api, sessionId).catch(() => undefined)
    const status = synced?.subscriptionStatus
    await refreshSubscription(queryClient)
    if (isActive(status)) {
      setResult({ state: 'welcome', status })
      return true
    }
    if (!mustAsk && status === undefined) return true
    if (synced?.trialRefused && mayBeTrial)
      setResult({ state: 'trialRefused', because: synced.trialRefused })
    else if (!mustAsk && !hasPaidHere)
      setResult({ state: 'none', isPastDue: status === 'past_due' })
    else if (!mayBeLate) setResult({ state: 'refused' })
    else {
      showToast({ title: success.notYetTitle, text: success.notYet, kind: 'destructive' })
      setResult({ state: 'unclear' })
    }
    return false
  }, [api, queryClient, sessionId, mustAsk, mayBeLate, hasPaidHere, mayBeTrial])

  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isIn || hasAsked.current) return
    hasAsked.current = true
    settled.current = ask()
  }, [isIn, ask])

  const waitsForSomebody = isSettled && !isIn && result.state === 'processing'
  useEffect(() => {
    if (!waitsForSomebody) return
    const giveUp = () =>
      setResult(hasIntent ? { state: 'stranger' } : { state: 'welcome', status: undefined })
    const timer = setTimeout(giveUp, timings.successWithoutUser)
    return () => clearTimeout(timer)
  }, [waitsForSomebody, hasIntent])

  return {
    result,
    isStranger: isSettled && !isIn,
    /** Resolves to whether access is confirmed, after user and subscription were fetched again. */
    settled: () => settled.current,
    askAgain: () => {
      settled.current = ask()
    },
  }
}

/** @returns the status; undefined for an incomplete checkout */
async function askServer(api: Api, sessionId: string | undefined): Promise<Synced> {
  const verified = sessionId ? await api.call(verifySession, { body: { sessionId } }) : undefined
  const synced = await syncWithProvider(api)
  return verified?.success === false ? { ...synced, subscriptionStatus: null } : synced
}

/** Our own card form has already confirmed a card, and passes the kind of intent. */
const cameFromCardForm = (state: unknown): state is { intentType: unknown } =>
  typeof state === 'object' && state !== null && 'intentType' in state

function statusCarried(state: unknown): 'active' | 'trialing' | undefined {
  if (!cameFromCardForm(state)) return undefined
  return state.intentType === 'payment' ? 'active' : 'trialing'
}
