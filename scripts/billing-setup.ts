// node scripts/run.mjs scripts/billing-setup.ts: makes the product and its two prices in the account of
// STRIPE_SECRET_KEY, where they are not there already, and says how they are called.
import Stripe from 'stripe'
import { setUpPrices } from '../src/billing/set-up-prices.ts'

const secretKey = process.env.STRIPE_SECRET_KEY
if (!secretKey) {
  console.error(
    'Set STRIPE_SECRET_KEY to the secret key of the account in which to set up the prices.',
  )
  process.exit(1)
}
try {
  const { monthly, annual } = await setUpPrices(new Stripe(secretKey))
  console.log(`STRIPE_PRICE_MONTHLY=${monthly}\nSTRIPE_PRICE_ANNUAL=${annual}`)
} catch (error) {
  console.error(`Stripe refused: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
