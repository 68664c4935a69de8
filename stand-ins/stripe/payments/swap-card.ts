import { emitEvent, previousAttributes, put, retrieve, type Store } from '../store/store.ts'
import { liveSubscriptions } from '../subscriptions/create-subscription.ts'
import { save } from '../subscriptions/subscriptions.ts'
import { testCardById } from './cards.ts'
import { attach, newPaymentMethod } from './payment-methods.ts'

/** The outcome of future charges. */
export const cardOutcomes = ['succeed', 'fail', 'authenticate'] as const
type Outcome = (typeof cardOutcomes)[number]

const cards: Record<Outcome, string> = {
  succeed: 'pm_card_visa',
  fail: 'pm_card_chargeCustomerFail',
  authenticate: 'pm_card_authenticationRequired',
}

/** Replaces the customer's card with a test card of this outcome. Charges nothing. */
export async function swapCard(store: Store, id: string, outcome: Outcome) {
  const customer = await retrieve(store, 'customer', id)
  const card = testCardById(cards[outcome], store.at)
  if (!card) throw new Error(`There is no test card for ${outcome}`)
  const method = newPaymentMethod(card, store.at, customer.email)
  await put(store, method)
  await attach(store, method, id)
  const { invoice_settings } = customer
  const settings = { ...invoice_settings, default_payment_method: method.id }
  const after = { ...customer, invoice_settings: settings }
  await put(store, after)
  await emitEvent(store, 'customer.updated', after, previousAttributes(customer, after))
  for (const subscription of await liveSubscriptions(store, id))
    await save(store, subscription, { ...subscription, default_payment_method: method.id })
}
