import type { TrialRefusal } from './billing.ts'
import { PRODUCT_NAME } from './messages.ts'

/** The next charge, formatted: its date, whose time zone the date is in, and the amount. */
export interface Charge {
  date: string
  dateNote: string
  amount: string
}

export const announceCharge = ({ date, amount }: Charge) =>
  `On ${date}, ${amount} will be charged, unless you cancel before then.`

export const chargeNotes = ({ dateNote }: Charge, cancelLink: string) => [
  dateNote,
  { text: 'You can cancel without logging in.', label: 'Cancel my subscription', url: cancelLink },
]

const SUBSCRIPTION = 'Your Subscription'

/** The texts of emails about a subscription. */
export const billingEmailMessages = {
  localDates: (zone: string) => `Dates are in your time zone (${zone}).`,
  /** West of Greenwich, the charge may be on the evening before the date in the email. */
  utcDates: (time: string) =>
    `Dates are in UTC, where it will be ${time}; in your time zone, it may still be the day before.`,
  trialStarted: (charge: Charge, cancelLink: string) => ({
    subject: `Your trial runs until ${charge.date}`,
    preview: announceCharge(charge),
    heading: 'Everything is open to you',
    paragraphs: [
      `Your 30-day trial of ${PRODUCT_NAME} has begun. Nothing has been charged.`,
      announceCharge(charge),
      "We'll email you a week before that day and, unless you have turned second reminders off, once more the day before.",
    ],
    action: SUBSCRIPTION,
    notes: chargeNotes(charge, cancelLink),
  }),
  chargeReminder: (
    charge: Charge,
    {
      cancelLink,
      inTime,
      isTrial,
      isEarly,
    }: { cancelLink: string; inTime: string; isTrial: boolean; isEarly: boolean },
  ) => ({
    subject: `${capitalize(inTime)}: ${charge.amount} on ${charge.date}`,
    preview: announceCharge(charge),
    heading: isTrial ? `Your trial ends ${inTime}` : `Your subscription renews ${inTime}`,
    paragraphs: [
      announceCharge(charge),
      ...(isEarly ? ['A year is easy to lose track of, so we tell you early.'] : []),
      'If you want to keep reading, there is nothing to do. If not, cancel now: everything stays open until that day, and nothing is charged.',
    ],
    action: SUBSCRIPTION,
    notes: chargeNotes(charge, cancelLink),
  }),
  /** "Tomorrow" could be wrong in the reader's time zone. */
  withinADay: 'within 24 hours',
  inDays: (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`),
  canceled: ({ date, dateNote }: Omit<Charge, 'amount'>) => ({
    subject: `Your subscription ends on ${date}`,
    preview: 'Nothing more will be charged.',
    heading: 'Your subscription is canceled',
    paragraphs: [
      `Nothing more will be charged. Everything stays open until ${date}, and your saved readings stay yours after that.`,
      'Until that day you can undo this: press Resume Subscription on the page below.',
    ],
    action: SUBSCRIPTION,
    notes: [dateNote, 'If this was not you, resume the subscription and choose a new password.'],
  }),
  paymentFailed: {
    subject: 'Your card was declined',
    preview: 'Your readings are safe. Update your card, and everything opens again.',
    heading: 'Your card was declined',
    paragraphs: [
      'Your bank declined the last payment, so nothing was charged. Your saved readings are safe and stay open to you.',
      'Update your card on the page below, and the payment is tried again at once; then everything opens again.',
    ],
    action: 'Update Card',
    notes: ['You can also cancel on that page. Then the payment is not tried again.'],
  },
  trialRefused: (
    because: TrialRefusal,
    { amount, period }: { amount: string; period: 'month' | 'year' },
  ) => {
    const { subject, reason } = trialRefusals[because]
    return {
      subject,
      preview: 'No subscription was started, and nothing was charged.',
      heading: subject,
      paragraphs: [
        `${reason}, and each person gets one. So no trial and no subscription was started, and nothing was charged.`,
        `You can subscribe whenever you like: the first ${period} is then charged at once, ${amount} on the day on which you press the button.`,
      ],
      action: `Subscribe for ${amount} per ${period}`,
      notes: ['If you do nothing, nothing is charged.'],
    }
  },
  refund: (amount: string, contactUrl: string) => ({
    subject: `We are refunding ${amount}`,
    preview: 'It was paid for a subscription that you do not need.',
    heading: 'You are getting a refund',
    paragraphs: [
      `You paid for a subscription to ${PRODUCT_NAME} that you do not need, which can happen when two tabs are open. We have ended that subscription and are refunding the ${amount} that you paid for it.`,
      'The money goes to the card that was charged. Most banks show it within 5 to 10 business days; some remove the payment from your statement instead.',
      'You do not need to do anything.',
    ],
    action: SUBSCRIPTION,
    notes: [
      {
        text: 'If the refund has not arrived after 10 business days, let us know.',
        label: 'Write to us',
        url: contactUrl,
      },
    ],
  }),
}

const trialRefusals = {
  card: {
    subject: 'This card has already had a free trial',
    reason: `The card that you entered has already had a free trial with ${PRODUCT_NAME}`,
  },
  address: {
    subject: 'Your free trial was used before',
    reason: `A free trial with ${PRODUCT_NAME} was already used with your email address`,
  },
} satisfies Record<TrialRefusal, object>

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
