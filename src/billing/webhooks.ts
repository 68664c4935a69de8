import { limitBody } from '#body-limit.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import { createRoutes } from '#serve.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { insertEvent, listPendingCustomers, listPendingEvents } from './payment-events-table.ts'
import { findByCustomer } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'

export const WEBHOOK_PATH = '/api/webhooks/stripe'
/** A webhook event carries the whole object that it is about. */
const LARGEST_EVENT_BYTES = 1024 * 1024
const QUEUE = 'payment-notice'
// 5 s, 10 s, 20 s … : over an hour of a provider that does not answer.
const RETRY_POLICY: RetryPolicy = { retries: 9, firstDelaySeconds: 5 }

/**
 * Where the provider tells what has happened. It wants an answer within seconds, so a notice is only
 * kept here; a job then asks how things stand.
 */
export function webhookRoutes(deps: BillingDeps) {
  const { db, jobs } = deps
  const routes = createRoutes()
  routes.post(WEBHOOK_PATH, limitBody(LARGEST_EVENT_BYTES), async (c) => {
    // The signature is over the bytes as they came.
    const body = await c.req.text()
    const signature = c.req.header('stripe-signature') ?? ''
    const notice = await requirePayments(deps).verifyWebhook(body, signature)
    if (!notice) throw new AppError('bad_request', messages.general.bodyNotAsPromised)
    const { id, customerId } = notice
    const person = customerId && (await findByCustomer(db, customerId))
    // The account may have customers of other products, or people who have left.
    if (person && (await insertEvent(db, id, person.userId))) await enqueueSync(jobs, customerId)
    return c.json({ received: true })
  })
  return routes
}

/**
 * One look for many notices; a second one waits, for what comes while the first is ending. The queue
 * keeps what it did for a while, so it is told nothing that is ours of the person.
 */
async function enqueueSync(jobs: Jobs, customerId: string) {
  const isQueued = await jobs.enqueue(QUEUE, customerId, { customerId })
  if (!isQueued) await jobs.enqueue(QUEUE, `${customerId} again`, { customerId })
}

/** Takes up what a crash has left. */
export async function requeuePending({ db, jobs }: BillingDeps) {
  for (const customerId of await listPendingCustomers(db)) await enqueueSync(jobs, customerId)
}

/** Begins to follow notices. */
export async function startWebhookProcessing(deps: BillingDeps) {
  const { db, jobs, log } = deps
  async function look({ customerId }: { customerId: string }) {
    const person = await findByCustomer(db, customerId)
    if (!person) return
    const { userId } = person
    try {
      while ((await listPendingEvents(db, userId)).length > 0) await syncSubscription(deps, userId)
    } catch (error) {
      log.error({ error, customerId }, 'Notices of the payment provider could not be followed')
      throw error
    }
  }
  await jobs.work(QUEUE, look, RETRY_POLICY)
  await requeuePending(deps)
}
