import { intentOf } from '../payments/invoice-payments.ts'
import type { Invoice } from '../store/objects.ts'
import { list, listOf, type Store } from '../store/store.ts'
import { findObject } from '../store/stripe-objects-table.ts'
import { invalid } from '../stripe-error.ts'

type StoreDeps = Pick<Store, 'db'>
type Thing = Record<string, unknown>

const ID = /^(cus|sub|in|pi|ch|seti|pm|price|prod|cs_test)_\w+$/

/** Replaces ids with objects, along paths such as `latest_invoice.payments.data.payment`. */
export async function expand(deps: StoreDeps, answer: object, paths: string[]): Promise<object> {
  let whole: unknown = answer
  for (const path of paths) whole = await expandAlong(deps, whole, path.split('.'), path)
  return whole as object
}

async function expandAlong(
  deps: StoreDeps,
  value: unknown,
  path: string[],
  said: string,
): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((each) => expandAlong(deps, each, path, said)))
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  const thing = value as Thing
  if (thing.deleted === true) return thing
  const part = await partOf(deps, thing, key)
  if (part === undefined)
    throw invalid(`This property cannot be expanded (${said}).`, { param: 'expand' })
  return { ...thing, [key]: await expandAlong(deps, part, rest, said) }
}

/** @returns undefined when there is no such property */
async function partOf(deps: StoreDeps, thing: Thing, key: string): Promise<unknown> {
  const value = thing[key]
  // The object may have been deleted with its customer.
  if (typeof value === 'string')
    return (await findObject(deps.db, value)) ?? (ID.test(value) ? value : undefined)
  if (value !== undefined) return value
  return onlyWhenAsked(deps, thing, key)
}

/** Properties that are included only when expanded. */
async function onlyWhenAsked(deps: StoreDeps, thing: Thing, key: string): Promise<unknown> {
  const id = String(thing.id)
  if (thing.object === 'invoice' && key === 'payments')
    return listOf(
      await list(deps, 'invoice_payment', { where: { invoice: id } }),
      `/v1/invoice_payments?invoice=${id}`,
    )
  if (thing.object === 'invoice' && key === 'confirmation_secret')
    return confirmationSecret(deps, thing as unknown as Invoice)
  return undefined
}

/** An invoice with nothing left to pay has no secret. */
async function confirmationSecret(deps: StoreDeps, invoice: Invoice) {
  if (invoice.status !== 'open') return null
  const { client_secret } = await intentOf(deps, invoice)
  return { client_secret, type: 'payment_intent' }
}
