import Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import type { CardSetup, Checkout, Payments, Subscription, SubscriptionParams } from './payments.ts'
import {
  createStripeCaller,
  isInvalidRequest,
  isMissing,
  isRefunded,
  isSetupOver,
} from './stripe-errors.ts'
import { cardOf, EXPAND, idOf, paidIntentsOf, toSubscription } from './stripe-subscription.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

/** The version that the types below were written for; a newer one of the package asks to look again. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10 * SECOND
const RETRIES = 2

interface StripeAccount {
  secretKey: string
  webhookSecret: string
  prices: Record<Plan, string>
}

/** Where Stripe is, if not where it usually is, and how long we wait for it. */
export interface StripeClientOptions {
  fetch?: (request: Request) => Promise<Response>
  host?: string
  port?: number
  protocol?: 'http' | 'https'
  timeout?: number
  maxNetworkRetries?: number
}

/** Stripe, or what answers as Stripe does. */
export function createStripePayments(
  account: StripeAccount,
  log: Log,
  { fetch, ...reach }: StripeClientOptions = {},
): Payments {
  const { prices, webhookSecret } = account
  const stripe = new Stripe(account.secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...reach,
    ...(fetch && { httpClient: inProcess(fetch) }),
  })
  const callStripe = createStripeCaller(log)

  async function listSubscriptions(customerId: string): Promise<Subscription[]> {
    const expand = EXPAND.map((path) => `data.${path}`)
    const asked = { customer: customerId, status: 'all' as const, limit: 100, expand }
    const { data } = await stripe.subscriptions.list(asked)
    return data.map((given) => toSubscription(given, prices))
  }

  /** Where a subscription names no card of its own, the customer's is charged. */
  async function usualCard({ invoice_settings }: Stripe.Customer, subscriptions: Subscription[]) {
    const id = idOf(invoice_settings.default_payment_method)
    if (!id || subscriptions.every(({ card }) => card)) return null
    return cardOf((await unless(isMissing, stripe.paymentMethods.retrieve(id))) ?? null)
  }

  /** @returns cents */
  async function refundOnce(payment_intent: string, idempotencyKey: string): Promise<number> {
    const refund = { payment_intent, reason: 'duplicate' as const }
    try {
      return given(await stripe.refunds.create(refund, { idempotencyKey }))
    } catch (error) {
      if (!isRefunded(error)) throw error
      // By hand, or under a key that the provider has forgotten since.
      const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
      return data.reduce((sum, each) => sum + given(each), 0)
    }
  }

  function given({ id, amount, status }: Stripe.Refund): number {
    if (status !== 'failed' && status !== 'canceled') return amount
    log.error({ refund: id }, 'A refund failed; whoever runs the site has to give the money back')
    return 0
  }

  return {
    prices,

    retrieveCustomer: (customerId) =>
      callStripe(async () => {
        const customer = await unless(isMissing, stripe.customers.retrieve(customerId))
        if (!customer || customer.deleted) return undefined
        const subscriptions = await listSubscriptions(customerId)
        const usual = await usualCard(customer, subscriptions)
        return {
          email: customer.email,
          subscriptions: subscriptions.map((given) => ({ ...given, card: given.card ?? usual })),
        }
      }),

    createCustomer: ({ userId, email }, idempotencyKey) =>
      callStripe(async () => {
        const customer = { email, metadata: { userId } }
        return (await stripe.customers.create(customer, { idempotencyKey })).id
      }),

    updateEmail: (customerId, email) =>
      callStripe(async () => {
        await stripe.customers.update(customerId, { email })
      }),

    deleteCustomer: (customerId) =>
      callStripe(async () => {
        await unless(isMissing, stripe.customers.del(customerId))
      }),

    createSubscription: ({ userId, customerId, plan, trialDays }, idempotencyKey) =>
      callStripe(async () => {
        const given = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: prices[plan] }],
            payment_behavior: 'default_incomplete',
            payment_settings: {
              save_default_payment_method: 'on_subscription',
              payment_method_types: ['card'],
            },
            ...trialOf(trialDays),
            metadata: { userId },
            expand: EXPAND,
          },
          { idempotencyKey },
        )
        return toSubscription(given, prices)
      }),

    setCancelAtPeriodEnd: (subscriptionId, isSet) =>
      callStripe(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isSet })
      }),

    cancelSubscription: (subscriptionId) =>
      callStripe(async () => {
        const ended =
          (await unless(isMissing, stripe.subscriptions.cancel(subscriptionId))) ??
          (await unless(isMissing, stripe.subscriptions.retrieve(subscriptionId)))
        const setup = idOf(ended?.pending_setup_intent)
        // Another tab still shows its card form: a card that is confirmed there would begin nothing.
        if (setup) await unless(isSetupOver, stripe.setupIntents.cancel(setup))
      }),

    refundLatestPayment: (subscriptionId, key) =>
      callStripe(async () => {
        const asked = { expand: ['latest_invoice.payments'] }
        const found = await unless(isMissing, stripe.subscriptions.retrieve(subscriptionId, asked))
        let cents = 0
        for (const id of paidIntentsOf(found)) cents += await refundOnce(id, `${key}:${id}`)
        return cents
      }),

    createCheckout: (order, idempotencyKey) =>
      callStripe(async () => {
        const { userId, customerId, plan, successUrl, cancelUrl } = order
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: prices[plan], quantity: 1 }],
            payment_method_collection: 'always',
            subscription_data: { ...trialOf(order.trialDays), metadata: { userId } },
            metadata: { userId, plan },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        )
        return toCheckout(session)
      }),

    retrieveCheckout: (checkoutId) =>
      callStripe(async () => {
        const session = await unless(isMissing, stripe.checkout.sessions.retrieve(checkoutId))
        return session && toCheckout(session)
      }),

    expireCheckout: (checkoutId) =>
      callStripe(async () => {
        const { sessions } = stripe.checkout
        await unlessDone(sessions.expire(checkoutId), async () => {
          const session = await unless(isMissing, sessions.retrieve(checkoutId))
          return session?.status !== 'open'
        })
      }),

    createCardSetup: ({ customerId, userId }, idempotencyKey) =>
      callStripe(async () => {
        const intent = {
          customer: customerId,
          usage: 'off_session' as const,
          allowed_payment_method_types: ['card' as const],
          metadata: { userId, purpose: 'change of card' },
        }
        return toCardChange(await stripe.setupIntents.create(intent, { idempotencyKey }))
      }),

    retrieveCardSetup: (id) =>
      callStripe(async () => {
        const intent = await unless(isMissing, stripe.setupIntents.retrieve(id))
        return intent && toCardChange(intent)
      }),

    updateDefaultCard: ({ customerId, cardId, subscription }) =>
      callStripe(async () => {
        await stripe.customers.update(customerId, {
          invoice_settings: { default_payment_method: cardId },
        })
        if (!subscription) return
        await stripe.subscriptions.update(subscription.id, { default_payment_method: cardId })
        const { openInvoiceId } = subscription
        if (!openInvoiceId) return
        const idempotencyKey = `pay:${openInvoiceId}:${cardId}`
        const payment = { payment_method: cardId }
        const { invoices } = stripe
        await unlessDone(invoices.pay(openInvoiceId, payment, { idempotencyKey }), async () => {
          return (await invoices.retrieve(openInvoiceId)).status !== 'open'
        })
      }),

    verifyWebhook: (body, signature) => readStripeWebhook(body, signature, webhookSecret),
  }
}

const inProcess = (fetch: (request: Request) => Promise<Response>) =>
  Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init)))

/** @returns undefined where the call failed with an error of this kind */
async function unless<T>(isOfKind: (error: unknown) => boolean, asked: Promise<T>) {
  try {
    return await asked
  } catch (error) {
    if (isOfKind(error)) return undefined
    throw error
  }
}

/** For what Stripe has no error code for: that it was done before shows in the thing itself. */
async function unlessDone(asked: Promise<unknown>, isDone: () => Promise<boolean>) {
  try {
    await asked
  } catch (error) {
    const mayBeDone = isInvalidRequest(error) || isMissing(error)
    if (!mayBeDone || !(await isDone())) throw error
  }
}

/** A trial whose card was never confirmed ends without a charge. */
function trialOf(trialDays: SubscriptionParams['trialDays']) {
  if (!trialDays) return {}
  return {
    trial_period_days: trialDays,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, status, customer, metadata, success_url } = session
  return {
    id,
    customerId: idOf(customer) ?? null,
    state: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
    url: url ?? null,
    plan: metadata?.plan ?? null,
    successUrl: success_url ?? null,
  }
}

function toCardChange({
  id,
  status,
  client_secret,
  payment_method,
}: Stripe.SetupIntent): CardSetup {
  return {
    id,
    state: stateOf(status),
    clientSecret: client_secret ?? '',
    cardId: idOf(payment_method) ?? null,
  }
}

function stateOf(status: Stripe.SetupIntent.Status): CardSetup['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'canceled' ? 'canceled' : 'open'
}
