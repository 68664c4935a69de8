import pTimeout from 'p-timeout'
import Stripe from 'stripe'
import type { Database } from '#database.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { claimEvent, type EventRow, settleEvent } from '../store/stripe-events-table.ts'

export type Deliver = (webhook: Request) => Promise<Response>

interface WebhookDeps {
  db: Database
  log: Log
  /** Real time, for retries and claims. */
  realTime(): Date
  /** The product's webhook address. */
  url: string
  secret: string
}

/** Delays after failed attempts; every hour after the last one. */
export const RETRY_DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE]

const RESPONSE_TIMEOUT = 20 * SECOND

/** Other processes leave a claimed event alone for this long. */
const CLAIM = MINUTE

/** Sends the events that are due, oldest first. */
export async function deliverDueEvents(deps: WebhookDeps, deliver: Deliver): Promise<void> {
  for (;;) {
    const now = deps.realTime()
    const claimedUntil = new Date(now.getTime() + CLAIM)
    const event = await claimEvent(deps.db, { now, claimedUntil })
    if (!event) return
    await send(deps, deliver, event)
  }
}

async function send(
  { db, log, url, secret, realTime }: WebhookDeps,
  deliver: Deliver,
  event: EventRow,
) {
  const { isDelivered, lastAnswer } = await attempt({ url, secret }, deliver, event)
  if (!isDelivered)
    log.warn({ type: event.type, lastAnswer }, 'A webhook of the Stripe stand-in failed')
  const delay = RETRY_DELAYS[event.attempts - 1] ?? HOUR
  const nextAttempt = isDelivered ? null : new Date(realTime().getTime() + delay)
  await settleEvent(db, event.id, { lastAnswer, nextAttempt })
}

async function attempt(
  { url, secret }: Pick<WebhookDeps, 'url' | 'secret'>,
  deliver: Deliver,
  { data }: EventRow,
) {
  try {
    const webhook = await signed(url, secret, JSON.stringify(data))
    const response = await pTimeout(deliver(webhook), { milliseconds: RESPONSE_TIMEOUT })
    await response.body?.cancel()
    return { isDelivered: response.ok, lastAnswer: String(response.status) }
  } catch {
    return { isDelivered: false, lastAnswer: 'no answer' }
  }
}

/** Signs with real time, as Stripe does for its test clocks: receivers refuse old signatures. */
async function signed(url: string, secret: string, payload: string): Promise<Request> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signature,
    },
    body: payload,
  })
}
