import type Stripe from 'stripe'
import type { Payments, Subscription } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { isInvalidRequest, isMissing, undefinedIf } from './stripe-errors.ts'
import { withScheduledCharge } from './stripe-plan-changes.ts'
import { cardOf, EXPAND, idOf, toSubscription } from './stripe-subscription.ts'

type Customers = Pick<
  Payments,
  'retrieveCustomer' | 'createCustomer' | 'updateEmail' | 'deleteCustomer'
>

export function createStripeCustomers(context: StripeContext): Customers {
  const { stripe, callStripe } = context
  return {
    retrieveCustomer: (customerId) =>
      callStripe(async () => {
        const customer = await undefinedIf(isMissing, stripe.customers.retrieve(customerId))
        if (!customer || customer.deleted) return undefined
        const subscriptions = await listSubscriptions(context, customerId)
        const defaultCard = await retrieveDefaultCard(context, customer, subscriptions)
        return {
          email: customer.email,
          subscriptions: subscriptions.map((each) => ({ ...each, card: each.card ?? defaultCard })),
        }
      }),

    createCustomer: ({ userId, email }, idempotencyKey) =>
      callStripe(async () => {
        const params = { email, metadata: { userId } }
        return (await stripe.customers.create(params, { idempotencyKey })).id
      }),

    updateEmail: (customerId, email) =>
      callStripe(async () => {
        await stripe.customers.update(customerId, { email })
      }),

    deleteCustomer: (customerId) =>
      callStripe(async () => {
        await undefinedIf(isMissing, stripe.customers.del(customerId))
      }),
  }
}

/** A plan that changes while it is read has no preview anymore; the second look finds it changed. */
async function listSubscriptions(
  context: StripeContext,
  customer: string,
): Promise<Subscription[]> {
  const list = () => listWithScheduledCharges(context, customer)
  return (await undefinedIf(isInvalidRequest, list())) ?? list()
}

async function listWithScheduledCharges(
  { stripe, prices }: StripeContext,
  customer: string,
): Promise<Subscription[]> {
  const expand = EXPAND.map((path) => `data.${path}`)
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
  return Promise.all(
    data.map((each) => withScheduledCharge(stripe, toSubscription(each, prices), each.schedule)),
  )
}

/** Charged for every subscription that has no card of its own. */
async function retrieveDefaultCard(
  { stripe }: StripeContext,
  { invoice_settings }: Stripe.Customer,
  subscriptions: Subscription[],
) {
  const id = idOf(invoice_settings.default_payment_method)
  if (!id || subscriptions.every(({ card }) => card)) return null
  return cardOf((await undefinedIf(isMissing, stripe.paymentMethods.retrieve(id))) ?? null)
}
