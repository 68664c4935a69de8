import { type Context, Hono } from 'hono'
import { type TestCard, type TestCardAnswer, testCardCalls } from '#contract/billing.ts'
import type { RequestContext } from '#http/serve.ts'
import { readCard } from '../payments/cards.ts'
import { authenticatePayment, confirmPayment } from '../payments/invoice-payments.ts'
import { newPaymentMethod } from '../payments/payment-methods.ts'
import { authenticateSetup, confirmSetup } from '../payments/setup-intents.ts'
import type { PaymentIntent, SetupIntent } from '../store/objects.ts'
import { find, put, type Store } from '../store/store.ts'
import { type AccountDeps, write } from '../store/write.ts'
import { StripeError } from '../stripe-error.ts'

export const CARD_PATH = '/dev/stripe/card'

const LARGEST_BODY_BYTES = 4096
const UNREADABLE: TestCardAnswer = {
  status: 'failed',
  message: 'The card could not be read. Please reload the page and try again.',
}
const UNKNOWN: TestCardAnswer = {
  status: 'failed',
  message: 'This payment is not known here. Please reload the page and try again.',
}

/**
 * The calls of the card form, as Stripe's own script makes them. A browser has the publishable key and the client
 * secret of one intent.
 */
export function cardCalls(deps: AccountDeps, publishableKey: string) {
  const calls = new Hono<RequestContext>()
  calls.use(`${CARD_PATH}/*`, async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  const { confirm: confirming, authenticate: authenticating } = testCardCalls
  calls.post(`${CARD_PATH}${confirming.path}`, async (c) => {
    const input = confirming.body.safeParse(await readJson(c.req.raw)).data
    return respond(c, input, (store, intent, { card }) => confirm(store, intent, card))
  })
  calls.post(`${CARD_PATH}${authenticating.path}`, async (c) => {
    const input = authenticating.body.safeParse(await readJson(c.req.raw)).data
    return respond(c, input, (store, intent, { passed }) => authenticate(store, intent, passed))
  })

  async function respond<CardRequest extends { publishableKey: string; clientSecret: string }>(
    c: Context,
    input: CardRequest | undefined,
    work: (store: Store, intent: Intent, input: CardRequest) => Promise<void>,
  ) {
    if (!input) return c.json(UNREADABLE, 400)
    if (input.publishableKey !== publishableKey) return c.json(UNKNOWN, 401)
    const { clientSecret } = input
    return c.json(await answer(deps, clientSecret, (store, intent) => work(store, intent, input)))
  }
  return calls
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > LARGEST_BODY_BYTES) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Intent = SetupIntent | PaymentIntent

async function answer(
  deps: AccountDeps,
  clientSecret: string,
  work: (store: Store, intent: Intent) => Promise<void>,
): Promise<TestCardAnswer> {
  const done = await write(deps, async (store) => {
    const intent = await findBySecret(store, clientSecret)
    // A second press of the button finds a succeeded intent.
    if (intent && intent.status !== 'succeeded') await work(store, intent)
    return findBySecret(store, clientSecret)
  })
  if (done instanceof StripeError)
    return { status: 'failed', message: done.message, code: done.details.code }
  if (!done) return UNKNOWN
  if (done.status === 'succeeded') return { status: 'succeeded' }
  return { status: done.status === 'requires_action' ? 'requires_action' : 'failed' }
}

async function findBySecret(store: Store, clientSecret: string): Promise<Intent | undefined> {
  const [id = ''] = clientSecret.split('_secret_')
  const intent =
    (await find(store, 'setup_intent', id)) ?? (await find(store, 'payment_intent', id))
  return intent?.client_secret === clientSecret ? intent : undefined
}

async function confirm(store: Store, intent: Intent, typed: TestCard) {
  const method = newPaymentMethod(readCard(typed, store.at), store.at)
  await put(store, method)
  if (intent.object === 'setup_intent') await confirmSetup(store, intent as SetupIntent, method)
  else await confirmPayment(store, intent as PaymentIntent, method)
}

async function authenticate(store: Store, intent: Intent, passed: boolean) {
  if (intent.object === 'setup_intent')
    await authenticateSetup(store, intent as SetupIntent, passed)
  else await authenticatePayment(store, intent as PaymentIntent, passed)
}
