import Stripe from 'stripe'
import { createStripeContext, type StripeClientOptions } from '#billing/stripe-client.ts'
import type { Config } from '#config.ts'
import type { Plan } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import { createLog } from '#log.ts'
import { broken, codeOf, type Finding, off, ok, warning } from './finding.ts'

const intervals = { monthly: 'month', annual: 'year' } as const
const variables = { monthly: 'STRIPE_PRICE_MONTHLY', annual: 'STRIPE_PRICE_ANNUAL' } as const

/** Reads both prices. */
export async function checkPayments(
  { stripe: account, standIns }: Pick<Config, 'stripe' | 'standIns'>,
  options: StripeClientOptions = {},
): Promise<Finding> {
  if (!account)
    return off(
      standIns.stripe
        ? 'Payments are only tried out, with test cards: set the five STRIPE_ variables to be paid.'
        : 'Nobody can subscribe: set the five STRIPE_ variables.',
    )
  const { stripe } = createStripeContext(account, createLog('silent'), {
    timeout: 8 * SECOND,
    maxNetworkRetries: 0,
    ...options,
  })
  try {
    const [monthly, annual] = await Promise.all([
      readPrice(stripe, 'monthly', account.prices.monthly),
      readPrice(stripe, 'annual', account.prices.annual),
    ])
    const wrong = [monthly, annual].find((price) => typeof price === 'string')
    if (typeof wrong === 'string') return broken(wrong)
    return ok(
      `Stripe knows the key and both prices: ${[monthly, annual].map(describePrice).join(' and ')}.`,
    )
  } catch (error) {
    return describeFailure(error)
  }
}

/** @returns the price, or what is wrong with it */
async function readPrice(stripe: Stripe, plan: Plan, id: string): Promise<Stripe.Price | string> {
  try {
    const price = await stripe.prices.retrieve(id)
    if (!price.active)
      return `The price of ${variables[plan]} is archived at Stripe: name an active one.`
    if (price.recurring?.interval !== intervals[plan])
      return `The price of ${variables[plan]} is not charged every ${intervals[plan]}: name another one.`
    return price
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
    return `${variables[plan]} names no price of this Stripe account: npm run -s billing:setup prints the right ones.`
  }
}

function describePrice(price: Stripe.Price | string | undefined): string {
  const { unit_amount, currency, recurring } = price as Stripe.Price
  const amount = ((unit_amount ?? 0) / 100).toFixed(2)
  return `${amount} ${currency.toUpperCase()} a ${recurring?.interval}`
}

function describeFailure(error: unknown): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return broken('Stripe refuses STRIPE_SECRET_KEY: copy the secret key again from its dashboard.')
  if (error instanceof Stripe.errors.StripePermissionError)
    return warning(
      'STRIPE_SECRET_KEY may not read prices, so that they cannot be checked: give the restricted key read access to prices.',
    )
  if (error instanceof Stripe.errors.StripeConnectionError)
    return broken('Stripe cannot be reached: let this machine reach api.stripe.com over HTTPS.')
  return broken(
    `Stripe did not answer as expected (${codeOf(error)}): look at status.stripe.com, and try again.`,
  )
}
