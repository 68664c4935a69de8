import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes } from '#http/serve.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { insertEvent, listPendingCustomers, listPendingEvents } from './payment-events-table.ts'
import { findByCustomer } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'

export const WEBHOOK_PATH = '/api/webhooks/stripe'
/** An event contains the whole object that it is about. */
const LARGEST_EVENT_BYTES = 1024 * 1024
const QUEUE = 'webhook-events'
// 5 s, 10 s, 20 s …: covers over an hour of a provider outage.
const RETRY_POLICY: RetryPolicy = { retries: 9, firstDelaySeconds: 5 }

/**
 * Stripe expects an answer within seconds, so an event is only stored here; a job then syncs the
 * subscription.
 */
export function webhookRoutes(deps: BillingDeps) {
  const { db, jobs } = deps
  const routes = createRoutes()
  routes.post(WEBHOOK_PATH, limitBody(LARGEST_EVENT_BYTES), async (c) => {
    // The signature covers the raw bytes.
    const body = await c.req.text()
    const signature = c.req.header('stripe-signature') ?? ''
    const event = await requirePayments(deps).verifyWebhook(body, signature)
    if (!event) throw new AppError('bad_request', refusalMessages.bodyNotAsPromised)
    const { id, customerId } = event
    const stored = customerId && (await findByCustomer(db, customerId))
    // The Stripe account may have customers of other products, or of deleted accounts.
    if (stored && (await insertEvent(db, id, stored.userId))) await enqueueSync(jobs, customerId)
    return c.json({ received: true })
  })
  return routes
}

/**
 * One sync for many events; a second one is queued for events that arrive while the first is ending. The
 * queue keeps finished jobs for a while, so their data does not identify our user.
 */
async function enqueueSync(jobs: Jobs, customerId: string) {
  const isQueued = await jobs.enqueue(QUEUE, customerId, { customerId })
  if (!isQueued) await jobs.enqueue(QUEUE, `${customerId} again`, { customerId })
}

/** Requeues events left by a crash. */
export async function requeuePending({ db, jobs }: BillingDeps) {
  for (const customerId of await listPendingCustomers(db)) await enqueueSync(jobs, customerId)
}

export async function startWebhookProcessing(deps: BillingDeps) {
  const { db, jobs, log } = deps
  async function processEvents({ customerId }: { customerId: string }) {
    const stored = await findByCustomer(db, customerId)
    if (!stored) return
    const { userId } = stored
    try {
      while ((await listPendingEvents(db, userId)).length > 0) await syncSubscription(deps, userId)
    } catch (error) {
      log.error({ error, customerId }, 'Webhook events could not be processed')
      throw error
    }
  }
  await jobs.work(QUEUE, processEvents, RETRY_POLICY)
  await requeuePending(deps)
}
