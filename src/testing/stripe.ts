import Stripe from 'stripe'
import type { OpenDatabase } from '#database.ts'
import { createLog } from '#log.ts'
import { createDevAccess } from '#stand-ins/dev-access.ts'
import { createStripeStandIn, type StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'
import { openTestDatabase } from './databases.ts'
import { PUBLIC_URL } from './public-url.ts'
import { stripeClient } from './stripe-client.ts'

export interface TestStripe {
  database: OpenDatabase
  standIn: StripeStandIn
  /** The official client on the stand-in. */
  stripe: Stripe
  /** The received webhooks, with verified signatures. */
  receivedEvents: Stripe.Event[]
  close(): Promise<void>
}

/** A stand-in with its own database, and the official client on it. */
export async function openTestStripe(): Promise<TestStripe> {
  const database = await openTestDatabase()
  const standIn = await openStandIn(database)
  const { webhookSecret } = standIn.account
  const stripe = stripeClient(standIn)
  const receivedEvents: Stripe.Event[] = []
  await standIn.start(async (webhook) => {
    const signature = webhook.headers.get('stripe-signature') ?? ''
    const body = await webhook.text()
    receivedEvents.push(await Stripe.webhooks.constructEventAsync(body, signature, webhookSecret))
    return new Response('{}')
  })
  return {
    database,
    standIn,
    stripe,
    receivedEvents,
    async close() {
      await standIn.stop()
      await database.close()
    },
  }
}

type Timing = Pick<Parameters<typeof createStripeStandIn>[0], 'tickMs' | 'realTime'>

export const openStandIn = ({ db }: OpenDatabase, timing: Timing = {}) =>
  createStripeStandIn({
    ...timing,
    db,
    publicUrl: PUBLIC_URL,
    log: createLog('silent'),
    access: createDevAccess({ publicUrl: PUBLIC_URL, secret: '' }),
  })
