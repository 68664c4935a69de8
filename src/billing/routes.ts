import {
  cancelSubscription as cancelCall,
  createCheckoutSession,
  createSubscription,
  getConfig,
  getSubscriptionStatus,
  type PaymentFormSettings,
  resumeSubscription as resumeCall,
  syncSubscription,
  updateCard,
  verifySession,
} from '#contract/billing.ts'
import { MINUTE } from '#durations.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRateLimit } from '#rate-limit.ts'
import { createRoutes, serve } from '#serve.ts'
import { beginSubscription } from './begin-subscription.ts'
import { type BillingNeeds, requirePayments } from './billing-needs.ts'
import { cancelPages } from './cancel-pages.ts'
import { openCheckout, verifyCheckout } from './checkout.ts'
import {
  beginCardChange,
  cancelSubscription,
  resumeSubscription,
  showSubscription,
} from './manage.ts'
import { refresh } from './refresh.ts'
import { webhookRoutes } from './webhooks.ts'

interface Needs extends BillingNeeds {
  whoIs: WhoIs
  /** Which card form the payment page shows. */
  paymentForm: PaymentFormSettings | null
}

// Each of these asks the provider several things; nobody needs one every second.
const CALLS_OF_ONE_PERSON = { times: 30, inMs: MINUTE }

export function billingRoutes({ whoIs, paymentForm, ...needs }: Needs) {
  const routes = createRoutes()
  const limit = createRateLimit(CALLS_OF_ONE_PERSON)

  /** @throws AppError `too_many_requests` for whoever asks the provider too often */
  async function whoAsks(authorization: string | undefined) {
    const user = await whoIs(authorization)
    requirePayments(needs)
    await limit(user.id)
    return user
  }

  serve(routes, getConfig, async () => ({
    stripe: {
      monthlyPriceId: needs.payments?.prices.monthly ?? null,
      annualPriceId: needs.payments?.prices.annual ?? null,
    },
    paymentForm: needs.payments ? paymentForm : null,
  }))
  serve(routes, createCheckoutSession, async ({ authorization, body }) =>
    openCheckout(needs, await whoAsks(authorization), body),
  )
  serve(routes, verifySession, async ({ authorization, body }) =>
    verifyCheckout(needs, await whoAsks(authorization), body.sessionId),
  )
  serve(routes, syncSubscription, async ({ authorization }) => {
    const known = await refresh(needs, (await whoAsks(authorization)).id)
    return { success: true as const, subscriptionStatus: known?.stored.status ?? null }
  })
  serve(routes, createSubscription, async ({ authorization, body }) =>
    beginSubscription(needs, await whoAsks(authorization), body),
  )
  serve(routes, getSubscriptionStatus, async ({ authorization }) =>
    showSubscription(needs, await whoIs(authorization)),
  )
  serve(routes, cancelCall, async ({ authorization }) =>
    cancelSubscription(needs, (await whoAsks(authorization)).id),
  )
  serve(routes, resumeCall, async ({ authorization }) =>
    resumeSubscription(needs, (await whoAsks(authorization)).id),
  )
  serve(routes, updateCard, async ({ authorization }) => {
    const { clientSecret } = await beginCardChange(needs, (await whoAsks(authorization)).id)
    return { clientSecret }
  })
  routes.route('/', cancelPages(needs))
  routes.route('/', webhookRoutes(needs))
  return routes
}
