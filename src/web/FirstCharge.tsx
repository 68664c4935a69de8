import { type Plan, TRIAL_DAYS } from '#contract/billing.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { messages } from '#contract/messages.ts'
import { DAY } from '#durations.ts'
import { useDateOf } from './session/use-date-of.ts'
import { useHydrated } from './use-hydrated.ts'

const { plans, billing } = messages
const amounts: Record<Plan, string> = { monthly: plans.monthly.price, annual: plans.annual.charge }

/** What a subscription that starts today costs, and when. */
export function FirstCharge({ plan, className }: { plan: Plan; className: string }) {
  const dateOf = useDateOf()
  // A prerendered page does not know the date.
  const date = useHydrated() ? `on ${withWholeDates(dateOf(trialEnd()))}` : `in ${TRIAL_DAYS} days`
  return (
    <p className={className}>
      {billing.firstCharge.replace('{amount}', amounts[plan]).replace('{date}', date)}
    </p>
  )
}

const trialEnd = () => new Date(Date.now() + TRIAL_DAYS * DAY).toISOString()
