import type { QueryClient } from '@tanstack/react-query'
import {
  type BillingConfig,
  type CreatedSubscription,
  createSubscription,
  getConfig,
  type PaymentFormSettings,
  type Plan,
} from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import type { Api } from '#web/api.ts'
import { ApiError, sayWhy } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'

const texts = messages.billing.checkout

/** Everything that the payment page stands on; `firstCharge` is shown where the server names it. */
export interface OpenPayment
  extends Pick<CreatedSubscription, 'clientSecret' | 'intentType' | 'trialRefused'>,
    Partial<Pick<CreatedSubscription, 'firstCharge'>> {
  settings: PaymentFormSettings
}

/** The payment page cannot be shown: what is said instead, and where the way leads. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal'
  readonly title: string
  readonly to: string

  constructor(title: string, text: string, to = '/', options?: ErrorOptions) {
    super(text, options)
    this.title = title
    this.to = to
  }
}

interface Needs {
  api: Api
  queryClient: QueryClient
}

/** How cards are taken on this site; null where it takes none. */
export function readBillingConfig({ api, queryClient }: Needs): Promise<BillingConfig> {
  return queryClient.fetchQuery({
    queryKey: queryKeys.billingConfig,
    queryFn: ({ signal }) => api.call(getConfig, { signal }),
  })
}

/** Begins a subscription, or finds the one that was begun before. @throws PaymentRefusal */
export async function openPayment(needs: Needs, plan: Plan): Promise<OpenPayment> {
  const { stripe, paymentForm: settings } = await orRefusal(readBillingConfig(needs))
  if (!settings) throw new PaymentRefusal(texts.configurationError, texts.configurationErrorText)
  const priceId = plan === 'monthly' ? stripe.monthlyPriceId : stripe.annualPriceId
  if (!priceId) throw new PaymentRefusal(texts.errorTitle, texts.noPrice)
  const body = { priceId, plan }
  const created = await orRefusal(needs.api.call(createSubscription, { body }))
  const { clientSecret, intentType, firstCharge, trialRefused } = created
  if (!clientSecret || !intentType)
    throw new PaymentRefusal(texts.errorTitle, texts.initializationFailed)
  return {
    settings,
    clientSecret,
    intentType,
    ...(firstCharge && { firstCharge }),
    ...(trialRefused && { trialRefused }),
  }
}

async function orRefusal<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof ApiError && cause.existingSubscription)
      throw new PaymentRefusal(
        texts.alreadySubscribedTitle,
        sayWhy(cause, texts.alreadySubscribed),
        '/horoscopes',
        { cause },
      )
    const text = sayWhy(cause, texts.initializationFailed)
    throw new PaymentRefusal(texts.errorTitle, text, '/', { cause })
  }
}
