/** Texts about changing the plan. `{date}` and `{until}`: "December 21, 2026"; `{amount}`: "$59.99". */
export const changePlanMessages = {
  change: { monthly: 'Change to the Monthly Plan', annual: 'Change to the Annual Plan' },
  keep: { monthly: 'Keep the Monthly Plan', annual: 'Keep the Annual Plan' },
  confirm: { monthly: 'Yes, Change to Monthly', annual: 'Yes, Change to Annual' },
  chargedToday: 'Charged today',
  nothing: 'Nothing',
  chargedOn: 'Charged on {date}',
  paysFor: 'Pays for',
  range: '{from} to {until}',
  /** By what runs until then. */
  runs: {
    trialing: 'Your free trial goes on until {date}. Then your first charge is for the new plan.',
    active: 'What you have paid for stays yours until {date}. Then the new plan begins.',
  },
  renews: {
    monthly: 'After that, it renews every month until you cancel.',
    annual: 'After that, it renews every year until you cancel.',
  },
  undo: 'You can undo this until then.',
  pending: {
    monthly: 'Your plan changes to monthly on {date}, when {amount} is charged.',
    annual: 'Your plan changes to annual on {date}, when {amount} is charged.',
  },
  doneTitle: 'Plan Change Confirmed',
  done: 'Nothing was charged today.',
  keptTitle: 'Plan Kept',
  kept: { monthly: 'You stay on the monthly plan.', annual: 'You stay on the annual plan.' },
  failedTitle: 'Plan not changed',
  failed: 'Your plan could not be changed. Please try again.',
  outdated:
    'What this change would charge has just become different, so nothing was changed. Please look at the new date and amount.',
  payFirst: 'Your card was declined. Update your card first; then you can change the plan.',
  resumeFirst: 'Your subscription is canceled. Resume it first; then you can change the plan.',
  samePlan: 'This is your plan already.',
} as const

/** Texts of the list of payments and of receipts. */
export const paymentMessages = {
  title: 'Payments',
  notLoaded: 'Your payments could not be loaded.',
  tryAgain: 'Try Again',
  columns: { date: 'Date', plan: 'For', amount: 'Amount', status: 'Status', receipt: 'Receipt' },
  plans: { monthly: 'Monthly plan', annual: 'Annual plan' },
  /** A price of the past. */
  otherPlan: 'Subscription',
  statuses: {
    paid: 'Paid',
    unpaid: 'Not paid',
    refunded: 'Refunded',
    partly_refunded: '{amount} refunded',
  },
  period: '{from} to {until}',
  receipt: {
    link: 'Receipt',
    /** For screen readers. */
    linkOf: 'Receipt of {date}',
    title: 'Receipt',
    logIn: 'Log in to see your receipt.',
    whose: 'Receipts belong to the account that paid.',
    unknown: 'This receipt is not among your payments.',
    print: 'Print',
    back: 'Your Subscription',
    number: 'Invoice number',
    paidOn: 'Paid on',
    paidBy: 'For',
    item: 'Plan',
    period: 'Period',
    card: 'Card',
    amount: 'Amount paid',
    refunded: 'Refunded to your card',
    currency: 'All amounts are in US dollars.',
  },
} as const
