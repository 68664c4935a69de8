import { standingCard } from './cards.ts'
import { announce, changed, type Ledger, need, put } from './ledger.ts'
import { attach, newPaymentMethod } from './payment-methods.ts'
import { liveSubscriptions } from './subscribe.ts'
import { save } from './subscriptions.ts'

/** What the charges to come shall do. */
export const cardOutcomes = ['succeed', 'fail', 'authenticate'] as const
type Outcome = (typeof cardOutcomes)[number]

const cards: Record<Outcome, string> = {
  succeed: 'pm_card_visa',
  fail: 'pm_card_chargeCustomerFail',
  authenticate: 'pm_card_authenticationRequired',
}

/** Puts a card that behaves so in the place of the customer's own. Charges nothing. */
export async function swapCard(ledger: Ledger, id: string, outcome: Outcome) {
  const customer = await need(ledger, 'customer', id)
  const card = standingCard(cards[outcome], ledger.at)
  if (!card) throw new Error(`There is no test card for ${outcome}`)
  const method = newPaymentMethod(card, ledger.at, customer.email)
  await put(ledger, method)
  await attach(ledger, method, id)
  const { invoice_settings } = customer
  const settings = { ...invoice_settings, default_payment_method: method.id }
  const after = { ...customer, invoice_settings: settings }
  await put(ledger, after)
  await announce(ledger, 'customer.updated', after, changed(customer, after))
  for (const subscription of await liveSubscriptions(ledger, id))
    await save(ledger, subscription, { ...subscription, default_payment_method: method.id })
}
