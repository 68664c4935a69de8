import type { Plan, TrialRefusal } from '#contract/billing.ts'
import { billingEmailMessages as texts } from '#contract/billing-email-messages.ts'
import { amountOf, dateOf } from '#contract/charge-text.ts'
import { formatWithTime } from '#contract/clock-time.ts'
import { DAY } from '#durations.ts'
import { renderWithButton } from '#mail/email-layout.ts'
import type { Email, Unsubscribable } from '#mail/mailer.ts'

interface Charge {
  at: Date
  cents: number
}

export const formatDate = (date: Date, timeZone = 'UTC') => dateOf(date, timeZone)
export const formatAmount = (amountCents: number) => amountOf({ amountCents })

const utcTimeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

export const formatInstant = (at: Date, timeZone: string | null) => ({
  date: formatDate(at, timeZone ?? undefined),
  dateNote: timeZone
    ? texts.localDates(nameOf(timeZone))
    : texts.utcDates(formatWithTime(utcTimeFormat, at)),
})
export const formatCharge = ({ at, cents }: Charge, timeZone: string | null) => ({
  ...formatInstant(at, timeZone),
  amount: formatAmount(cents),
})

/** As in "Eastern Time". */
function nameOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export interface ChargeEmailParams {
  charge: Charge
  /** The reader's, if known. */
  timeZone: string | null
  publicUrl: string
  cancelLink: string
}

export function trialStartedEmail(to: string, about: ChargeEmailParams): Email {
  const { charge, timeZone, publicUrl, cancelLink } = about
  return renderWithButton(
    to,
    `${publicUrl}/subscription`,
    texts.trialStarted(formatCharge(charge, timeZone), cancelLink),
  )
}

/** The kind of a coming charge. */
export type ChargeFor = 'end of trial' | 'next year'

/** A week and a day before the first charge, and a month and a week before each annual renewal. */
export function chargeReminderEmail(
  to: string,
  about: ChargeEmailParams & { now: Date; chargeFor: ChargeFor; isEarly: boolean },
  optional?: Unsubscribable,
): Email {
  const { charge, timeZone, publicUrl, cancelLink, now, chargeFor, isEarly } = about
  const inTime = formatTimeUntil(charge.at.getTime() - now.getTime())
  const isTrial = chargeFor === 'end of trial'
  const params = { cancelLink, inTime, isTrial, isEarly }
  const text = texts.chargeReminder(formatCharge(charge, timeZone), params)
  return renderWithButton(to, `${publicUrl}/subscription`, text, optional)
}

function formatTimeUntil(aheadMs: number): string {
  return aheadMs <= DAY ? texts.withinADay : texts.inDays(Math.round(aheadMs / DAY))
}

export function canceledEmail(
  to: string,
  about: { periodEnd: Date; timeZone: string | null; publicUrl: string },
): Email {
  const { periodEnd, timeZone, publicUrl } = about
  const text = texts.canceled(formatInstant(periodEnd, timeZone))
  return renderWithButton(to, `${publicUrl}/subscription`, text)
}

export function paymentFailedEmail(to: string, { publicUrl }: { publicUrl: string }): Email {
  return renderWithButton(to, `${publicUrl}/subscription`, texts.paymentFailed)
}

const periods = { monthly: 'month', annual: 'year' } as const satisfies Record<Plan, string>

/** A card was confirmed for a trial, but the card or the address has had one before. */
export function trialRefusedEmail(
  to: string,
  about: { because: TrialRefusal; plan: Plan | null; cents: number; publicUrl: string },
): Email {
  const { because, cents, publicUrl } = about
  const plan = about.plan ?? 'monthly'
  const text = texts.trialRefused(because, { amount: formatAmount(cents), period: periods[plan] })
  return renderWithButton(to, `${publicUrl}/subscribe?plan=${plan}`, text)
}

export function refundEmail(
  to: string,
  { cents, publicUrl }: { cents: number; publicUrl: string },
): Email {
  const text = texts.refund(formatAmount(cents), `${publicUrl}/contact`)
  return renderWithButton(to, `${publicUrl}/subscription`, text)
}
