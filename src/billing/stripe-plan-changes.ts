import type Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import type { Payments, PlanPreview, Subscription } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { unlessDone } from './stripe-errors.ts'
import { idOf } from './stripe-subscription.ts'

const lengths = { monthly: 'month', annual: 'year' } as const satisfies Record<Plan, string>

/**
 * A plan changes at the end of the paid period or of the trial, by a subscription schedule with two phases.
 * A change at once would bring prorations, and a change of the interval during the period starts a new one.
 * Source: https://docs.stripe.com/billing/subscriptions/subscription-schedules
 */
export function createStripePlanChanges({
  stripe,
  callStripe,
  prices,
}: StripeContext): Pick<Payments, 'previewPlan' | 'schedulePlan' | 'cancelPlanChange'> {
  /** The running schedule of a subscription, or a new one with the current period as its only phase. */
  async function openSchedule(subscriptionId: string, idempotencyKey: string) {
    const { schedule } = await stripe.subscriptions.retrieve(subscriptionId)
    const attached = idOf(schedule)
    if (attached) return stripe.subscriptionSchedules.retrieve(attached)
    const params = { from_subscription: subscriptionId }
    return stripe.subscriptionSchedules.create(params, { idempotencyKey })
  }

  return {
    previewPlan: ({ customerId, plan, at }) =>
      callStripe(async () => {
        const start_date = at.getTime() / SECOND
        const invoice = await stripe.invoices.createPreview({
          customer: customerId,
          schedule_details: {
            end_behavior: 'release',
            phases: [{ ...phaseOf(prices, plan), start_date }],
          },
        })
        return toPreview(invoice, at)
      }),

    schedulePlan: ({ subscriptionId, plan, at }, key) =>
      callStripe(async () => {
        const schedule = await openSchedule(subscriptionId, key)
        const current = currentPhaseOf(schedule)
        if (current?.end_date !== at.getTime() / SECOND) return false
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            repeatPhase(current),
            { ...phaseOf(prices, plan), billing_cycle_anchor: 'phase_start' },
          ],
        })
        return true
      }),

    cancelPlanChange: (subscriptionId) => callStripe(() => releaseSchedule(stripe, subscriptionId)),
  }
}

/** The subscription goes on as it is now. */
export async function releaseSchedule(stripe: Stripe, subscriptionId: string) {
  const id = idOf((await stripe.subscriptions.retrieve(subscriptionId)).schedule)
  if (!id) return
  const { subscriptionSchedules } = stripe
  await unlessDone(subscriptionSchedules.release(id), async () => {
    const { status } = await subscriptionSchedules.retrieve(id)
    return status !== 'active' && status !== 'not_started'
  })
}

/** Stripe computes what a scheduled change charges: discounts and taxes are included. */
export async function withScheduledCharge(
  stripe: Stripe,
  subscription: Subscription,
  schedule: Stripe.Subscription['schedule'],
): Promise<Subscription> {
  const { nextPlan, nextCharge } = subscription
  const id = idOf(schedule)
  if (!nextPlan || !nextCharge || !id) return subscription
  const { amount_due } = await stripe.invoices.createPreview({ schedule: id })
  return { ...subscription, nextCharge: { ...nextCharge, amountCents: amount_due } }
}

const phaseOf = (prices: Record<Plan, string>, plan: Plan) => ({
  items: [{ price: prices[plan], quantity: 1 }],
  duration: { interval: lengths[plan], interval_count: 1 },
  proration_behavior: 'none' as const,
})

/** An update must repeat the current phase; without its `trial_end`, the trial would end at once. */
const repeatPhase = ({
  items,
  start_date,
  end_date,
  trial_end,
}: Stripe.SubscriptionSchedule.Phase) => ({
  items: items.map(({ price, quantity }) => ({
    price: idOf(price) ?? '',
    quantity: quantity ?? 1,
  })),
  start_date,
  end_date,
  ...(trial_end && { trial_end }),
  proration_behavior: 'none' as const,
})

const currentPhaseOf = ({ phases, current_phase }: Stripe.SubscriptionSchedule) =>
  phases.find(({ start_date }) => start_date === current_phase?.start_date)

function toPreview({ amount_due, lines }: Stripe.Invoice, at: Date): PlanPreview {
  const ends = lines.data.map(({ period }) => period.end)
  return { at, amountCents: amount_due, until: new Date(Math.max(...ends) * SECOND) }
}
