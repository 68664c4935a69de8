import { isActive } from '#contract/billing.ts'
import type { Email } from '#mail/mailer.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import {
  canceledEmail,
  paymentFailedEmail,
  trialRefusedEmail,
  trialStartedEmail,
} from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import { planChangeEmail, planKeptEmail } from './plan-change-emails.ts'
import type { StoredSubscription } from './subscriptions-table.ts'
import type { TrialDecision } from './trial-eligibility.ts'

interface StatusChange {
  before: StoredSubscription
  after: StoredSubscription
  /** Whether the person has asked for a cancellation that is not complete. */
  isBeingCanceled: boolean
}

/**
 * Emails about a change of status. Both states are read in the transaction that saves the new one. A subscription that
 * begins with a payment is confirmed by its receipt.
 */
export function emailsAbout(
  deps: BillingDeps,
  { id: userId, email, timeZone }: BillingUser,
  change: StatusChange,
): Email[] {
  const { before, after } = change
  const { publicUrl } = deps
  const { status, nextChargeAt, nextChargeCents, periodEnd, subscriptionId } = after
  const isAnother = subscriptionId !== before.subscriptionId
  const became = (state: string) => status === state && (isAnother || before.status !== state)
  const emails: Email[] = []
  if (nextChargeAt && nextChargeCents !== null) {
    const link = cancelLink(deps, { userId, subscriptionId: subscriptionId ?? '' })
    const charge = { at: nextChargeAt, cents: nextChargeCents }
    const params = { charge, timeZone, publicUrl, cancelLink: link }
    if (became('trialing')) emails.push(trialStartedEmail(email, params))
  }
  const becameCanceled = after.cancelAtPeriodEnd && (isAnother || !before.cancelAtPeriodEnd)
  if (becameCanceled && isActive(status) && periodEnd)
    emails.push(canceledEmail(email, { periodEnd, timeZone, publicUrl }))
  if (!isAnother) emails.push(...emailsAboutPlan(deps, { email, timeZone }, change))
  if (became('past_due')) emails.push(paymentFailedEmail(email, { publicUrl }))
  return emails
}

/** About a change of plan that was scheduled, or undone. A cancellation, which undoes it too, has its own email. */
function emailsAboutPlan(
  { publicUrl }: BillingDeps,
  { email, timeZone }: Pick<BillingUser, 'email' | 'timeZone'>,
  { before, after, isBeingCanceled }: StatusChange,
): Email[] {
  const { plan, nextPlan, nextChargeAt, nextChargeCents } = after
  if (!isActive(after.status) || !plan || !nextChargeAt || nextChargeCents === null) return []
  const charge = { at: nextChargeAt, cents: nextChargeCents }
  const params = { charge, timeZone, publicUrl }
  if (nextPlan && nextPlan !== before.nextPlan)
    return [planChangeEmail(email, { ...params, plan: nextPlan })]
  const isUndone = before.nextPlan && !nextPlan && plan === before.plan && !isBeingCanceled
  return isUndone ? [planKeptEmail(email, { ...params, plan })] : []
}

export function refusalEmail(
  { publicUrl }: BillingDeps,
  { email }: BillingUser,
  { subscription, because }: NonNullable<TrialDecision['refused']>,
): Email {
  const cents = subscription.nextCharge?.amountCents ?? 0
  return trialRefusedEmail(email, { because, plan: subscription.plan, cents, publicUrl })
}
