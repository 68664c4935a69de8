import type { Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'

const { monthly, annual } = messages.plans

/** The amount of one charge of a plan. */
export const chargeOf: Record<Plan, string> = {
  monthly: monthly.price,
  annual: annual.charge,
}

/** What a plan costs, as it is charged. */
export const priceOf: Record<Plan, string> = {
  monthly: `${monthly.price} ${monthly.period}`,
  annual: annual.charged,
}
