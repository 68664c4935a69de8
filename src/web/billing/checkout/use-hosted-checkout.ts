import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCheckoutSession, type Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { ApiError, sayWhy } from '#web/api-error.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { leaveSite } from './leave-site.ts'

const { checkoutErrorTitle, errorTitle, failed } = messages.billing.checkout

interface Wanted {
  plan: Plan
  /** A page of ours to which the success leads on. */
  redirectUrl: string | undefined
}

/**
 * Opens the provider's own checkout as soon as it is known what is wanted, once for each time that this
 * screen is shown. After a failure the way leads home.
 * @returns what went wrong, while that is still to be read
 */
export function useHostedCheckout(wanted: Wanted | undefined): string | undefined {
  const { api } = useServices()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [failure, setFailure] = useState<string>()
  const { plan, redirectUrl } = wanted ?? {}

  useEffect(() => {
    if (!plan || hasBegun.current) return
    hasBegun.current = true
    const body = { plan, ...(redirectUrl && { redirectUrl }) }
    api
      .call(createCheckoutSession, { body })
      .then(({ url }) => leaveSite(url))
      .catch((error) => {
        const text = sayWhy(error, failed)
        showToast({ title: titleFor(error), text, kind: 'destructive' })
        setFailure(text)
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

/** The server's no has one title; that something broke on the way has another. */
const titleFor = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? checkoutErrorTitle : errorTitle
