import type { Payment } from '#contract/billing.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages } from '#contract/messages.ts'

const texts = messages.billing.payments

export const planName = ({ plan }: Pick<Payment, 'plan'>) =>
  plan ? texts.plans[plan] : texts.otherPlan

/** As in "December 21, 2026 to December 21, 2027". */
export function periodOf(
  { periodStart, periodEnd }: Payment,
  dateOf: (instant: string) => string,
): string | undefined {
  if (!periodStart || !periodEnd) return undefined
  return texts.period.replace('{from}', dateOf(periodStart)).replace('{until}', dateOf(periodEnd))
}

export const statusOf = ({ status, refundedCents }: Payment) =>
  texts.statuses[status].replace('{amount}', amountOf({ amountCents: refundedCents }))
