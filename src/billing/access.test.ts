import { describe, expect, test } from 'vitest'
import { SubscriptionStatus } from '#contract/billing.ts'
import { HOUR } from '#durations.ts'
import { hasAccess } from './access.ts'

const now = new Date('2026-11-22T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR)

describe('[4.3] access', () => {
  test.each(SubscriptionStatus.options)('of a subscription that is %s', (status) => {
    const isGiven = status === 'active' || status === 'trialing'
    expect(hasAccess({ status, periodEnd: inHours(1) }, now)).toBe(isGiven)
  })

  test('needs a subscription with a status', () => {
    expect(hasAccess(undefined, now)).toBe(false)
    expect(hasAccess({ status: null, periodEnd: inHours(1) }, now)).toBe(false)
  })

  test('does not expire without a period end', () => {
    expect(hasAccess({ status: 'active', periodEnd: null }, now)).toBe(true)
    expect(hasAccess({ status: 'canceled', periodEnd: null }, now)).toBe(false)
  })

  test('lasts six hours past the period end, since the renewal may be reported late', () => {
    const endedHoursAgo = (hours: number) => ({
      status: 'active' as const,
      periodEnd: inHours(-hours),
    })
    expect(hasAccess(endedHoursAgo(5.999), now)).toBe(true)
    expect(hasAccess(endedHoursAgo(6), now)).toBe(false)
  })
})
