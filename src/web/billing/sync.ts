import type { SubscriptionStatus, syncSubscription, TrialRefusal } from '#contract/billing.ts'
import type { Api } from '#web/api.ts'

const SYNC: (typeof syncSubscription)['path'] = '/api/sync-subscription'

export interface Synced {
  subscriptionStatus: SubscriptionStatus | null
  /** Why a trial that was begun has ended at once, uncharged. */
  trialRefused?: TrialRefusal | undefined
}

/** Lets the server ask the payment provider how things stand. */
export const syncWithProvider = (api: Api) => api.request<Synced>({ method: 'POST', path: SYNC })

export const isOpen = (
  status: SubscriptionStatus | null | undefined,
): status is 'active' | 'trialing' => status === 'active' || status === 'trialing'
