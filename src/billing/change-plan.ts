import { isActive, type Plan, type PlanChange, type SubscriptionRecord } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { incrementAttempt } from './billing-workflows-table.ts'
import { createOnce } from './customer.ts'
import { requireRunning } from './running-subscription.ts'
import { syncedRecord } from './subscription-record.ts'

const texts = messages.billing.changePlan

/**
 * What a change to this plan would charge, and when.
 * @throws AppError `subscription_ended`, or `changed_meanwhile` if this subscription cannot change to it
 */
export async function previewPlanChange(
  deps: BillingDeps,
  userId: string,
  plan: Plan,
): Promise<PlanChange> {
  return preview(deps, await requireChangeable(deps, userId, plan), plan)
}

/**
 * Changes the plan when the paid period or the trial ends. A repeated call finds the change made.
 * @throws AppError `changed_meanwhile` if this is not what would be charged
 */
export async function changePlan(
  deps: BillingDeps,
  userId: string,
  { plan, charge }: Pick<PlanChange, 'plan' | 'charge'>,
): Promise<SubscriptionRecord> {
  const subscription = await requireChangeable(deps, userId, plan)
  if (subscription.nextPlan === plan) return syncedRecord(deps, userId)
  const current = await preview(deps, subscription, plan)
  if (!isSame(current.charge, charge)) throw outdated()
  const { subscriptionId, periodEnd } = subscription
  const isScheduled = await createOnce(deps, {
    userId,
    purpose: `plan:${subscriptionId}:${plan}:${periodEnd.getTime()}`,
    create: (key) =>
      requirePayments(deps).schedulePlan({ subscriptionId, plan, at: periodEnd }, key),
  })
  if (!isScheduled) throw outdated()
  return syncedRecord(deps, userId)
}

/**
 * Undoes a change of plan that has not taken effect. Safe to repeat.
 * @throws AppError `subscription_ended`
 */
export async function keepPlan(deps: BillingDeps, userId: string): Promise<SubscriptionRecord> {
  const sentence = messages.billing.subscription.noneToChange
  const { subscriptionId, nextPlan, attempt } = await requireRunning(deps, userId, sentence)
  if (nextPlan) {
    // First, because the response may be lost: the key would then replay the ended schedule.
    await incrementAttempt(deps.db, userId, attempt)
    await requirePayments(deps).cancelPlanChange(subscriptionId)
  }
  return syncedRecord(deps, userId)
}

type Changeable = Awaited<ReturnType<typeof requireChangeable>>

async function requireChangeable(deps: BillingDeps, userId: string, plan: Plan) {
  const sentence = messages.billing.subscription.noneToChange
  const running = await requireRunning(deps, userId, sentence)
  const { status, cancelAtPeriodEnd, periodEnd } = running
  if (status === 'past_due') throw refusal(texts.payFirst)
  if (!isActive(status) || !periodEnd) throw new AppError('subscription_ended', sentence)
  if (cancelAtPeriodEnd) throw refusal(texts.resumeFirst)
  if (running.plan === plan) throw refusal(texts.samePlan)
  return { ...running, periodEnd }
}

async function preview(
  deps: BillingDeps,
  { customerId, periodEnd }: Changeable,
  plan: Plan,
): Promise<PlanChange> {
  const params = { customerId, plan, at: periodEnd }
  const { at, amountCents, until } = await requirePayments(deps).previewPlan(params)
  return { plan, charge: { at: at.toISOString(), amountCents }, until: until.toISOString() }
}

type Charge = PlanChange['charge']

const isSame = (one: Charge, other: Charge) =>
  one.amountCents === other.amountCents && Date.parse(one.at) === Date.parse(other.at)

const outdated = () => refusal(texts.outdated)
const refusal = (sentence: string) => new AppError('changed_meanwhile', sentence)
