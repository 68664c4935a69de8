import type { Log } from '#log.ts'
import type { Payments } from './payments.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeCheckout } from './stripe-checkout.ts'
import {
  createStripeContext,
  type StripeAccount,
  type StripeClientOptions,
} from './stripe-client.ts'
import { createStripeCustomers } from './stripe-customers.ts'
import { createStripeInvoices } from './stripe-invoices.ts'
import { createStripePlanChanges } from './stripe-plan-changes.ts'
import { createStripeRefunds } from './stripe-refunds.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

/** Stripe, or a stand-in that answers as Stripe does. */
export function createStripePayments(
  account: StripeAccount,
  log: Log,
  options: StripeClientOptions = {},
): Payments {
  const context = createStripeContext(account, log, options)
  return {
    prices: account.prices,
    ...createStripeCustomers(context),
    ...createStripeSubscriptions(context),
    ...createStripePlanChanges(context),
    ...createStripeInvoices(context),
    ...createStripeRefunds(context),
    ...createStripeCheckout(context),
    ...createStripeCards(context),
    verifyWebhook: (body, signature) => readStripeWebhook(body, signature, account.webhookSecret),
  }
}
