import { z } from 'zod'
import { DAY, SECOND } from '#durations.ts'
import { expireSession } from '../clock/due-changes.ts'
import type { Price, Session } from '../store/objects.ts'
import { newId, put, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { endOfTrial, TrialSettings, trialDays, trialSettings } from '../subscriptions/trial.ts'
import { call, page } from './call.ts'
import { Expand, ExpandOnly, Metadata, mergeMetadata, Page, whole, words } from './form.ts'

export const CHECKOUT_PATH = '/dev/stripe/checkout'

const address = z.string().regex(/^https?:\/\/\S+$/, 'Not a valid URL')

const Create = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.min(1).default(1) }))
    .length(1, 'this stand-in knows subscriptions of one item'),
  success_url: address,
  cancel_url: address.optional(),
  customer: z.string(),
  client_reference_id: words.optional(),
  metadata: Metadata.optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: trialDays.optional(),
      trial_settings: TrialSettings.optional(),
      metadata: Metadata.optional(),
    })
    .optional(),
  payment_method_collection: z.literal('always').optional(),
  expand: Expand,
})

const List = z.strictObject({
  ...Page,
  customer: z.string().optional(),
})

const PATH = '/v1/checkout/sessions'

export const checkoutCalls = (publicUrl: string) => [
  call('POST', PATH, Create, (store, given) => create(store, given, publicUrl)),
  call('GET', PATH, List, (store, params) =>
    page(store, 'checkout.session', params, {
      url: PATH,
      where: { customer: params.customer },
    }),
  ),
  call('GET', `${PATH}/:id`, ExpandOnly, (store, _, id) => retrieve(store, 'checkout.session', id)),
  call('POST', `${PATH}/:id/expire`, ExpandOnly, async (store, _, id) => {
    const session = await retrieve(store, 'checkout.session', id)
    if (session.status === 'open') return expireSession(store, session)
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
    )
  }),
]

type Given = z.infer<typeof Create>

async function create(store: Store, given: Given, publicUrl: string) {
  const { email } = await retrieve(store, 'customer', given.customer, 'customer')
  const [item] = given.line_items
  const price = await retrieve(store, 'price', item?.price ?? '', 'line_items[0][price]')
  const drawn = newSession(store.at, given, { price, quantity: item?.quantity ?? 1, publicUrl })
  const customer_details = email === null ? null : { ...emptyCustomerDetails, email }
  const session: Session = { ...drawn, customer_details }
  await put(store, session, session.expires_at)
  return session
}

export const emptyCustomerDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none' as const,
  tax_ids: [],
}

interface Item {
  price: Price
  quantity: number
  publicUrl: string
}

function newSession(at: number, given: Given, { price, quantity, publicUrl }: Item): Session {
  const id = newId('cs_test')
  const { subscription_data: data = {} } = given
  const total = endOfTrial(at, data.trial_period_days) === null ? price.unit_amount * quantity : 0
  return {
    id,
    object: 'checkout.session',
    ...unusedFields,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: at,
    currency: price.currency,
    customer: given.customer,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    expires_at: at + DAY / SECOND,
    invoice: null,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}${CHECKOUT_PATH}/${id}`,
    hidden: {
      price: price.id,
      quantity,
      trialDays: data.trial_period_days ?? null,
      trialSettings: data.trial_settings ? trialSettings(data.trial_settings) : null,
      subscriptionMetadata: mergeMetadata({}, data.metadata),
      authenticating: null,
    },
  }
}

const unusedFields = {
  adaptive_pricing: null,
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  wallet_options: null,
} satisfies Partial<Session>
