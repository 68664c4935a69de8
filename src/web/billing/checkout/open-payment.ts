import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type BillingConfig,
  type CreatedSubscription,
  createSubscription,
  getConfig,
  type Plan,
} from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import type { Api } from '#web/api.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'

const texts = messages.billing.checkout

/** What the payment page needs; `firstCharge` is shown if the server returned it. */
export interface OpenPayment
  extends Pick<CreatedSubscription, 'clientSecret' | 'intentType' | 'trialRefused'>,
    Partial<Pick<CreatedSubscription, 'firstCharge'>> {}

/** The payment page cannot be shown: the message, and the page to go to instead. */
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

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The payment form settings are null if this site takes no cards. */
export function readBillingConfig({ api, queryClient }: Deps): Promise<BillingConfig> {
  return queryClient.fetchQuery(billingConfig(api))
}

export const billingConfig = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.billingConfig,
    // Without a signal: the payment needs it too when the page that shows it is gone.
    queryFn: () => api.call(getConfig),
  })

/** Creates a subscription, or returns the incomplete one from before. @throws PaymentRefusal */
export async function openPayment(deps: Deps, plan: Plan): Promise<OpenPayment> {
  const { stripe, paymentForm } = await orRefusal(readBillingConfig(deps))
  if (!paymentForm) throw new PaymentRefusal(texts.configurationError, texts.configurationErrorText)
  const priceId = plan === 'monthly' ? stripe.monthlyPriceId : stripe.annualPriceId
  if (!priceId) throw new PaymentRefusal(texts.errorTitle, texts.noPrice)
  const body = { priceId, plan }
  const created = await orRefusal(deps.api.call(createSubscription, { body }))
  const { clientSecret, intentType, firstCharge, trialRefused } = created
  if (!clientSecret || !intentType)
    throw new PaymentRefusal(texts.errorTitle, texts.initializationFailed)
  return {
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
        errorMessage(cause, texts.alreadySubscribed),
        '/horoscopes',
        { cause },
      )
    const text = errorMessage(cause, texts.initializationFailed)
    throw new PaymentRefusal(texts.errorTitle, text, '/', { cause })
  }
}
