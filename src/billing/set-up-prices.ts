import type Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'

/** The price of each plan in US cents, and its lookup key. */
const planPrices = {
  monthly: { cents: 599, interval: 'month', lookupKey: 'cosmic_path_monthly' },
  annual: { cents: 5999, interval: 'year', lookupKey: 'cosmic_path_annual' },
} as const

/**
 * Creates the product and its prices in an account. Safe to repeat.
 * @returns the ids of the prices
 * @throws Error if a price with this lookup key has another amount, which needs a manual check
 */
export async function setUpPrices(stripe: Stripe): Promise<Record<Plan, string>> {
  const { data } = await stripe.prices.list({
    lookup_keys: Object.values(planPrices).map(({ lookupKey }) => lookupKey),
    active: true,
  })
  const product = data[0] ? idOf(data[0].product) : await makeProduct(stripe)
  const find = async (plan: Plan) => {
    const { cents, interval, lookupKey } = planPrices[plan]
    const found = data.find(({ lookup_key }) => lookup_key === lookupKey)
    if (!found) return makePrice(stripe, product, plan)
    const isRight = found.unit_amount === cents && found.recurring?.interval === interval
    if (!isRight || found.currency !== 'usd')
      throw new Error(`The price ${found.id} with the lookup key ${lookupKey} differs from ours`)
    return found.id
  }
  return { monthly: await find('monthly'), annual: await find('annual') }
}

async function makeProduct(stripe: Stripe): Promise<string> {
  const product = { name: PRODUCT_NAME }
  return (await stripe.products.create(product, { idempotencyKey: 'set-up:product' })).id
}

async function makePrice(stripe: Stripe, product: string, plan: Plan): Promise<string> {
  const { cents, interval, lookupKey } = planPrices[plan]
  const price = await stripe.prices.create(
    {
      product,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: lookupKey,
      nickname: plan,
    },
    { idempotencyKey: `set-up:${lookupKey}:${product}` },
  )
  return price.id
}

const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)
