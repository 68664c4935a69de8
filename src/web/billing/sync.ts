import { syncSubscription } from '#contract/billing.ts'
import type { Api } from '#web/api.ts'
import type { Reply } from '#web/call-endpoint.ts'

export type Synced = Reply<typeof syncSubscription>

/** Lets the server ask the payment provider how things stand. */
export const syncWithProvider = (api: Api) => api.call(syncSubscription)
