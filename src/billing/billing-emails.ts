import type { Plan, TrialRefusal } from '#contract/billing.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { DAY } from '#durations.ts'
import { renderEmail } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'

interface Charge {
  at: Date
  cents: number
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** As in "December 21, 2026"; in UTC, because the reader's time zone is unknown. */
export const formatDate = (date: Date) => dateFormat.format(date)
const formatAmount = (cents: number) => dollarFormat.format(cents / 100)

const announceCharge = ({ at, cents }: Charge) =>
  `On ${formatDate(at)}, ${formatAmount(cents)} will be charged, unless you cancel before then.`

/** West of Greenwich, the charge may be on the evening before the date that we name. */
const clockNote = (at: Date) =>
  `Dates are by the clock of UTC, at which it will be ${timeFormat.format(at)}; where you are, it may still be the day before.`

const cancelNote = (link: string) =>
  `To cancel without logging in, open this address and press the button: ${link}`

interface ChargeEmailParams {
  charge: Charge
  publicUrl: string
  cancelLink: string
}

export function trialStartedEmail(to: string, about: ChargeEmailParams): Email {
  const { charge, publicUrl, cancelLink } = about
  return renderEmail(to, {
    subject: `Your trial runs until ${formatDate(charge.at)}`,
    preview: announceCharge(charge),
    heading: 'Everything is open to you',
    paragraphs: [
      `Your 30-day trial of ${PRODUCT_NAME} has begun. Nothing has been charged.`,
      announceCharge(charge),
      'We will write to you a week before that day, and once more the day before.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [clockNote(charge.at), cancelNote(cancelLink)],
  })
}

export function subscribedEmail(to: string, about: ChargeEmailParams): Email {
  const { charge, publicUrl, cancelLink } = about
  const amount = formatAmount(charge.cents)
  return renderEmail(to, {
    subject: `Your subscription has begun: ${amount}`,
    preview: `${amount} was charged for the time until ${formatDate(charge.at)}.`,
    heading: 'Everything is open to you',
    paragraphs: [
      `Your subscription to ${PRODUCT_NAME} has begun, and ${amount} was charged for the time until ${formatDate(charge.at)}.`,
      announceCharge(charge),
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [clockNote(charge.at), cancelNote(cancelLink)],
  })
}

/** The kind of a coming charge. */
export type ChargeFor = 'end of trial' | 'next year'

const headings: Record<ChargeFor, (inTime: string) => string> = {
  'end of trial': (inTime) => `Your trial ends ${inTime}`,
  'next year': (inTime) => `Your subscription renews ${inTime}`,
}

/** A week and a day before the first charge, and a week before each annual renewal. */
export function chargeReminderEmail(
  to: string,
  about: ChargeEmailParams & { now: Date; chargeFor: ChargeFor },
): Email {
  const { charge, publicUrl, cancelLink, now, chargeFor } = about
  const inTime = formatTimeUntil(charge.at.getTime() - now.getTime())
  return renderEmail(to, {
    subject: `${capitalize(inTime)}: ${formatAmount(charge.cents)} on ${formatDate(charge.at)}`,
    preview: announceCharge(charge),
    heading: headings[chargeFor](inTime),
    paragraphs: [
      announceCharge(charge),
      'If you want to go on reading, there is nothing to do. If you do not, cancel now: everything stays open until that day, and nothing is charged.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [clockNote(charge.at), cancelNote(cancelLink)],
  })
}

/** "Tomorrow" could be wrong in the reader's time zone. */
function formatTimeUntil(aheadMs: number): string {
  if (aheadMs <= DAY) return 'within 24 hours'
  const days = Math.round(aheadMs / DAY)
  return days === 1 ? 'in 1 day' : `in ${days} days`
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export function canceledEmail(
  to: string,
  { periodEnd, publicUrl }: { periodEnd: Date; publicUrl: string },
): Email {
  return renderEmail(to, {
    subject: `Your subscription ends on ${formatDate(periodEnd)}`,
    preview: 'Nothing more will be charged.',
    heading: 'Your subscription is canceled',
    paragraphs: [
      `Nothing more will be charged. Everything stays open until ${formatDate(periodEnd)}, and your saved readings stay yours after that.`,
      'Until that day you can undo this: press Resume Subscription on the page below.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [
      clockNote(periodEnd),
      'Was this not you? Resume the subscription, and choose a new password.',
    ],
  })
}

export function paymentFailedEmail(to: string, { publicUrl }: { publicUrl: string }): Email {
  return renderEmail(to, {
    subject: 'Your last payment failed',
    preview: 'Your readings are safe. Update your card, and everything opens again.',
    heading: 'Your last payment failed',
    paragraphs: [
      'Your bank did not let the payment through. Your saved readings are safe and stay open to you.',
      'Update your card on the page below, and the payment is tried again at once; then everything opens again.',
    ],
    action: { label: 'Update card', url: `${publicUrl}/subscription` },
    notes: ['You can also cancel on that page. Then the payment is not tried again.'],
  })
}

const periods: Record<Plan, string> = { monthly: 'month', annual: 'year' }

/** A card was confirmed for a trial, but the card or the address has had one before. */
export function trialRefusedEmail(
  to: string,
  about: { because: TrialRefusal; plan: Plan | null; cents: number; publicUrl: string },
): Email {
  const { because, cents, publicUrl } = about
  const plan = about.plan ?? 'monthly'
  const [subject, why] =
    because === 'card'
      ? [
          'This card has already had a free trial',
          `The card that you entered has already had a free trial with ${PRODUCT_NAME}`,
        ]
      : [
          'Your free trial was used before',
          `A free trial with ${PRODUCT_NAME} was already used with your email address`,
        ]
  return renderEmail(to, {
    subject,
    preview: 'No subscription has begun, and nothing was charged.',
    heading: subject,
    paragraphs: [
      `${why}, and there is one for each person. So no trial has begun, no subscription runs, and nothing was charged.`,
      `You can subscribe whenever you like: the first ${periods[plan]} is then charged at once, ${formatAmount(cents)} on the day on which you press the button.`,
    ],
    action: {
      label: `Subscribe for ${formatAmount(cents)} per ${periods[plan]}`,
      url: `${publicUrl}/subscribe?plan=${plan}`,
    },
    notes: ['If you do nothing, nothing happens and nothing is charged.'],
  })
}

export function refundEmail(
  to: string,
  { cents, publicUrl }: { cents: number; publicUrl: string },
): Email {
  const amount = formatAmount(cents)
  return renderEmail(to, {
    subject: `${amount} goes back to you`,
    preview: 'It was paid for a subscription that you do not need.',
    heading: 'A payment goes back to you',
    paragraphs: [
      `Something was paid for a subscription to ${PRODUCT_NAME} that you do not need, as can happen when two tabs are open. We have ended that subscription, and are giving back the ${amount} that was paid for it.`,
      'The money goes to the card that it came from. Most banks show it within 5 to 10 business days, some of them by taking the payment off your statement.',
      'There is nothing that you need to do.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [`Is it not there after 10 business days? Write to us: ${publicUrl}/contact`],
  })
}
