import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { hasUsedTrial, selectCurrent } from './current-subscription.ts'
import type { Subscription } from './payments.ts'

const subscription = (id: string, status: SubscriptionStatus, createdOn = '2026-11-01') =>
  ({ id, status, createdAt: new Date(createdOn), hadTrial: true }) as Subscription

test.each<[SubscriptionStatus, SubscriptionStatus]>([
  ['active', 'past_due'],
  ['trialing', 'past_due'],
  ['past_due', 'unknown'],
  ['unknown', 'canceled'],
  ['canceled', 'incomplete'],
  ['incomplete', 'incomplete_expired'],
])('a subscription that is %s comes before one that is %s', (first, second) => {
  const both = [subscription('sub_second', second), subscription('sub_first', first)]
  expect(selectCurrent(both, 'sub_second')?.id).toBe('sub_first')
  expect(selectCurrent(both.toReversed(), 'sub_second')?.id).toBe('sub_first')
})

test('of two equal ones, the known one stays, otherwise the newer one is current', () => {
  const both = [
    subscription('sub_old', 'active', '2026-11-01'),
    subscription('sub_new', 'active', '2026-11-02'),
  ]
  expect(selectCurrent(both, 'sub_old')?.id).toBe('sub_old')
  expect(selectCurrent(both, null)?.id).toBe('sub_new')
})

test.each<[SubscriptionStatus, boolean]>([
  ['trialing', true],
  ['canceled', true],
  ['incomplete', false],
  ['incomplete_expired', false],
])('a trial whose subscription is %s counts as used: %s', (status, isUsed) => {
  expect(hasUsedTrial(subscription('sub_1', status))).toBe(isUsed)
})
