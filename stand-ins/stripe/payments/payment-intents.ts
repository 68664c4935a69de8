import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../store/objects.ts'
import { emitEvent, list, newId, put, type Store } from '../store/store.ts'

/** Creates the payment intent of an invoice, and the invoice payment that links them. */
export async function addPaymentIntent(
  store: Store,
  invoice: Invoice,
  method?: PaymentMethod,
): Promise<PaymentIntent> {
  const { at } = store
  const drawn = newPaymentIntent(invoice, at)
  const intent: PaymentIntent = method
    ? { ...drawn, status: 'requires_confirmation', payment_method: method.id }
    : drawn
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  await put(store, intent)
  await put(store, payment)
  await emitEvent(store, 'payment_intent.created', intent)
  return intent
}

function newPaymentIntent(invoice: Invoice, at: number): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: at,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
    hidden: { invoice: invoice.id },
  }
}

/** Charges are not stored: each intent has at most one, so its id is derived. */
export const chargeIdOf = ({ id }: PaymentIntent) => id.replace(/^pi/, 'ch')

export async function paymentOf(store: Pick<Store, 'db'>, invoice: string) {
  const [payment] = await list(store, 'invoice_payment', { where: { invoice } })
  return payment
}
