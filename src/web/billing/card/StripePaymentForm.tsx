import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useMemo } from 'react'
import { messages } from '#contract/messages.ts'
import { useTheme } from '#web/layout/theme.ts'
import { queryKeys } from '#web/query-keys.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import {
  type Confirmation,
  type PaymentFormProps,
  refusal,
  type StripeSettings,
} from './payment-form.ts'
import { stripeAppearance } from './stripe-appearance.ts'

type Props = PaymentFormProps<StripeSettings>

/** Stripe's own card form. Its script is loaded when this component first renders, along with the client secret. */
export default function StripePaymentForm({ settings, clientSecret, ...fields }: Props) {
  const { publishableKey } = settings
  const { data: stripe, isError } = useQuery({
    queryKey: queryKeys.stripeScript(publishableKey),
    queryFn: () => load(publishableKey),
  })
  const theme = useTheme()
  const appearance = useMemo(() => stripeAppearance(theme), [theme])
  if (isError) return <Notice>{messages.billing.checkout.formBlocked}</Notice>
  if (!stripe || !clientSecret) return <FieldsSkeleton kind="stripe" />
  const options = { clientSecret, appearance, locale: 'en' } as const
  return (
    // Stripe's form cannot change its client secret.
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <StripeFields {...fields} />
    </Elements>
  )
}

/** Without Stripe's fraud signals from the site's other pages, which would track people there. */
async function load(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe has no form outside of a browser')
  return stripe
}

function StripeFields({ intentType, returnPath, ref }: Omit<Props, 'settings' | 'clientSecret'>) {
  const stripe = useStripe()
  const elements = useElements()

  async function confirm(): Promise<Confirmation> {
    if (!stripe || !elements) throw new Error("Stripe's card form is not there yet")
    const confirmParams = { return_url: new URL(returnPath, window.location.origin).href }
    const options = { elements, confirmParams, redirect: 'if_required' as const }
    if (intentType === 'setup') {
      const { error, setupIntent } = await stripe.confirmSetup(options)
      return toConfirmation(error, setupIntent?.status)
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options)
    return toConfirmation(error, paymentIntent?.status)
  }
  useImperativeHandle(ref, () => ({ confirm }))
  return <PaymentElement options={{ layout: 'tabs' }} />
}

const DONE = ['succeeded', 'processing']

function toConfirmation(error: StripeError | undefined, status: string | undefined): Confirmation {
  // Stripe shows validation errors in its own fields.
  if (error?.type === 'validation_error') return { status: 'incomplete' }
  if (error || !DONE.includes(status ?? '')) return refusal(error)
  return { status: 'succeeded' }
}
