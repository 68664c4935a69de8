import { syncSubscription } from '#contract/billing.ts'
import type { Api } from '#web/api.ts'
import type { Reply } from '#web/call-endpoint.ts'

export type Synced = Reply<typeof syncSubscription>

/** The server fetches the subscription from the payment provider. */
export const syncWithProvider = (api: Api) => api.call(syncSubscription)
