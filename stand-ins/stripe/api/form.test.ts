import { expect, test } from 'vitest'
import { z } from 'zod'
import { decodeForm, flag, mergeMetadata, readParams, whole } from './form.ts'

test('decodes brackets into objects and lists', () => {
  expect(
    decodeForm(
      'items[0][price]=p&items[0][quantity]=2&items[1][price]=q&expand[]=a&expand[]=b&m[k]=v',
    ),
  ).toEqual({
    items: [{ price: 'p', quantity: '2' }, { price: 'q' }],
    expand: ['a', 'b'],
    m: { k: 'v' },
  })
})

test('decodes percent signs, plus signs and brackets in values', () => {
  expect(
    decodeForm('email=a%2Bb%40example.com&name=Ada+L.&u=https%3A%2F%2Fx%2F%7Bid%7D%5B0%5D'),
  ).toEqual({
    email: 'a+b@example.com',
    name: 'Ada L.',
    u: 'https://x/{id}[0]',
  })
})

test('names such as __proto__ do not pollute prototypes', () => {
  decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

const Params = z.strictObject({
  customer: z.string(),
  items: z.array(z.strictObject({ price: z.string() })).optional(),
  days: whole.optional(),
  ends: flag.optional(),
  state: z.enum(['on', 'off']).optional(),
})

test.each([
  ['', 'Missing required param: customer.', 'customer', 'parameter_missing'],
  ['customer=c&color=red', 'Received unknown parameter: color', 'color', 'parameter_unknown'],
  ['customer=c&items[0]=', undefined, 'items[0]', undefined],
  [
    'customer=c&items[0][prize]=x',
    'Missing required param: items[0][price].',
    'items[0][price]',
    'parameter_missing',
  ],
  ['customer=c&days=soon', 'Invalid integer: soon', 'days', 'parameter_invalid_integer'],
  ['customer=c&ends=maybe', 'Invalid ends: must be one of true, false', 'ends', undefined],
  ['customer=c&state=lost', 'Invalid state: must be one of on, off', 'state', undefined],
])('%j is refused in Stripe’s words, naming the parameter', (form, message, param, code) => {
  let refusal: unknown
  try {
    readParams(Params, decodeForm(form))
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({
    status: 400,
    details: {
      type: 'invalid_request_error',
      param,
      ...(message && { message }),
      ...(code && { code }),
    },
  })
})

test('metadata is merged by key, and an empty value deletes its key', () => {
  expect(mergeMetadata({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' })
  expect(mergeMetadata({ a: '1' }, '')).toEqual({})
  expect(mergeMetadata({ a: '1' }, undefined)).toEqual({ a: '1' })
})
