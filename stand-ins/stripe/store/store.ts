import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import Stripe from 'stripe'
import type { Database } from '#database.ts'
import { missing } from '../stripe-error.ts'
import type {
  Customer,
  Invoice,
  InvoicePayment,
  ListOf,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Refund,
  Schedule,
  Session,
  SetupIntent,
  Subscription,
} from './objects.ts'
import { addEvent } from './stripe-events-table.ts'
import {
  findObject,
  type ListParams,
  listObjects,
  putObject,
  type StoredObject,
} from './stripe-objects-table.ts'

/** The account's objects, within one transaction. */
export interface Store {
  db: Database
  /** The account's clock, Unix seconds. */
  at: number
  /** The API request that caused the change; null for a change by the clock. */
  request: { id: string; idempotency_key: string | null } | null
}

interface Kinds {
  customer: Customer
  product: Product
  price: Price
  payment_method: PaymentMethod
  setup_intent: SetupIntent
  payment_intent: PaymentIntent
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  refund: Refund
  subscription_schedule: Schedule
  'checkout.session': Session
}
export type Kind = keyof Kinds

export async function find<K extends Kind>(
  { db }: Pick<Store, 'db'>,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> {
  const found = await findObject(db, id)
  return found?.object === kind ? (found as Kinds[K]) : undefined
}

/** @throws StripeError 404, or 400 when the id is in a parameter */
export async function retrieve<K extends Kind>(
  store: Pick<Store, 'db'>,
  kind: K,
  id: string,
  param?: string,
): Promise<Kinds[K]> {
  const found = await find(store, kind, id)
  if (!found || 'deleted' in found) throw missing(kind, id, param)
  return found
}

export async function list<K extends Kind>(
  { db }: Pick<Store, 'db'>,
  kind: K,
  params: Omit<ListParams, 'type'> = {},
): Promise<Kinds[K][]> {
  return (await listObjects(db, { type: kind, ...params })) as Kinds[K][]
}

/** Inserts or replaces an object. `due`: the time of its next change, Unix seconds. */
export async function put({ db }: Store, object: Kinds[Kind], due: number | null = null) {
  await putObject(db, object, due)
}

/** Stores an event, which is sent by webhook later. */
export async function emitEvent(
  store: Store,
  type: string,
  object: StoredObject,
  previous?: object,
) {
  await addEvent(store.db, {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: store.at,
    data: { object: toWire(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: store.request ?? { id: null, idempotency_key: null },
    type,
  } as StoredObject & { type: string })
}

/** As Stripe's: a prefix for the type, and 24 letters and digits. */
export function newId(prefix: string): string {
  const random = randomBytes(36).toString('base64').replace(/[+/]/g, '').slice(0, 24)
  return `${prefix}_${random.padEnd(24, '0')}`
}

/** Removes `hidden` fields. */
export function toWire<T>(value: T): T {
  if (Array.isArray(value)) return value.map(toWire) as T
  if (typeof value !== 'object' || value === null) return value
  const seen = Object.entries(value).filter(([key]) => key !== 'hidden')
  return Object.fromEntries(seen.map(([key, inner]) => [key, toWire(inner)])) as T
}

/** The `previous_attributes` of an event: fields of `before` that differ in `after`. */
export function previousAttributes<T extends object>(before: T, after: T): Partial<T> {
  const keys = Object.keys(toWire(before)) as (keyof T)[]
  return Object.fromEntries(
    keys
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => [key, before[key]]),
  ) as Partial<T>
}

export const listOf = <T>(data: T[], url: string, has_more = false): ListOf<T> => ({
  object: 'list',
  data,
  has_more,
  url,
})
