import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import type { Price, Product } from './objects.ts'
import { seedObject } from './stripe-objects-table.ts'

/** Fixed ids, so that processes and restarts agree. */
export const prices = { monthly: 'price_cosmicPathMonthly', annual: 'price_cosmicPathAnnual' }
const PRODUCT = 'prod_cosmicPath'

/** The product and its two prices: $5.99 a month, $59.99 a year. */
export async function seedCatalog(db: Database, at: number) {
  await seedObject(db, product(at))
  await seedObject(db, price(prices.monthly, { key: 'monthly', cents: 599, interval: 'month', at }))
  await seedObject(db, price(prices.annual, { key: 'annual', cents: 5999, interval: 'year', at }))
}

const product = (at: number): Product => ({
  id: PRODUCT,
  object: 'product',
  active: true,
  created: at,
  default_price: prices.monthly,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: PRODUCT_NAME,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: at,
  url: null,
})

interface Offer {
  key: string
  cents: number
  interval: 'month' | 'year'
  at: number
}

const price = (id: string, { key, cents, interval, at }: Offer): Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: at,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: key,
  metadata: {},
  nickname: null,
  product: PRODUCT,
  recurring: {
    interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
})
