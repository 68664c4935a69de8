import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCheckoutSession, type Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { leaveSite } from './leave-site.ts'

const { alreadySubscribedTitle, checkoutErrorTitle, errorTitle, failed } = messages.billing.checkout

/** Why there is no checkout. The toast says it in words. */
export type CheckoutFailure = 'subscribed' | 'failed'

interface CheckoutRequest {
  plan: Plan
  /** A path of this site, opened after success. */
  redirectUrl: string | undefined
}

/**
 * Opens the provider's hosted checkout as soon as the request is known, once each time this screen mounts.
 * After a failure, goes to the start page.
 * @returns why there is none, until then
 */
export function useHostedCheckout(
  request: CheckoutRequest | undefined,
): CheckoutFailure | undefined {
  const { api } = useServices()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [failure, setFailure] = useState<CheckoutFailure>()
  const { plan, redirectUrl } = request ?? {}

  useEffect(() => {
    if (!plan || hasBegun.current) return
    hasBegun.current = true
    const body = { plan, ...(redirectUrl && { redirectUrl }) }
    api
      .call(createCheckoutSession, { body })
      .then(({ url }) => leaveSite(url))
      .catch((error) => {
        const text = errorMessage(error, failed)
        showToast({ title: titleFor(error), text, kind: 'destructive' })
        setFailure(isSubscribed(error) ? 'subscribed' : 'failed')
      })
  }, [api, plan, redirectUrl])

  useEffect(() => {
    if (failure === undefined) return
    const goHome = () => navigate('/', { replace: true })
    const timer = setTimeout(goHome, timings.afterCheckoutFailure)
    return () => clearTimeout(timer)
  }, [failure, navigate])
  return failure
}

const isSubscribed = (error: unknown) =>
  error instanceof ApiError && error.existingSubscription === true

/** A refusal by the server has a different title than a failed connection. */
function titleFor(error: unknown): string {
  if (isSubscribed(error)) return alreadySubscribedTitle
  return error instanceof ApiError && error.status > 0 ? checkoutErrorTitle : errorTitle
}
