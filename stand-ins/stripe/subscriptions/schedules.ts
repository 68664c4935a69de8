import type { Schedule, SchedulePhase, Subscription, SubscriptionItem } from '../store/objects.ts'
import { emitEvent, find, newId, put, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { isRunning } from './cancel-schedule.ts'
import { planOf } from './legacy-plan.ts'
import { nextPeriodEnd, type Rhythm } from './period.ts'
import { periodOf, save } from './subscriptions.ts'

/** A schedule whose only phase is the current period of the subscription. */
export async function scheduleSubscription(
  store: Store,
  subscription: Subscription,
): Promise<Schedule> {
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
    )
  const phase = currentPhase(subscription)
  const schedule = newSchedule(store.at, subscription, phase)
  await put(store, schedule)
  await emitEvent(store, 'subscription_schedule.created', schedule)
  await save(store, subscription, { ...subscription, schedule: schedule.id })
  return schedule
}

function currentPhase(subscription: Subscription): SchedulePhase {
  const { start, end } = periodOf(subscription)
  const { trial_end, status } = subscription
  return newPhase({
    start,
    end,
    trialEnd: status === 'trialing' ? trial_end : null,
    items: subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
  })
}

interface PhaseParams {
  start: number
  end: number
  trialEnd: number | null
  items: { price: string; quantity: number }[]
}

export const newPhase = ({ start, end, trialEnd, items }: PhaseParams): SchedulePhase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'usd',
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: items.map(({ price, quantity }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity,
    tax_rates: [],
  })),
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: trialEnd,
})

function newSchedule(at: number, subscription: Subscription, phase: SchedulePhase): Schedule {
  const { id, customer, default_payment_method, billing_mode } = subscription
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: billing_mode.type, flexible: { proration_discounts: 'included' } },
    canceled_at: null,
    completed_at: null,
    created: at,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: id,
    test_clock: null,
  }
}

/** Ends the schedule; the subscription goes on as it is. */
export async function release(store: Store, schedule: Schedule): Promise<Schedule> {
  if (!isRunning(schedule))
    throw invalid(
      `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
  const { subscription: id } = schedule
  const released = await detach(store, schedule, {
    status: 'released',
    released_at: store.at,
    released_subscription: id,
  })
  await emitEvent(store, 'subscription_schedule.released', released)
  const subscription = await find(store, 'subscription', id ?? '')
  if (subscription) await save(store, subscription, { ...subscription, schedule: null })
  return released
}

async function detach(store: Store, schedule: Schedule, change: Partial<Schedule>) {
  const detached: Schedule = { ...schedule, current_phase: null, subscription: null, ...change }
  await put(store, detached)
  return detached
}

/**
 * At the end of a phase: the subscription with the price of the next phase, from which its billing cycle
 * then counts. After the last phase the subscription goes on without a schedule.
 */
export async function enterNextPhase(
  store: Store,
  subscription: Subscription,
  at: number,
): Promise<Subscription> {
  const schedule = subscription.schedule
    ? await find(store, 'subscription_schedule', subscription.schedule)
    : undefined
  if (!schedule || !isRunning(schedule)) return subscription
  const phase = schedule.phases.find(({ start_date }) => start_date === at)
  if (phase) return enter(store, subscription, { schedule, phase })
  if ((schedule.phases.at(-1)?.end_date ?? 0) > at) return subscription
  const released = await detach(store, schedule, {
    status: 'released',
    released_at: at,
    released_subscription: subscription.id,
  })
  await emitEvent(store, 'subscription_schedule.released', released)
  return { ...subscription, schedule: null }
}

async function enter(
  store: Store,
  subscription: Subscription,
  { schedule, phase }: { schedule: Schedule; phase: SchedulePhase },
): Promise<Subscription> {
  const { start_date, end_date } = phase
  const moved = { ...schedule, current_phase: { start_date, end_date } }
  await put(store, moved)
  await emitEvent(store, 'subscription_schedule.updated', moved)
  const price = await retrieve(store, 'price', phase.items[0]?.price ?? '')
  const { items } = subscription
  const data = items.data.map((item): SubscriptionItem => ({ ...item, price, plan: planOf(price) }))
  const method = phase.default_payment_method ?? schedule.default_settings.default_payment_method
  return {
    ...subscription,
    items: { ...items, data },
    billing_cycle_anchor: start_date,
    default_payment_method: method,
  }
}

export const endOfPhase = (start: number, rhythm: Rhythm) => nextPeriodEnd(start, start, rhythm)
