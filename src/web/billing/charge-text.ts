import type { Charge, Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { shortDate } from '#web/universal-time.ts'

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `December 21, 2026`; in UTC in every time zone, so that screens and emails name the same day. */
export const dateOf = (instant: string) => shortDate(instant)

/** `$5.99`: an amount from the payment provider. */
export const amountOf = ({ amountCents }: Pick<Charge, 'amountCents'>) =>
  usDollars.format(amountCents / 100)

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
