import { changePlanMessages, paymentMessages } from './payment-messages.ts'

/** The sentences of billing. Prices are never computed for display. */
export const billingMessages = {
  testMode: 'Test mode: no card is charged.',
  testCard:
    'The test card 4242 4242 4242 4242 works with any future date and any CVC. Each card gets one free trial: for another account, use 4242 4222 2222 2222 or 4242 4211 1111 1116.',
  /** Replaces the bank's authentication page (3-D Secure). */
  bank: {
    title: 'Your bank wants to confirm that it is you',
    text: 'This page replaces the 3-D Secure step of a bank in test mode.',
    pass: 'Complete authentication',
    fail: 'Fail authentication',
  },
  /** `{date}`: "on December 23, 2026" */
  firstCharge:
    'A subscription needs a card. Nothing is charged for 30 days: the first charge is {amount} {date}, and you can cancel before then.',
  gate: {
    title: 'Premium Feature',
    text: 'This cosmic insight requires an active subscription to unlock.',
    start: 'Start Free Trial',
    home: 'Back to Home',
  },
  /** Replaces the gate's text after a failed payment. */
  pastDue: {
    title: 'Your card was declined',
    text: 'Your readings are safe. Update your card, and everything opens again.',
    update: 'Update Card',
  },
  subscriptionRequired: 'This needs an active subscription.',
  checkout: {
    heading: 'Checkout',
    redirecting: 'Taking you to the secure checkout...',
    /** Where no checkout was opened. */
    onward: {
      subscribed: {
        text: 'Everything is open to you, so there is nothing to pay here. Taking you to the start page...',
        link: 'Your Subscription',
        to: '/subscription',
      },
      failed: {
        text: 'No checkout was opened, and nothing was charged. Taking you to the start page...',
        link: 'See the Plans',
        to: '/#pricing',
      },
    },
    errorTitle: 'Error',
    checkoutErrorTitle: 'Checkout Error',
    failed: 'Failed to create checkout session',
    configurationError: 'Configuration Error',
    configurationErrorText: 'Payments are not set up on this site yet.',
    noPrice: 'Subscription pricing is not configured properly.',
    initializationFailed: 'Failed to initialize payment',
    alreadySubscribedTitle: 'Already Subscribed',
    alreadySubscribed: 'You already have an active subscription',
    setupFailed: 'Setup failed',
    paymentFailed: 'Payment failed',
    /** Under one of the two titles above. */
    declined: 'Your card was declined',
    declinedHint: 'Nothing was charged. Please try another card, or ask your bank.',
    unexpected: 'An unexpected error occurred',
    trial: '30-day free trial',
    notCharged: "You won't be charged until your trial ends. Cancel anytime.",
    annualSaving: '$11.89 per year',
    /** "({price} after)" filled in. */
    startTrial: {
      monthly: 'Start Free Trial ($5.99/month after)',
      annual: 'Start Free Trial ($59.99/year after)',
    },
    /** Without a trial. */
    payNow: { monthly: 'Subscribe for $5.99 per month', annual: 'Subscribe for $59.99 per year' },
    howToCancel: 'Two clicks on your Subscription page, or one link in our emails.',
    afterTrial: 'when your trial ends',
    noTrialLeft: 'Your free trial was used before, so the first charge is today.',
    /** A card was confirmed for a trial, but the card or address has had one before. */
    trialRefused: {
      card: {
        monthly:
          'This card has already had a free trial with Cosmic Path, so the first month is charged at once: $5.99 today.',
        annual:
          'This card has already had a free trial with Cosmic Path, so the first year is charged at once: $59.99 today.',
      },
      address: {
        monthly:
          'Your email address has already had a free trial with Cosmic Path, so the first month is charged at once: $5.99 today.',
        annual:
          'Your email address has already had a free trial with Cosmic Path, so the first year is charged at once: $59.99 today.',
      },
    },
    nothingYet:
      'Nothing has been charged so far. Enter the card again and press the button if you agree.',
    priceMismatch: 'The price does not belong to this plan. Please reload the page and try again.',
    foreignSession: 'This checkout belongs to another account.',
    unknownSession: 'This checkout is not known here.',
    /** Stripe's script could not be loaded, often because of a content blocker. */
    formBlocked:
      'The card form could not be loaded. Please check whether something is blocking js.stripe.com, and reload the page.',
    /** Another tab has made this form invalid. */
    outdatedForm:
      'This form is out of date. Reload the page to see the current state; your card was not used.',
    foreignRedirect: 'The return address must be a page of this site.',
    accountBeingDeleted:
      'This account is being deleted, so no subscription was started and nothing is charged.',
  },
  success: {
    processing: 'Processing...',
    welcome: 'Welcome to {product}!',
    trial: 'Your 30-day free trial has begun. Everything is open to you.',
    paid: 'Your subscription is active. Everything is open to you.',
    /** While it is unknown what has started. */
    unknown: 'A first subscription begins with a 30-day free trial.',
    start: 'Start Exploring',
    notYet:
      'Your subscription is being processed. If you experience issues, please refresh the page.',
    notYetTitle: 'One more moment',
    failedTitle: 'No subscription was started',
    logIn: 'Log in to open everything that you have subscribed to.',
    notYetSubscribed: 'Not subscribed yet?',
    failed: 'Your card was not confirmed, so no subscription was started and nothing is charged.',
    /** After a card was confirmed for a trial that the card or address has had before. */
    trialRefusedTitle: 'No free trial is left',
    trialRefused: {
      card: 'This card has already had a free trial with Cosmic Path. No subscription was started, and nothing was charged. If you subscribe now, the first charge is today.',
      address:
        'Your email address has already had a free trial with Cosmic Path. No subscription was started, and nothing was charged. If you subscribe now, the first charge is today.',
    },
    /** For a visitor of the page who has not subscribed. */
    none: 'This account has no active subscription, so nothing is charged. Choose a plan to open everything.',
  },
  /** On every page during the trial. */
  banner: {
    label: 'Your trial',
    text: 'Your trial runs until {date}, when {amount} is charged. You can {link} before then.',
    link: 'cancel or change it',
    close: 'Close this message',
  },
  subscription: {
    title: 'Your Subscription',
    errorTitle: 'Error',
    loginTitle: 'Log in to see your subscription',
    loginText: 'It shows your plan and your next charge, and you can cancel there.',
    plan: 'Plan',
    status: 'Status',
    firstCharge: 'First charge',
    nextCharge: 'Next charge',
    card: 'Card',
    statuses: {
      active: 'Active',
      trialing: 'Free trial',
      canceled: 'Canceled',
      past_due: 'Card declined',
      incomplete: 'Not confirmed yet',
      incomplete_expired: 'Never confirmed',
      unknown: 'Unknown; please contact us if it stays this way',
    },
    cancelQuestion: 'Cancel your subscription?',
    cancelText:
      'Everything stays open until {date}, and nothing more is charged. Until then you can resume it.',
    cancelNow: 'Nothing more is charged.',
    cancelAction: 'Yes, Cancel It',
    keep: 'Keep It',
    none: "You don't have an active subscription yet.",
    viewPlans: 'View Plans',
    loadFailed: 'Failed to load subscription information',
    tryAgain: 'Try Again',
    willEnd: 'Subscription will end on',
    ends: 'Subscription ends on',
    nextBilling: 'Next billing date',
    cancel: 'Cancel Subscription',
    resume: 'Resume Subscription',
    canceledTitle: 'Subscription Canceled',
    canceled:
      'Your subscription ends at the end of the billing period. Until then everything stays open.',
    resumedTitle: 'Subscription Resumed',
    resumed: 'Your subscription goes on as before.',
    failed: 'Failed to cancel subscription',
    noneYet: 'There is no subscription yet. You can start one at any time.',
    noneToCancel: 'There is no subscription to cancel.',
    noneToChange: 'This subscription has ended. You can start a new one with either plan.',
    noneToResume: 'This subscription has ended. You can start a new one at any time.',
    pastDue: 'Your card was declined. Update your card and everything opens again.',
    triedAgain:
      'We will try to charge {amount} again on {date}, or as soon as you save another card.',
    /** For an abandoned payment page, which leaves a subscription whose card was never confirmed. */
    lookedAt: 'You looked at the {plan} plan. Nothing was started.',
  },
  changePlan: changePlanMessages,
  payments: paymentMessages,
  updateCard: {
    text: 'All future charges go to the new card.',
    action: 'Save Card',
    doneTitle: 'Card Updated',
    done: 'Future charges go to the new card.',
    failedTitle: 'Card not updated',
    declinedTitle: 'Card Declined',
    stillUnpaid: 'This card was declined too. Please try another one.',
  },
  /** The page that emails about a charge link to; it needs no login. */
  cancelPage: {
    title: 'Cancel your subscription?',
    text: 'Everything stays open until the end of the period, and nothing more is charged. Until then you can change your mind.',
    done: 'Your subscription is canceled, and nothing is charged.',
    ends: 'Everything stays open until {date}, and nothing more is charged.',
    undo: 'Until then you can undo this: log in and press Resume Subscription.',
    unknown: 'This link does not belong to an active subscription.',
  },
  /** The provider did not answer, or not in time. */
  unavailable:
    'The payment service is not responding right now. Nothing was changed. Please try again in a minute.',
} as const
