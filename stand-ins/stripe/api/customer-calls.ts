import { z } from 'zod'
import type { Customer } from '../store/objects.ts'
import {
  emitEvent,
  find,
  newId,
  previousAttributes,
  put,
  retrieve,
  type Store,
} from '../store/store.ts'
import { missing, notTheirs } from '../stripe-error.ts'
import { deleteCustomer } from '../subscriptions/delete-customer.ts'
import { call, page } from './call.ts'
import { Expand, emptyable, Metadata, mergeMetadata, Page, words } from './form.ts'

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
    (store, params) =>
      page(store, 'customer', params, { url: '/v1/customers', where: { email: params.email } }),
  ),
  call('GET', '/v1/customers/:id', z.strictObject({ expand: Expand }), async (store, _, id) => {
    const found = await find(store, 'customer', id)
    if (!found) throw missing('customer', id)
    return found
  }),
  call('POST', '/v1/customers/:id', Fields, update),
  call('DELETE', '/v1/customers/:id', z.strictObject({}), remove),
  call(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...Page, type: z.literal('card').optional() }),
    async (store, params, id) => {
      await retrieve(store, 'customer', id)
      const url = `/v1/customers/${id}/payment_methods`
      return page(store, 'payment_method', params, { url, where: { customer: id } })
    },
  ),
]

type Given = z.infer<typeof Fields>

async function create(store: Store, { invoice_settings, ...given }: Given) {
  const customer = await withDefaultCard(
    store,
    apply(newCustomer(store.at), given),
    invoice_settings,
  )
  await put(store, customer)
  await emitEvent(store, 'customer.created', customer)
  return customer
}

async function update(store: Store, { invoice_settings, ...given }: Given, id: string) {
  const before = await retrieve(store, 'customer', id)
  const after = await withDefaultCard(store, apply(before, given), invoice_settings)
  await put(store, after)
  await emitEvent(store, 'customer.updated', after, previousAttributes(before, after))
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
  store: Store,
  customer: Customer,
  settings: Given['invoice_settings'],
): Promise<Customer> {
  const methodId = settings?.default_payment_method
  if (methodId === undefined) return customer
  const method = methodId && (await retrieve(store, 'payment_method', methodId, PARAM))
  if (method && method.customer !== customer.id) throw notTheirs(method.id, PARAM)
  const { invoice_settings } = customer
  return {
    ...customer,
    invoice_settings: { ...invoice_settings, default_payment_method: methodId },
  }
}

const PARAM = 'invoice_settings[default_payment_method]'

/** Deletes its cards too, and cancels its subscriptions. */
async function remove(store: Store, _: object, id: string) {
  const customer = await retrieve(store, 'customer', id)
  await deleteCustomer(store, customer)
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
