import { intentOf } from './collect.ts'
import { type Ledger, list, listOf } from './ledger.ts'
import type { Invoice } from './objects.ts'
import { invalid } from './stripe-error.ts'
import { findObject } from './stripe-objects-table.ts'

type Books = Pick<Ledger, 'db'>
type Thing = Record<string, unknown>

const ID = /^(cus|sub|in|pi|ch|seti|pm|price|prod|cs_test)_\w+$/

/** Puts whole objects where ids stand, along paths such as `latest_invoice.payments.data.payment`. */
export async function expand(books: Books, answer: object, paths: string[]): Promise<object> {
  let whole: unknown = answer
  for (const path of paths) whole = await expandAlong(books, whole, path.split('.'), path)
  return whole as object
}

async function expandAlong(
  books: Books,
  value: unknown,
  path: string[],
  said: string,
): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((each) => expandAlong(books, each, path, said)))
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  const thing = value as Thing
  if (thing.deleted === true) return thing
  const part = await partOf(books, thing, key)
  if (part === undefined)
    throw invalid(`This property cannot be expanded (${said}).`, { param: 'expand' })
  return { ...thing, [key]: await expandAlong(books, part, rest, said) }
}

/** @returns undefined where there is nothing of that name */
async function partOf(books: Books, thing: Thing, key: string): Promise<unknown> {
  const value = thing[key]
  // What is named may be gone, with the customer whose it was.
  if (typeof value === 'string')
    return (await findObject(books.db, value)) ?? (ID.test(value) ? value : undefined)
  if (value !== undefined) return value
  return onlyWhenAsked(books, thing, key)
}

/** What an answer holds only when it is asked for. */
async function onlyWhenAsked(books: Books, thing: Thing, key: string): Promise<unknown> {
  const id = String(thing.id)
  if (thing.object === 'invoice' && key === 'payments')
    return listOf(
      await list(books, 'invoice_payment', { where: { invoice: id } }),
      `/v1/invoice_payments?invoice=${id}`,
    )
  if (thing.object === 'invoice' && key === 'confirmation_secret')
    return confirmationSecret(books, thing as unknown as Invoice)
  return undefined
}

/** Where nothing is left to pay, there is no secret. */
async function confirmationSecret(books: Books, invoice: Invoice) {
  if (invoice.status !== 'open') return null
  const { client_secret } = await intentOf(books, invoice)
  return { client_secret, type: 'payment_intent' }
}
