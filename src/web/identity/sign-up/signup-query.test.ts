import { expect, test } from 'vitest'
import { redirectAfterSignUp } from './signup-query.ts'

test.each([
  ['', '/'],
  ['?redirect=/readings', '/readings'],
  ['?redirect=//evil.example', '/'],
  ['?plan=', '/checkout?plan=monthly'],
  ['?plan=monthly', '/checkout?plan=monthly'],
  ['?plan=annual', '/checkout?plan=annual'],
  ['?plan=Annual', '/'],
  ['?plan=weekly&redirect=/readings', '/readings'],
  ['?plan=monthly&redirect=/readings', '/checkout?plan=monthly&redirect=/readings'],
  ['?plan=annual&redirect=//evil.example', '/checkout?plan=annual&redirect=/'],
  [
    '?plan=monthly&redirect=/readings?type=synastry',
    '/checkout?plan=monthly&redirect=/readings?type=synastry',
  ],
])('[2.10] /signup%s redirects to %s', (query, target) => {
  expect(redirectAfterSignUp(new URLSearchParams(query))).toBe(target)
})
