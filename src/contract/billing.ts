import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export const Plan = z.enum(['monthly', 'annual'])
export type Plan = z.infer<typeof Plan>

/** The provider's statuses; ones it adds later become `unknown`. */
export const SubscriptionStatus = z.enum([
  'active',
  'trialing',
  'canceled',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unknown',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** The length of the free trial. */
export const TRIAL_DAYS = 30

export const ACTIVE_STATUSES = ['active', 'trialing'] as const

/** Whether a subscription of this status gives access; one in its trial does. */
export const isActive = (
  status: string | null | undefined,
): status is (typeof ACTIVE_STATUSES)[number] => ACTIVE_STATUSES.some((each) => each === status)

/**
 * Why no trial started although a card was confirmed: the card, or another address of the same
 * mailbox, has had one before. The subscription has ended, and nothing was charged.
 */
export const TrialRefusal = z.enum(['card', 'address'])
export type TrialRefusal = z.infer<typeof TrialRefusal>

/** The next charge. Amounts are in US cents. */
export const Charge = z.object({ at: z.iso.datetime(), amountCents: z.number().int() })
export type Charge = z.infer<typeof Charge>

/** The card form of the payment page. Card data is never sent to us. */
export const PaymentFormSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  /** Test mode: no card is charged. `api` is the URL of the stand-in's card calls. */
  z.object({ kind: z.literal('embedded'), publishableKey: z.string(), api: z.string() }),
])
export type PaymentFormSettings = z.infer<typeof PaymentFormSettings>

/** What a payment was for, and what became of it. */
export const InvoiceStatus = z.enum(['paid', 'unpaid', 'partly_refunded', 'refunded'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** Public. Ids and keys are null if they are not configured. */
export const getConfig = {
  method: 'GET',
  path: '/api/config',
  access: 'public',
  reply: z.object({
    stripe: z.object({
      monthlyPriceId: z.string().nullable(),
      annualPriceId: z.string().nullable(),
    }),
    paymentForm: PaymentFormSettings.nullable(),
  }),
  cacheControl: 'no-cache',
} as const satisfies Endpoint
export type BillingConfig = z.infer<typeof getConfig.reply>

/** The hosted checkout. `redirectUrl` is the path of our page to open after /subscription-success. */
export const createCheckoutSession = {
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'user',
  body: z.object({ plan: Plan, redirectUrl: z.string().max(2000).optional() }),
  reply: z.object({ url: z.string() }),
} as const satisfies Endpoint

export const verifySession = {
  method: 'POST',
  path: '/api/verify-session',
  access: 'user',
  body: z.object({ sessionId: z.string().regex(/^\w+$/).max(200) }),
  reply: z.object({ success: z.boolean(), subscriptionStatus: SubscriptionStatus.nullable() }),
} as const satisfies Endpoint

/** Reads the current state from the provider. */
export const syncSubscription = {
  method: 'POST',
  path: '/api/sync-subscription',
  access: 'user',
  reply: z.object({
    success: z.literal(true),
    subscriptionStatus: SubscriptionStatus.nullable(),
    trialRefused: TrialRefusal.optional(),
  }),
} as const satisfies Endpoint

/**
 * For the embedded card form. `setup` if a trial is available: nothing is charged before `firstCharge`.
 * Otherwise `payment`: `firstCharge` is now. Gives no access before the card is confirmed.
 */
export const createSubscription = {
  method: 'POST',
  path: '/api/create-subscription',
  access: 'user',
  body: z.object({ priceId: z.string().max(200), plan: Plan }),
  reply: z.object({
    clientSecret: z.string(),
    intentType: z.enum(['setup', 'payment']),
    firstCharge: Charge,
    trialRefused: TrialRefusal.optional(),
  }),
} as const satisfies Endpoint
export type CreatedSubscription = z.infer<typeof createSubscription.reply>

/** All null (and false) for a user who never had one. */
export const SubscriptionRecord = z.object({
  subscriptionId: z.string().nullable(),
  status: SubscriptionStatus.nullable(),
  plan: Plan.nullable(),
  /** The plan that `nextCharge` begins; null if the plan stays. */
  nextPlan: Plan.nullable(),
  /**
   * The end of the paid period or the trial. For `past_due`, the end of the unpaid period; the
   * next attempt to charge is `nextCharge`, which is earlier.
   */
  periodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The next charge, including a retry of a declined one; null if there is none. */
  nextCharge: Charge.nullable(),
  /** Whether a subscription would start with the free trial, which each user gets once. */
  trialAvailable: z.boolean(),
  /** Whether the user has access to paid features now. */
  hasAccess: z.boolean(),
  /** The card that will be charged, as shown to the user. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

export const getSubscriptionStatus = {
  method: 'GET',
  path: '/api/subscription-status',
  access: 'user',
  reply: SubscriptionRecord,
} as const satisfies Endpoint

/** Takes effect at the end of the period; until then it can be resumed. */
export const cancelSubscription = {
  method: 'POST',
  path: '/api/cancel-subscription',
  access: 'user',
  reply: SubscriptionRecord,
} as const satisfies Endpoint

export const resumeSubscription = {
  method: 'POST',
  path: '/api/resume-subscription',
  access: 'user',
  reply: SubscriptionRecord,
} as const satisfies Endpoint

/** What a change to this plan charges, and when: never before the paid period or the trial ends. */
export const PlanChange = z.object({
  plan: Plan,
  charge: Charge,
  /** The end of the period that the charge pays for. */
  until: z.iso.datetime(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const previewPlanChange = {
  method: 'GET',
  path: '/api/plan-change',
  access: 'user',
  query: z.object({ plan: Plan }),
  reply: PlanChange,
} as const satisfies Endpoint

/**
 * Takes effect when the paid period or the trial ends; until then it can be undone. `charge` is what the
 * preview showed: if it is no longer what would be charged, nothing is changed.
 */
export const changePlan = {
  method: 'POST',
  path: '/api/plan-change',
  access: 'user',
  body: z.object({ plan: Plan, charge: Charge }),
  reply: SubscriptionRecord,
} as const satisfies Endpoint

/** Undoes a change of plan that has not taken effect. */
export const keepPlan = {
  method: 'DELETE',
  path: '/api/plan-change',
  access: 'user',
  reply: SubscriptionRecord,
} as const satisfies Endpoint

/** A payment of the user, or one that was tried. */
export const Payment = z.object({
  /** The id of the receipt. */
  id: z.string(),
  number: z.string().nullable(),
  status: InvoiceStatus,
  plan: Plan.nullable(),
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  /** When it was paid; if it was not, when it was due. */
  at: z.iso.datetime(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type Payment = z.infer<typeof Payment>

/** Newest first. */
export const listPayments = {
  method: 'GET',
  path: '/api/payments',
  access: 'user',
  reply: z.object({ payments: z.array(Payment) }),
} as const satisfies Endpoint

/** Starts a card update: confirm the setup with the card form, then sync. An open invoice is retried. */
export const updateCard = {
  method: 'POST',
  path: '/api/update-card',
  access: 'user',
  reply: z.object({ clientSecret: z.string() }),
} as const satisfies Endpoint

/**
 * The calls of the embedded test billing's card form to the stand-in, like those of Stripe's own script
 * to Stripe. Paths are below `PaymentFormSettings.api`.
 */
export const TestCard = z.object({
  number: z.string(),
  /** MM/YY */
  expiry: z.string(),
  cvc: z.string(),
})
export type TestCard = z.infer<typeof TestCard>

/** `requires_action`: ask the person to authenticate, then call `authenticate`. */
export const TestCardAnswer = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  /** The provider's message and code, for `failed`. */
  message: z.string().optional(),
  code: z.string().optional(),
})
export type TestCardAnswer = z.infer<typeof TestCardAnswer>

export const testCardCalls = {
  confirm: {
    path: '/confirm',
    body: z.object({ publishableKey: z.string(), clientSecret: z.string(), card: TestCard }),
  },
  authenticate: {
    path: '/authenticate',
    body: z.object({ publishableKey: z.string(), clientSecret: z.string(), passed: z.boolean() }),
  },
} as const
