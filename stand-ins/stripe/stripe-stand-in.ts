import { randomBytes } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { RequestContext } from '#http/serve.ts'
import type { Log } from '#log.ts'
import type { DevAccess } from '../dev-access.ts'
import { createApi } from './api/api.ts'
import { moveClock, processNextDue, readClock, toUnixSeconds } from './clock/clock.ts'
import { billingPages } from './pages/billing-pages.ts'
import { CARD_PATH, cardCalls } from './pages/card-calls.ts'
import { checkoutPages } from './pages/checkout-pages.ts'
import { prices, seedCatalog } from './store/catalog.ts'
import { aheadMs, openAccount } from './store/stripe-account-table.ts'
import type { AccountDeps } from './store/write.ts'
import { type Deliver, deliverDueEvents } from './webhooks/webhooks.ts'

const WEBHOOK_PATH = '/api/webhooks/stripe'

/** How often due changes happen and due webhook events are sent. */
const TICK = 5 * SECOND

export interface StripeStandIn {
  /** Answers as api.stripe.com does. */
  fetch(request: Request): Promise<Response>
  /** The hosted checkout, the calls of the card form, and the test billing pages. */
  pages: Hono<RequestContext>
  account: {
    secretKey: string
    publishableKey: string
    webhookSecret: string
    prices: { monthly: string; annual: string }
    /** The path of the card form's calls. */
    cardApi: string
  }
  /** The account's clock. */
  now(): Promise<Date>
  /** How far that is ahead of real time, for statements that need it with what they read. */
  aheadMs: SQL<number>
  /**
   * Moves the clock and processes all changes that become due, in order. Resolves after one attempt to deliver
   * each event.
   */
  advance(to: Date): Promise<void>
  /** Starts the clock and the delivery of webhooks, including those left by a crash. */
  start(deliver: Deliver): Promise<void>
  stop(): Promise<void>
}

interface Options {
  db: Database
  publicUrl: string
  log: Log
  /** Access to the test billing pages. The checkout and the card form are public. */
  access: DevAccess
  tickMs?: number
  /** The clock of webhook retries. */
  realTime?: () => Date
}

/** Replaces Stripe: the part of its API that billing uses, with a clock that can be moved. */
export async function createStripeStandIn({
  db,
  publicUrl,
  log,
  access,
  tickMs = TICK,
  realTime = () => new Date(),
}: Options): Promise<StripeStandIn> {
  const { secretKey, publishableKey, webhookSecret } = await openAccount(db, {
    secretKey: newKey('sk_test_'),
    publishableKey: newKey('pk_test_'),
    webhookSecret: newKey('whsec_'),
  })
  const now = () => readClock(db)
  const clock = async () => toUnixSeconds(await now())
  await seedCatalog(db, await clock())

  let deliver: Deliver | undefined
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  const outbox = { db, log, realTime, url: `${publicUrl}${WEBHOOK_PATH}`, secret: webhookSecret }

  /** Runs work one after the other, to keep events in order. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = working.then(work)
    working = turn.catch((error) => log.error({ error }, 'The stand-in for Stripe failed'))
    return turn
  }
  /** Does not wait. Errors are logged; the next tick tries again. */
  const inBackground = (work: () => Promise<void>) => void inTurn(work).catch(() => {})
  const send = async () => {
    if (deliver) await deliverDueEvents(outbox, deliver)
  }
  const catchUp = async (until: Date) => {
    while (await processNextDue(db, until)) await send()
  }
  const tick = () =>
    inBackground(async () => {
      await catchUp(await now())
      await send()
    })
  const advance = (to: Date) =>
    inTurn(async () => {
      await catchUp(to)
      await moveClock(db, to)
      await send()
    })
  const deps: AccountDeps = { db, clock, onEvents: () => inBackground(send) }

  return {
    fetch: createApi({ ...deps, log, publicUrl, secretKey }),
    pages: new Hono<RequestContext>()
      .route('/', checkoutPages(deps))
      .route('/', cardCalls(deps, publishableKey))
      .route('/', billingPages({ ...deps, access, advance })),
    account: { secretKey, publishableKey, webhookSecret, prices, cardApi: CARD_PATH },
    now,
    aheadMs,
    advance,
    async start(by) {
      deliver = by
      timer = setInterval(tick, tickMs)
      timer.unref()
      tick()
    },
    async stop() {
      clearInterval(timer)
      deliver = undefined
      await working
    },
  }
}

const newKey = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`
