import {
  cancelSubscription as cancelCall,
  changePlan as changePlanCall,
  createSubscription as createCall,
  createCheckoutSession,
  getConfig,
  getSubscriptionStatus,
  keepPlan as keepPlanCall,
  listPayments as listPaymentsCall,
  type PaymentFormSettings,
  previewPlanChange as previewPlanCall,
  resumeSubscription as resumeCall,
  syncSubscription as syncCall,
  updateCard,
  verifySession,
} from '#contract/billing.ts'
import { MINUTE } from '#durations.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { cancelPages } from './cancel-pages.ts'
import { changePlan, keepPlan, previewPlanChange } from './change-plan.ts'
import { createCheckout, verifyCheckout } from './checkout.ts'
import { createSubscription } from './create-subscription.ts'
import { cancelSubscription, createCardSetup, resumeSubscription } from './manage-subscription.ts'
import { listPayments } from './payment-history.ts'
import { getSubscription } from './subscription-record.ts'
import { syncSubscription } from './sync-subscription.ts'
import { findLatestRefusal } from './trial-eligibility.ts'
import { webhookRoutes } from './webhooks.ts'

interface Deps extends BillingDeps {
  authenticate: { user: UserAuthenticator }
  /** Which card form the payment page shows. */
  paymentForm: PaymentFormSettings | null
}

// Each of these makes several calls to the provider.
const CALLS_OF_ONE_PERSON = { times: 30, inMs: MINUTE }

export function billingRoutes({ authenticate, paymentForm, ...deps }: Deps) {
  const routes = createRoutes()
  const limit = createSharedRateLimit(deps.db, 'billing calls', CALLS_OF_ONE_PERSON)

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
    createCheckout(deps, await limited(user), body),
  )
  serve(routes, verifySession, authenticate.user, async ({ user, body }) =>
    verifyCheckout(deps, await limited(user), body.sessionId),
  )
  serve(routes, syncCall, authenticate.user, async ({ user }) => {
    const synced = await syncSubscription(deps, (await limited(user)).id)
    const trialRefused = synced && (await findLatestRefusal(deps.db, synced))
    return {
      success: true as const,
      subscriptionStatus: synced?.stored.subscription.status ?? null,
      ...(trialRefused && { trialRefused }),
    }
  })
  serve(routes, createCall, authenticate.user, async ({ user, body }) =>
    createSubscription(deps, await limited(user), body),
  )
  serve(routes, getSubscriptionStatus, authenticate.user, async ({ user }) =>
    getSubscription(deps, user),
  )
  serve(routes, cancelCall, authenticate.user, async ({ user }) =>
    cancelSubscription(deps, (await limited(user)).id),
  )
  serve(routes, resumeCall, authenticate.user, async ({ user }) =>
    resumeSubscription(deps, (await limited(user)).id),
  )
  serve(routes, previewPlanCall, authenticate.user, async ({ user, query }) =>
    previewPlanChange(deps, (await limited(user)).id, query.plan),
  )
  serve(routes, changePlanCall, authenticate.user, async ({ user, body }) =>
    changePlan(deps, (await limited(user)).id, body),
  )
  serve(routes, keepPlanCall, authenticate.user, async ({ user }) =>
    keepPlan(deps, (await limited(user)).id),
  )
  serve(routes, listPaymentsCall, authenticate.user, async ({ user }) => ({
    payments: await listPayments(deps.db, user.id),
  }))
  serve(routes, updateCard, authenticate.user, async ({ user }) => {
    const { clientSecret } = await createCardSetup(deps, (await limited(user)).id)
    return { clientSecret }
  })
  routes.route('/', cancelPages(deps))
  routes.route('/', webhookRoutes(deps))
  return routes
}
