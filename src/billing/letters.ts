import { PRODUCT_NAME } from '#contract/messages.ts'
import { renderLetter } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'

interface Charge {
  at: Date
  cents: number
}

const usCalendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** As in "December 21, 2026"; by the calendar of UTC, since a letter does not know where it is read. */
export const usDate = (date: Date) => usCalendar.format(date)
const amountOf = (cents: number) => usDollars.format(cents / 100)

/** The one sentence that every letter about a charge is for. */
const announce = ({ at, cents }: Charge) =>
  `On ${usDate(at)}, ${amountOf(cents)} will be charged, unless you cancel before then.`

const cancelNote = (link: string) =>
  `To cancel without logging in, open this address and press the button: ${link}`

interface AboutCharge {
  charge: Charge
  publicUrl: string
  cancelLink: string
}

export function trialStartedLetter(to: string, about: AboutCharge): Mail {
  const { charge, publicUrl, cancelLink } = about
  return renderLetter(to, {
    subject: `Your trial runs until ${usDate(charge.at)}`,
    preview: announce(charge),
    heading: 'Everything is open to you',
    paragraphs: [
      `Your 30-day trial of ${PRODUCT_NAME} has begun. Nothing has been charged.`,
      announce(charge),
      'We will write to you a week before that day, and once more the day before.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [cancelNote(cancelLink)],
  })
}

/** A week and a day before the first charge. */
export function chargeReminder(to: string, about: AboutCharge): Mail {
  const { charge, publicUrl, cancelLink } = about
  return renderLetter(to, {
    subject: `${amountOf(charge.cents)} on ${usDate(charge.at)}`,
    preview: announce(charge),
    heading: 'Your trial is about to end',
    paragraphs: [
      announce(charge),
      'If you want to go on reading, there is nothing to do. If you do not, cancel now: everything stays open until that day, and nothing is charged.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: [cancelNote(cancelLink)],
  })
}

export function canceledLetter(
  to: string,
  { periodEnd, publicUrl }: { periodEnd: Date; publicUrl: string },
): Mail {
  return renderLetter(to, {
    subject: `Your subscription ends on ${usDate(periodEnd)}`,
    preview: 'Nothing more will be charged.',
    heading: 'Your subscription is canceled',
    paragraphs: [
      `Nothing more will be charged. Everything stays open until ${usDate(periodEnd)}, and your saved readings stay yours after that.`,
      'Until that day you can undo this: press Resume Subscription on the page below.',
    ],
    action: { label: 'Your subscription', url: `${publicUrl}/subscription` },
    notes: ['Was this not you? Resume the subscription, and choose a new password.'],
  })
}

export function paymentFailedLetter(to: string, { publicUrl }: { publicUrl: string }): Mail {
  return renderLetter(to, {
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
