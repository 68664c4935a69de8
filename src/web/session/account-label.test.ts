import { expect, test } from 'vitest'
import { accountLabel } from './account-label.ts'

test.each([
  [{ firstName: 'Ada', email: 'ada@example.com' }, 'Ada'],
  [{ firstName: '', email: 'ada@example.com' }, 'ada@example.com'],
  [{ firstName: '  ', email: 'ada@example.com' }, 'ada@example.com'],
  [{ firstName: null, email: ' ' }, 'Account'],
  [undefined, 'Account'],
  [null, 'Account'],
])('[2.4] the menu of %j is labeled %s', (user, label) => {
  expect(accountLabel(user)).toBe(label)
})
