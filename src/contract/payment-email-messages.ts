import type { Plan } from './billing.ts'
import { announceCharge, type Charge, chargeNotes } from './billing-email-messages.ts'
import { PRODUCT_NAME } from './messages.ts'

const SUBSCRIPTION = 'Your Subscription'
const VIEW_RECEIPT = 'View or print the receipt'
const WHERE_PAYMENTS_ARE = 'All payments are listed on your Subscription page.'

interface Receipt {
  name: string
  plan: Plan | null
  /** As in "December 21, 2026 to December 21, 2027". */
  period: string | undefined
  amount: string
  date: string
  dateNote: string
  number: string | null
  /** As in "Visa ending in 4242". */
  card: string | undefined
}

const plans = { monthly: 'monthly plan', annual: 'annual plan' } satisfies Record<Plan, string>

/** The texts of emails about a change of plan, and of receipts. */
export const paymentEmailMessages = {
  planChange: (plan: Plan, { date, amount, dateNote }: Charge) => ({
    subject: `Your ${plans[plan]} begins on ${date}`,
    preview: `Nothing was charged today. On ${date}, ${amount} will be charged.`,
    heading: `Your ${plans[plan]} begins on ${date}`,
    paragraphs: [
      `You have changed to the ${plans[plan]}. Nothing was charged today, and everything stays open.`,
      `On ${date}, ${amount} will be charged, unless you cancel before then.`,
      'Until that day you can undo the change on the page below.',
    ],
    action: SUBSCRIPTION,
    notes: [dateNote, 'If this was not you, undo the change and choose a new password.'],
  }),
  planKept: (plan: Plan, { date, amount, dateNote }: Charge) => ({
    subject: `You stay on the ${plans[plan]}`,
    preview: `The next charge is ${amount} on ${date}.`,
    heading: `You stay on the ${plans[plan]}`,
    paragraphs: [
      'You have undone the change of your plan, and nothing was charged for it.',
      `On ${date}, ${amount} will be charged, unless you cancel before then.`,
    ],
    action: SUBSCRIPTION,
    notes: [dateNote],
  }),
  receipt: (receipt: Receipt) => ({
    subject: `Receipt: ${receipt.amount} on ${receipt.date}`,
    preview: `Thank you. ${PRODUCT_NAME} has received ${receipt.amount}.`,
    heading: `Receipt for ${receipt.amount}`,
    paragraphs: receiptLines(receipt),
    action: VIEW_RECEIPT,
    notes: [receipt.dateNote, WHERE_PAYMENTS_ARE],
  }),
  /** For the first payment of a subscription without a trial: the confirmation and its receipt in one. */
  firstReceipt: (receipt: Receipt, next: Charge, cancelLink: string) => ({
    subject: `Your subscription has begun: receipt for ${receipt.amount}`,
    preview: `${receipt.amount} was charged for the time until ${next.date}.`,
    heading: 'Everything is open to you',
    paragraphs: [
      `Your subscription to ${PRODUCT_NAME} has begun, and ${receipt.amount} was charged for the time until ${next.date}.`,
      announceCharge(next),
      ...receiptLines(receipt),
    ],
    action: VIEW_RECEIPT,
    notes: [...chargeNotes(next, cancelLink), WHERE_PAYMENTS_ARE],
  }),
}

function receiptLines({ name, plan, period, amount, date, number, card }: Receipt): string[] {
  return [
    `${PRODUCT_NAME}, ${plan ? plans[plan] : 'subscription'}${period ? `: ${period}` : ''}`,
    `${amount}, paid on ${date}${card ? ` with ${card}` : ''}`,
    `For ${name}`,
    ...(number ? [`Invoice number ${number}`] : []),
  ]
}
