import { type Plan, TRIAL_DAYS } from '#contract/billing.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { messages } from '#contract/messages.ts'
import { DAY } from '#durations.ts'
import { shortDate } from './universal-time.ts'
import { useHydrated } from './use-hydrated.ts'

const { plans, billing } = messages
const amounts: Record<Plan, string> = { monthly: plans.monthly.price, annual: plans.annual.charge }

/** What a subscription that starts today costs, and when. */
export function FirstCharge({ plan, className }: { plan: Plan; className: string }) {
  // A prerendered page does not know the date.
  const date = useHydrated() ? `on ${trialEnd()}` : `in ${TRIAL_DAYS} days`
  return (
    <p className={className}>
      {billing.firstCharge.replace('{amount}', amounts[plan]).replace('{date}', date)}
    </p>
  )
}

// UTC, as on the payment page and in emails.
const trialEnd = () =>
  withWholeDates(shortDate(new Date(Date.now() + TRIAL_DAYS * DAY).toISOString()))
