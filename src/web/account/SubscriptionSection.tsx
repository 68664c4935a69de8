import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from './Section.tsx'

/** The plan has a page of its own. */
export function SubscriptionSection() {
  return (
    <Section title="Subscription" lead="Your plan, the next charge, your card, and how to cancel.">
      <ButtonLink look="outline" to="/subscription">
        Your Subscription
      </ButtonLink>
    </Section>
  )
}
