import type { Payment } from '#contract/billing.ts'
import { cardName } from '#contract/card-names.ts'
import { paymentEmailMessages as texts } from '#contract/payment-email-messages.ts'
import { renderWithButton } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'
import type { BillingUser } from './billing-deps.ts'
import { formatAmount, formatDate, formatInstant } from './billing-emails.ts'

/** After each successful payment. */
export function receiptEmail(
  { email, firstName, timeZone }: BillingUser,
  payment: Payment,
  publicUrl: string,
): Email {
  const { id, plan, number, amountCents, at, card } = payment
  const text = texts.receipt({
    name: firstName ?? email,
    plan,
    number,
    period: formatPeriod(payment, timeZone),
    amount: formatAmount(amountCents),
    ...formatInstant(new Date(at), timeZone),
    card: card ? cardName(card) : undefined,
  })
  return renderWithButton(email, `${publicUrl}/receipt?id=${encodeURIComponent(id)}`, text)
}

function formatPeriod(
  { periodStart, periodEnd }: Payment,
  timeZone: string | null,
): string | undefined {
  if (!periodStart || !periodEnd) return undefined
  const dates = [periodStart, periodEnd].map((instant) =>
    formatDate(new Date(instant), timeZone ?? undefined),
  )
  return dates.join(' to ')
}
