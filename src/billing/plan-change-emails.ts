import type { Plan } from '#contract/billing.ts'
import { paymentEmailMessages as texts } from '#contract/payment-email-messages.ts'
import { renderWithButton } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'
import { type ChargeEmailParams, formatCharge } from './billing-emails.ts'

type Params = Omit<ChargeEmailParams, 'cancelLink'> & { plan: Plan }

export function planChangeEmail(to: string, { plan, charge, timeZone, publicUrl }: Params): Email {
  const text = texts.planChange(plan, formatCharge(charge, timeZone))
  return renderWithButton(to, `${publicUrl}/subscription`, text)
}

/** A change of plan was undone. */
export function planKeptEmail(to: string, { plan, charge, timeZone, publicUrl }: Params): Email {
  const text = texts.planKept(plan, formatCharge(charge, timeZone))
  return renderWithButton(to, `${publicUrl}/subscription`, text)
}
