import type { Payment } from '#contract/billing.ts'
import { cardName } from '#contract/card-names.ts'
import { paymentEmailMessages as texts } from '#contract/payment-email-messages.ts'
import { renderWithButton } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'
import type { BillingUser } from './billing-deps.ts'
import {
  type ChargeEmailParams,
  formatAmount,
  formatCharge,
  formatDate,
  formatInstant,
} from './billing-emails.ts'

/** After each successful payment. */
export function receiptEmail(user: BillingUser, payment: Payment, publicUrl: string): Email {
  const text = texts.receipt(toReceipt(user, payment))
  return renderWithButton(user.email, receiptPage(publicUrl, payment), text)
}

/** After the payment with which a subscription begins. */
export function firstReceiptEmail(
  user: BillingUser,
  payment: Payment,
  { charge, publicUrl, cancelLink }: Omit<ChargeEmailParams, 'timeZone'>,
): Email {
  const next = formatCharge(charge, user.timeZone)
  const text = texts.firstReceipt(toReceipt(user, payment), next, cancelLink)
  return renderWithButton(user.email, receiptPage(publicUrl, payment), text)
}

const receiptPage = (publicUrl: string, { id }: Payment) =>
  `${publicUrl}/receipt?id=${encodeURIComponent(id)}`

function toReceipt({ email, firstName, timeZone }: BillingUser, payment: Payment) {
  const { plan, number, amountCents, at, card } = payment
  return {
    name: firstName ?? email,
    plan,
    number,
    period: formatPeriod(payment, timeZone),
    amount: formatAmount(amountCents),
    ...formatInstant(new Date(at), timeZone),
    card: card ? cardName(card) : undefined,
  }
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
