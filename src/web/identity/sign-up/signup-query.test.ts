import { expect, test } from 'vitest'
import { accountLabel } from '../session/account-label.ts'
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
  [
    '?plan=monthly&redirect=/readings?type=synastry',
    '/checkout?plan=monthly&redirect=/readings?type=synastry',
  ],
])('[2.10] /signup%s leads on to %s', (query, target) => {
  expect(redirectAfterSignUp(new URLSearchParams(query))).toBe(target)
})

test.each([
  [{ firstName: 'Ada', email: 'ada@example.com' }, 'Ada'],
  [{ firstName: '', email: 'ada@example.com' }, 'ada@example.com'],
  [{ firstName: '  ', email: 'ada@example.com' }, 'ada@example.com'],
  [{ firstName: null, email: ' ' }, 'Account'],
  [undefined, 'Account'],
  [null, 'Account'],
])('[2.4] the menu of %j is labelled %s', (user, label) => {
  expect(accountLabel(user)).toBe(label)
})
