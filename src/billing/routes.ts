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
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import { createRateLimit } from '#rate-limit.ts'
import { anyone, createRoutes, serve } from '#serve.ts'
import { type BillingNeeds, requirePayments } from './billing-deps.ts'
import { cancelPages } from './cancel-pages.ts'
import { openCheckout, verifyCheckout } from './checkout.ts'
import { beginSubscription } from './create-subscription.ts'
import {
  beginCardChange,
  cancelSubscription,
  resumeSubscription,
  showSubscription,
} from './manage-subscription.ts'
import { refresh } from './sync-subscription.ts'
import { latestRefusal } from './trial-eligibility.ts'
import { webhookRoutes } from './webhooks.ts'

interface Deps extends BillingNeeds {
  authenticate: { user: UserAuthenticator }
  /** Which card form the payment page shows. */
  paymentForm: PaymentFormSettings | null
}

// Each of these asks the provider several things; nobody needs one every second.
const CALLS_OF_ONE_PERSON = { times: 30, inMs: MINUTE }

export function billingRoutes({ authenticate, paymentForm, ...deps }: Deps) {
  const routes = createRoutes()
  const limit = createRateLimit(CALLS_OF_ONE_PERSON)

  /** @throws AppError `too_many_requests` for a user who asks the provider too often */
  async function limited(user: User) {
    requirePayments(deps)
    await limit(user.id)
    return user
  }

  serve(routes, getConfig, anyone, async () => ({
    stripe: {
      monthlyPriceId: deps.payments?.prices.monthly ?? null,
      annualPriceId: deps.payments?.prices.annual ?? null,
    },
    paymentForm: deps.payments ? paymentForm : null,
  }))
  serve(routes, createCheckoutSession, authenticate.user, async ({ user, body }) =>
    openCheckout(deps, await limited(user), body),
  )
  serve(routes, verifySession, authenticate.user, async ({ user, body }) =>
    verifyCheckout(deps, await limited(user), body.sessionId),
  )
  serve(routes, syncSubscription, authenticate.user, async ({ user }) => {
    const known = await refresh(deps, (await limited(user)).id)
    const trialRefused = known && (await latestRefusal(deps.db, known))
    return {
      success: true as const,
      subscriptionStatus: known?.stored.status ?? null,
      ...(trialRefused && { trialRefused }),
    }
  })
  serve(routes, createSubscription, authenticate.user, async ({ user, body }) =>
    beginSubscription(deps, await limited(user), body),
  )
  serve(routes, getSubscriptionStatus, authenticate.user, async ({ user }) =>
    showSubscription(deps, user),
  )
  serve(routes, cancelCall, authenticate.user, async ({ user }) =>
    cancelSubscription(deps, (await limited(user)).id),
  )
  serve(routes, resumeCall, authenticate.user, async ({ user }) =>
    resumeSubscription(deps, (await limited(user)).id),
  )
  serve(routes, updateCard, authenticate.user, async ({ user }) => {
    const { clientSecret } = await beginCardChange(deps, (await limited(user)).id)
    return { clientSecret }
  })
  routes.route('/', cancelPages(deps))
  routes.route('/', webhookRoutes(deps))
  return routes
}
