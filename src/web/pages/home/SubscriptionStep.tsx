import { messages } from '#contract/messages.ts'
import { useTrialWasUsed } from '#web/session/subscription.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Step } from './Step.tsx'

const { gate, checkout, pastDue } = messages.billing

/** For a person without access. */
export function SubscriptionStep({ isPastDue }: { isPastDue: boolean }) {
  const trialWasUsed = useTrialWasUsed()
  if (isPastDue)
    return (
      <Step text={pastDue.text}>
        <ButtonLink to="/subscription" size="large" className="max-sm:w-full">
          {pastDue.update}
        </ButtonLink>
      </Step>
    )
  return (
    <Step text={messages.home.needsSubscription}>
      <ButtonLink to="/checkout?plan=monthly&redirect=/" size="large" className="max-sm:w-full">
        {trialWasUsed ? checkout.payNow.monthly : gate.start}
      </ButtonLink>
    </Step>
  )
}
