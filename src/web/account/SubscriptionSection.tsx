import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from './Section.tsx'

/** The plan has a page of its own. */
export function SubscriptionSection() {
  return (
    <Section title="Subscription" lead="Your plan, the next charge, your card, and how to cancel.">
      <ButtonLink look="outline" to="/subscription">
        Your subscription
      </ButtonLink>
    </Section>
  )
}

/** No email is sent that a person could do without, so there is nothing to choose. */
export function EmailPreferences() {
  return (
    <Section title="Emails">
      <p className="max-w-prose text-muted">
        We write to you about your account and about money only: sign-in codes, changes of your
        email or password, a reminder before each first charge and each yearly one, and receipts. We
        send no newsletter, so there is nothing to switch off.
      </p>
    </Section>
  )
}
