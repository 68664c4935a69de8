import type { PaymentMethod } from '../store/objects.ts'
import { emitEvent, newId, put, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { type Card, testCardById } from './cards.ts'

export function newPaymentMethod(
  card: Card,
  at: number,
  email: string | null = null,
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: at,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    hidden: { behavior: card.behavior, wasSetUp: false },
  }
}

/** Finds a payment method, or creates one if the id is that of a test card. */
export async function findOrMakeMethod(store: Store, id: string): Promise<PaymentMethod> {
  const card = testCardById(id, store.at)
  if (!card) return retrieve(store, 'payment_method', id, 'payment_method')
  const made = newPaymentMethod(card, store.at)
  await put(store, made)
  return made
}

/** The same for an optional id. */
export async function findGivenMethod(
  store: Store,
  id: string | null | undefined,
): Promise<PaymentMethod | undefined> {
  return id ? findOrMakeMethod(store, id) : undefined
}

export async function attach(
  store: Store,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  if (method.customer === customer) return method
  if (method.customer)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  const attached = { ...method, customer }
  await put(store, attached)
  await emitEvent(store, 'payment_method.attached', attached)
  return attached
}

/** Marks the card as authenticated for future payments. */
export async function markSetUp(store: Store, method: PaymentMethod): Promise<PaymentMethod> {
  const ready = { ...method, hidden: { ...method.hidden, wasSetUp: true } }
  await put(store, ready)
  return ready
}
