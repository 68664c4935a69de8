import { z } from 'zod'
import { call, page } from './call.ts'
import { forgetCustomer } from './forget-customer.ts'
import { Expand, emptyable, Metadata, mergeMetadata, Page, words } from './form.ts'
import { announce, changed, find, type Ledger, need, newId, put } from './ledger.ts'
import type { Customer } from './objects.ts'
import { missing, notTheirs } from './stripe-error.ts'

const Fields = z.strictObject({
  email: emptyable(words).optional(),
  metadata: Metadata.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: emptyable(z.string()).optional() })
    .optional(),
  expand: Expand,
})

export const customerCalls = [
  call('POST', '/v1/customers', Fields, create),
  call(
    'GET',
    '/v1/customers',
    z.strictObject({ ...Page, email: z.string().optional() }),
    (ledger, params) =>
      page(ledger, 'customer', params, { url: '/v1/customers', where: { email: params.email } }),
  ),
  call('GET', '/v1/customers/:id', z.strictObject({ expand: Expand }), async (ledger, _, id) => {
    const found = await find(ledger, 'customer', id)
    if (!found) throw missing('customer', id)
    return found
  }),
  call('POST', '/v1/customers/:id', Fields, update),
  call('DELETE', '/v1/customers/:id', z.strictObject({}), remove),
  call(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...Page, type: z.literal('card').optional() }),
    async (ledger, params, id) => {
      await need(ledger, 'customer', id)
      const url = `/v1/customers/${id}/payment_methods`
      return page(ledger, 'payment_method', params, { url, where: { customer: id } })
    },
  ),
]

type Given = z.infer<typeof Fields>

async function create(ledger: Ledger, { invoice_settings, ...given }: Given) {
  const customer = await withDefaultCard(
    ledger,
    apply(newCustomer(ledger.at), given),
    invoice_settings,
  )
  await put(ledger, customer)
  await announce(ledger, 'customer.created', customer)
  return customer
}

async function update(ledger: Ledger, { invoice_settings, ...given }: Given, id: string) {
  const before = await need(ledger, 'customer', id)
  const after = await withDefaultCard(ledger, apply(before, given), invoice_settings)
  await put(ledger, after)
  await announce(ledger, 'customer.updated', after, changed(before, after))
  return after
}

function apply(customer: Customer, given: Omit<Given, 'invoice_settings'>): Customer {
  const { metadata, expand: _, ...fields } = given
  const set = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    ...customer,
    ...(Object.fromEntries(set) as Partial<Customer>),
    metadata: mergeMetadata(customer.metadata, metadata),
  }
}

async function withDefaultCard(
  ledger: Ledger,
  customer: Customer,
  settings: Given['invoice_settings'],
): Promise<Customer> {
  const wanted = settings?.default_payment_method
  if (wanted === undefined) return customer
  const method = wanted && (await need(ledger, 'payment_method', wanted, PARAM))
  if (method && method.customer !== customer.id) throw notTheirs(method.id, PARAM)
  const { invoice_settings } = customer
  return { ...customer, invoice_settings: { ...invoice_settings, default_payment_method: wanted } }
}

const PARAM = 'invoice_settings[default_payment_method]'

/** With it go its cards, and what runs ends at once. */
async function remove(ledger: Ledger, _: object, id: string) {
  const customer = await need(ledger, 'customer', id)
  await forgetCustomer(ledger, customer)
  return { id, object: 'customer', deleted: true }
}

const newCustomer = (at: number): Customer => {
  const id = newId('cus')
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: at,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
