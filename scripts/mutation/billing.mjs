const accessTest = ['src/billing/access.test.ts']
const cancelLink = ['src/billing/cancel-link.test.ts']
const accessCalls = ['src/billing/access.database.test.ts']
const subscribe = ['src/billing/subscribe.database.test.ts']
const emails = ['src/billing/billing-emails.database.test.ts']
const eligibility = ['src/billing/trial-eligibility.database.test.ts']
const history = ['src/billing/trial-history.database.test.ts']
const planChange = ['src/billing/change-plan.database.test.ts']
const webhooks = ['src/billing/webhooks.database.test.ts']
const stripeSubscription = ['src/billing/stripe-subscription.test.ts']

const access = [
  {
    rule: 'A subscription without a period end gives no access',
    file: 'src/billing/access.ts',
    from: 'if (!stored.periodEnd) return true',
    to: 'if (!stored.periodEnd) return false',
    tests: accessTest,
  },
  {
    rule: 'A subscription that is not active gives access',
    file: 'src/billing/access.ts',
    from: 'if (!stored || !isActive(stored.status)) return false',
    to: 'if (!stored) return false',
    tests: accessTest,
  },
  {
    rule: 'A canceled subscription keeps access after its period',
    file: 'src/billing/access.ts',
    from: 'return now.getTime() < stored.periodEnd.getTime() + GRACE_MS',
    to: 'return true',
    tests: accessTest,
  },
  {
    rule: 'Access ends while a renewal is still being reported',
    file: 'src/billing/access.ts',
    from: 'const GRACE_MS = 6 * HOUR',
    to: 'const GRACE_MS = 0 * HOUR',
    tests: accessTest,
  },
  {
    rule: 'Premium calls answer users without a subscription',
    file: 'src/billing/access.ts',
    from: 'if (hasAccess(caller.subscription, now)) return caller',
    to: 'return caller',
    tests: accessCalls,
  },
]

const subscribing = [
  {
    rule: 'The price of another plan is accepted',
    file: 'src/billing/create-subscription.ts',
    from: 'if (requirePayments(deps).prices[plan] !== priceId)',
    to: 'if (false)',
    tests: subscribe,
  },
  {
    rule: 'A subscriber can buy a second subscription',
    file: 'src/billing/create-subscription.ts',
    from: 'if (isActive(stored.subscription.status))',
    to: 'if (false)',
    tests: subscribe,
  },
  {
    rule: 'A change of plan on the payment page keeps the first plan',
    file: 'src/billing/create-subscription.ts',
    from: 'subscription.plan === plan && hadTrial === withTrial && confirmation',
    to: 'hadTrial === withTrial && confirmation',
    tests: subscribe,
  },
  {
    rule: 'The hosted checkout returns to another site',
    file: 'src/billing/checkout.ts',
    from: 'const path = readOwnPath(redirectUrl)',
    to: 'const path = redirectUrl',
    tests: ['src/billing/provider-failures.database.test.ts'],
  },
  {
    rule: 'The session of one user’s checkout is accepted from another user',
    file: 'src/billing/checkout.ts',
    from: 'if (!stored?.customerId || stored.customerId !== checkout.customerId)',
    to: 'if (!stored?.customerId)',
    tests: subscribe,
  },
  {
    rule: 'A lost response of the provider leads to a second subscription',
    file: 'src/billing/stripe-errors.ts',
    from: 'return statusCode !== undefined && !NOT_STARTED.includes(statusCode)',
    to: 'return true',
    tests: ['src/billing/idempotency.database.test.ts'],
  },
  {
    rule: 'A trial gives access before its card is confirmed',
    file: 'src/billing/stripe-subscription.ts',
    from: "if (status === 'trialing' && pending_setup_intent) return 'incomplete'",
    to: '',
    tests: stripeSubscription,
  },
  {
    rule: 'A canceled subscription shows a next charge',
    file: 'src/billing/stripe-subscription.ts',
    from: 'const goesOn = renews && !cancel_at_period_end && !cancel_at',
    to: 'const goesOn = renews',
    tests: stripeSubscription,
  },
]

const canceling = [
  {
    rule: 'Canceling ends the subscription at once',
    file: 'src/billing/manage-subscription.ts',
    from: 'await payments.setCancelAtPeriodEnd(subscriptionId, true)',
    to: 'await payments.cancelSubscription(subscriptionId)',
    tests: subscribe,
  },
  {
    rule: 'A canceled unpaid subscription goes on trying to charge',
    file: 'src/billing/manage-subscription.ts',
    from: 'if (!isActive(status)) await cancelUnpaid',
    to: 'if (!status) await cancelUnpaid',
    tests: subscribe,
  },
  {
    rule: 'Resuming leaves the cancellation in place',
    file: 'src/billing/manage-subscription.ts',
    from: 'setCancelAtPeriodEnd(subscriptionId, false)',
    to: 'setCancelAtPeriodEnd(subscriptionId, true)',
    tests: subscribe,
  },
  {
    rule: 'A cancel link that nobody signed is accepted',
    file: 'src/mail/signed-link.ts',
    from: 'return isOurs ? parts : undefined',
    to: 'return parts',
    tests: cancelLink,
  },
  {
    rule: 'The cancel link of one subscription cancels the next one',
    file: 'src/mail/signed-link.ts',
    from: '.update([purpose, ...parts].join',
    to: '.update([purpose, parts[0]].join',
    tests: cancelLink,
  },
]

const planChanges = [
  {
    rule: 'The plan of a canceled subscription can be changed',
    file: 'src/billing/change-plan.ts',
    from: 'if (cancelAtPeriodEnd) throw refusal(texts.resumeFirst)',
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change of plan while a payment is due need not pay first',
    file: 'src/billing/change-plan.ts',
    from: "if (status === 'past_due') throw refusal(texts.payFirst)",
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change to the same plan is accepted',
    file: 'src/billing/change-plan.ts',
    from: 'if (running.plan === plan) throw refusal(texts.samePlan)',
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change of plan charges another amount than was shown',
    file: 'src/billing/change-plan.ts',
    from: 'one.amountCents === other.amountCents && ',
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change of plan begins on another day than was shown',
    file: 'src/billing/change-plan.ts',
    from: ' && Date.parse(one.at) === Date.parse(other.at)',
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change that came too late for the period is reported as made',
    file: 'src/billing/change-plan.ts',
    from: 'if (!isScheduled) throw outdated()',
    to: '',
    tests: planChange,
  },
  {
    rule: 'Two clicks ask for two schedules',
    file: 'src/billing/change-plan.ts',
    from: 'periodEnd.getTime()}`',
    to: 'crypto.randomUUID()}`',
    tests: planChange,
  },
  {
    rule: 'A change of plan cannot be undone',
    file: 'src/billing/change-plan.ts',
    from: 'await requirePayments(deps).cancelPlanChange(subscriptionId)',
    to: '',
    tests: planChange,
  },
  {
    rule: 'A change that was undone cannot be made again',
    file: 'src/billing/change-plan.ts',
    from: 'await incrementAttempt(deps.db, userId, attempt)',
    to: '',
    tests: planChange,
  },
]

const duplicates = [
  {
    rule: 'Of two subscriptions paid at once both stay',
    file: 'src/billing/save-sync-result.ts',
    from: '.filter((other) => other.id !== current.id && !hasEnded(other))',
    to: '.filter(() => false)',
    tests: subscribe,
  },
  {
    rule: 'A refunded duplicate is not canceled',
    file: 'src/billing/duplicates.ts',
    from: 'await payments.cancelSubscription(id)',
    to: '',
    tests: subscribe,
  },
  {
    rule: 'A refund that failed counts as money returned',
    file: 'src/billing/stripe-refunds.ts',
    from: "if (status !== 'failed' && status !== 'canceled') return amount",
    to: 'if (status) return amount',
    tests: ['src/billing/stripe-payments.test.ts'],
  },
  {
    rule: 'An unfinished payment page replaces the active subscription',
    file: 'src/billing/current-subscription.ts',
    from: '  incomplete: 4,',
    to: '  incomplete: -1,',
    tests: ['src/billing/current-subscription.test.ts'],
  },
  {
    rule: 'Of two equal subscriptions the known one is replaced',
    file: 'src/billing/current-subscription.ts',
    from: 'isKnown(a) - isKnown(b) ||',
    to: '',
    tests: ['src/billing/current-subscription.test.ts'],
  },
]

const trials = [
  {
    rule: 'A user who had the trial gets another one',
    file: 'src/billing/create-subscription.ts',
    from: 'trial.isUsed ? undefined : TRIAL_DAYS',
    to: 'TRIAL_DAYS',
    tests: history,
  },
  {
    rule: 'An abandoned payment page uses up the trial',
    file: 'src/billing/current-subscription.ts',
    from: "hadTrial && status !== 'incomplete' && status !== 'incomplete_expired'",
    to: 'hadTrial',
    tests: history,
  },
  {
    rule: 'A card gets another trial in another account',
    file: 'src/billing/trial-eligibility.ts',
    from: 'claimTrial(deps, tx, { address: user.email, fingerprint })',
    to: 'claimTrial(deps, tx, { address: user.email, fingerprint: undefined })',
    tests: eligibility,
  },
  {
    rule: 'A running trial is lost over its card after hours',
    file: 'src/billing/trial-eligibility.ts',
    from: 'const CHECK_CARD_WITHIN_MS = 2 * HOUR',
    to: 'const CHECK_CARD_WITHIN_MS = 2000 * HOUR',
    tests: eligibility,
  },
  {
    rule: 'A refused trial marks its address as used',
    file: 'src/billing/trial-history.ts',
    from: 'await deleteTrialHashes(tx, made)',
    to: '',
    tests: eligibility,
  },
  {
    rule: 'A tag in an address is good for another trial',
    file: 'src/billing/canonical-email.ts',
    from: "slice(0, at).split('+')",
    to: "slice(0, at).split(' ')",
    tests: ['src/billing/canonical-email.test.ts'],
  },
  {
    rule: 'Dots in an address of any provider are ignored',
    file: 'src/billing/canonical-email.ts',
    from: 'WITHOUT_DOTS.includes(domain) ?',
    to: 'true ?',
    tests: ['src/billing/canonical-email.test.ts'],
  },
]

const announcements = [
  {
    rule: 'The first reminder of a charge comes three days ahead instead of a week',
    file: 'src/billing/charge-reminders.ts',
    from: '{ from: DAY, until: 7 * DAY }',
    to: '{ from: DAY, until: 3 * DAY }',
    tests: emails,
  },
  {
    rule: 'An annual renewal is announced two weeks ahead instead of a month',
    file: 'src/billing/charge-reminders.ts',
    from: '{ from: 7 * DAY, until: 30 * DAY }',
    to: '{ from: 7 * DAY, until: 14 * DAY }',
    tests: emails,
  },
  {
    rule: 'Trials and monthly plans get the early reminder of annual renewals',
    file: 'src/billing/charge-reminders-table.ts',
    from: 'month: and(isActive, isAnnual)',
    to: 'month: undefined',
    tests: emails,
  },
  {
    rule: 'A canceled trial still gets a charge reminder',
    file: 'src/billing/charge-reminders-table.ts',
    from: ', eq(subscriptions.cancelAtPeriodEnd, false)',
    to: '',
    tests: emails,
    explanation: 'Equivalent: a canceled subscription has no next charge either, and is not listed',
  },
  {
    rule: 'Monthly renewals are announced instead of annual ones',
    file: 'src/billing/charge-reminders-table.ts',
    from: "eq(subscriptions.plan, 'annual')",
    to: "eq(subscriptions.plan, 'monthly')",
    tests: emails,
  },
  {
    rule: 'A failed payment is reported again with every sync',
    file: 'src/billing/status-emails.ts',
    from: "if (became('past_due'))",
    to: "if (status === 'past_due')",
    tests: emails,
  },
  {
    rule: 'A first payment that is read before its subscription is confirmed without the next charge',
    file: 'src/billing/payment-history.ts',
    from: 'listed.filter((invoice) => !isPaidMeanwhile(invoice, subscriptions))',
    to: 'listed',
    tests: emails,
  },
  {
    rule: 'A renewal is called the beginning of the subscription',
    file: 'src/billing/stripe-invoices.ts',
    from: "if (billing_reason !== 'subscription_create') return null",
    to: '',
    tests: [...emails, 'src/billing/stripe-invoices.test.ts'],
  },
  {
    rule: 'Receipts go to the former email address',
    file: 'src/billing/sync-subscription.ts',
    from: 'if (customer && customer.email !== user.email) await',
    to: 'if (!customer) await',
    tests: emails,
  },
]

const events = [
  {
    rule: 'A webhook event without a valid signature is believed',
    file: 'src/billing/stripe-webhook.ts',
    from: 'if (!(await isSigned(body, signature, secret))) return undefined',
    to: '',
    tests: webhooks,
  },
  {
    rule: 'A webhook event signed with a future time is accepted',
    file: 'src/billing/stripe-webhook.ts',
    from: 'return !isAheadOfTime(signature)',
    to: 'return true',
    tests: webhooks,
  },
  {
    rule: 'An overtaken sync overwrites a later one',
    file: 'src/billing/save-sync-result.ts',
    from: 'subscription.customerId === customerId && workflow.lastSavedSync < number',
    to: 'subscription.customerId === customerId',
    tests: webhooks,
  },
]

export const billingFaults = [
  ...access,
  ...subscribing,
  ...canceling,
  ...planChanges,
  ...duplicates,
  ...trials,
  ...announcements,
  ...events,
]
