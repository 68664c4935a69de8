import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isActive, type Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { refreshSubscription } from '#web/session/subscription.ts'
import { showToast } from '#web/ui/toasts.ts'
import { syncWithProvider } from '../sync.ts'
import { billingConfig, type OpenPayment, openPayment, PaymentRefusal } from './open-payment.ts'

const { errorTitle, unexpected } = messages.billing.checkout

/** What the payment page shows, once loaded; a refusal navigates to another page. */
export function usePayment(plan: Plan | undefined): OpenPayment | undefined {
  const services = useServices()
  const { identity } = useIdentity()
  const navigate = useNavigate()
  const uid = identity?.uid
  const { data, error } = useQuery({
    queryKey: queryKeys.payment(uid, plan),
    queryFn: plan && (() => openPayment(services, plan)),
    enabled: uid !== undefined && plan !== undefined,
    // A client secret is used for one visit only.
    gcTime: 0,
  })

  useEffect(() => {
    if (!error) return
    const { title, message, to } =
      error instanceof PaymentRefusal ? error : new PaymentRefusal(errorTitle, unexpected)
    showToast({ title, text: message, kind: 'destructive' })
    navigate(to, { replace: true })
  }, [error, navigate])
  return data
}

/** Which form follows: known before the payment is. Null if this site takes no cards. */
export function usePaymentForm() {
  const { api } = useServices()
  return useQuery(billingConfig(api)).data?.paymentForm
}

/**
 * Whether the card that was just confirmed starts a trial, as far as the server can tell. If the card has had
 * one before, the payment page reloads without a trial.
 */
export function useTrialCheck(): () => Promise<boolean> {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return async () => {
    const synced = await syncWithProvider(api).catch(() => undefined)
    if (!synced?.trialRefused || isActive(synced.subscriptionStatus)) return true
    await refreshSubscription(queryClient)
    await queryClient.invalidateQueries({ queryKey: queryKeys.payments })
    return false
  }
}
