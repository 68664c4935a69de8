import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { toSubscription } from './stripe-subscription.ts'

const prices = { monthly: 'price_m', annual: 'price_y' }
const DAY_SECONDS = 86_400
const START = Date.parse('2026-11-21T00:00:00Z') / 1000

/** The fields of Stripe's answer that we read. */
const given = (different: object = {}, price: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: START,
    trial_start: null,
    trial_end: null,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    default_payment_method: null,
    pending_setup_intent: null,
    latest_invoice: null,
    items: {
      data: [
        {
          current_period_end: START + 30 * DAY_SECONDS,
          quantity: 1,
          price: { id: 'price_m', unit_amount: 599, recurring: { interval: 'month' }, ...price },
        },
      ],
    },
    ...different,
  }) as unknown as Stripe.Subscription

const inTrial = { trial_start: START, trial_end: START + 30 * DAY_SECONDS }
const inTrialWithCard = { ...inTrial, default_payment_method: 'pm_1' }

describe('[3.15][4.3] a subscription as Stripe reports it', () => {
  test.each([
    ['active', {}, 'active'],
    ['trialing', inTrialWithCard, 'trialing'],
    ['trialing', inTrial, 'trialing'],
    ['trialing', { ...inTrial, pending_setup_intent: 'seti_1' }, 'incomplete'],
    ['past_due', {}, 'past_due'],
    ['incomplete', {}, 'incomplete'],
    ['incomplete_expired', {}, 'incomplete_expired'],
    ['canceled', {}, 'canceled'],
    ['canceled', inTrialWithCard, 'canceled'],
    ['canceled', inTrial, 'incomplete_expired'],
    ['unpaid', {}, 'unknown'],
    ['paused', {}, 'unknown'],
    ['invented later', {}, 'unknown'],
  ])('%s with %o is %s', (status, more, ours) => {
    expect(toSubscription(given({ status, ...more }), prices).status).toBe(ours)
  })

  test.each([
    [{ id: 'price_m' }, 'monthly'],
    [{ id: 'price_y', recurring: { interval: 'year' } }, 'annual'],
    [{ id: 'price_of_before', recurring: { interval: 'year' } }, 'annual'],
    [{ id: 'price_of_before', recurring: { interval: 'month' } }, 'monthly'],
    [{ id: 'price_of_another', recurring: { interval: 'week' } }, null],
  ])('the price %o is the plan %s', (price, plan) => {
    expect(toSubscription(given({}, price), prices).plan).toBe(plan)
  })

  test('the period ends with the last payment, or when the subscription ended', () => {
    const end = (more: object) => toSubscription(given(more), prices).periodEnd?.toISOString()
    expect(end({})).toBe('2026-12-21T00:00:00.000Z')
    expect(end({ status: 'canceled', ended_at: START })).toBe('2026-11-21T00:00:00.000Z')
    expect(end({ cancel_at: START + DAY_SECONDS })).toBe('2026-11-22T00:00:00.000Z')
  })

  test('the next charge is known, and there is none after a cancellation', () => {
    const next = (more: object) => toSubscription(given(more), prices).nextCharge
    const monthly = { at: '2026-12-21T00:00:00.000Z', amountCents: 599 }
    expect(next({})).toEqual(monthly)
    expect(next({ status: 'trialing', ...inTrialWithCard })).toEqual(monthly)
    expect(next({ cancel_at_period_end: true })).toBeNull()
    expect(next({ status: 'canceled', ended_at: START })).toBeNull()
    const latest_invoice = { next_payment_attempt: START + DAY_SECONDS, amount_remaining: 599 }
    expect(next({ status: 'past_due', latest_invoice })).toEqual({
      at: '2026-11-22T00:00:00.000Z',
      amountCents: 599,
    })
    const givenUp = { status: 'open', next_payment_attempt: null, amount_remaining: 599 }
    expect(next({ status: 'past_due', latest_invoice: givenUp })).toEqual(monthly)
    const ends = { status: 'past_due', latest_invoice: givenUp, cancel_at_period_end: true }
    expect(next(ends)).toBeNull()
  })
})

describe('the plan that a subscription changes to', () => {
  const now = START + 10 * DAY_SECONDS
  const phase = (start: number, end: number, price: string) => ({
    start_date: start,
    end_date: end,
    items: [{ price }],
  })
  const end = START + 30 * DAY_SECONDS
  const current = phase(START, end, 'price_m')
  const annual = phase(end, end + 365 * DAY_SECONDS, 'price_y')
  const nextPlan = (schedule: unknown) => toSubscription(given({ schedule }), prices).nextPlan

  test.each([
    ['is that of the next phase', { current_phase: current, phases: [current, annual] }, 'annual'],
    ['is none in the last phase', { current_phase: annual, phases: [current, annual] }, null],
    [
      'is none before the schedule has a second phase',
      { current_phase: current, phases: [current] },
      null,
    ],
    [
      'is none after the schedule has ended',
      { current_phase: null, phases: [current, annual] },
      null,
    ],
    [
      'is none if the plan stays',
      { current_phase: current, phases: [current, phase(end, now, 'price_m')] },
      null,
    ],
    ['is unknown from an id alone', 'sub_sched_1', null],
    ['is none without a schedule', null, null],
  ])('%s', (_, schedule, plan) => {
    expect(nextPlan(schedule)).toBe(plan)
  })
})

test('a subscription with a cancellation date is canceled, and has no next charge', () => {
  const cancelAt = START + 10 * DAY_SECONDS
  expect(toSubscription(given({ cancel_at: cancelAt }), prices)).toMatchObject({
    cancelAtPeriodEnd: true,
    nextCharge: null,
    periodEnd: new Date(cancelAt * 1000),
  })
})
