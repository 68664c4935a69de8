// npm run billing:setup: creates the product and its two prices in the Stripe account of STRIPE_SECRET_KEY, unless they
// exist, and prints their ids.
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
