import Stripe from 'stripe'
import type { Database } from '#database.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { claimEvent, type EventRow, settleEvent } from './stripe-events-table.ts'

export type Deliver = (webhook: Request) => Promise<Response>

interface Needs {
  db: Database
  log: Log
  /** Where the product listens. */
  url: string
  secret: string
}

/** After each attempt in vain; then hourly, for as long as it takes. */
const RETRY_AFTER = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE]

/** A product that does not answer by then has not answered. */
const LONGEST_ANSWER = 20 * SECOND

/** Who takes an event has this long to send it, before another process may. */
const CLAIM = MINUTE

/** Sends what waits, oldest first. @returns once there is nothing to send now */
export async function deliverWaiting(needs: Needs, deliver: Deliver): Promise<void> {
  for (;;) {
    const now = new Date()
    const untilThen = new Date(now.getTime() + CLAIM)
    const event = await claimEvent(needs.db, { now, untilThen })
    if (!event) return
    await send(needs, deliver, event)
  }
}

async function send({ db, log, url, secret }: Needs, deliver: Deliver, event: EventRow) {
  const { isTaken, lastAnswer } = await attempt({ url, secret }, deliver, event)
  if (!isTaken)
    log.warn({ type: event.type, lastAnswer }, 'A webhook of the stand-in was not taken')
  const pause = RETRY_AFTER[event.attempts - 1] ?? HOUR
  const nextAttempt = isTaken ? null : new Date(Date.now() + pause)
  await settleEvent(db, event.id, { lastAnswer, nextAttempt })
}

async function attempt(
  { url, secret }: Pick<Needs, 'url' | 'secret'>,
  deliver: Deliver,
  { data }: EventRow,
) {
  try {
    const response = await inTime(deliver(await signed(url, secret, JSON.stringify(data))))
    await response.body?.cancel()
    return { isTaken: response.ok, lastAnswer: String(response.status) }
  } catch {
    return { isTaken: false, lastAnswer: 'no answer' }
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The product did not answer')), LONGEST_ANSWER)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Signed on real time, as Stripe does for its test clocks: receivers refuse old signatures. */
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
