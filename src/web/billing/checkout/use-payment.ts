import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isActive, type Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refreshSubscription } from '../subscription.ts'
import { syncWithProvider } from '../sync.ts'
import { type OpenPayment, openPayment, PaymentRefusal } from './open-payment.ts'

const { errorTitle, unexpected } = messages.billing.checkout

/** What the payment page shows, once it is there; where it cannot be had, the way leads elsewhere. */
export function usePayment(plan: Plan | undefined): OpenPayment | undefined {
  const services = useServices()
  const { identity } = useIdentity()
  const navigate = useNavigate()
  const uid = identity?.uid
  const { data, error } = useQuery({
    queryKey: queryKeys.payment(uid, plan),
    queryFn: plan && (() => openPayment(services, plan)),
    enabled: uid !== undefined && plan !== undefined,
    // A secret is good for one visit: the next one asks anew.
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

/**
 * Whether the card that was just confirmed begins its trial, as far as the server can say. Where it has
 * had one before, the payment page is opened anew, without a trial.
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
