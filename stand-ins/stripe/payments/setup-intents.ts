import type { PaymentMethod, SetupIntent } from '../store/objects.ts'
import { emitEvent, list, newId, put, retrieve, type Store, toWire } from '../store/store.ts'
import { type ErrorDetails, invalid, StripeError } from '../stripe-error.ts'
import { hasEnded, keepingCard, save } from '../subscriptions/subscriptions.ts'
import { judgeSetup, UNAUTHENTICATED } from './cards.ts'
import { attach, markSetUp } from './payment-methods.ts'

interface SetupParams {
  customer: string | null
  metadata?: Record<string, string>
  usage?: string
  allowedTypes?: 'card'[] | null
}

export async function addSetupIntent(store: Store, params: SetupParams): Promise<SetupIntent> {
  const id = newId('seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowedTypes ?? null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: store.at,
    customer: params.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  }
  await put(store, intent)
  await emitEvent(store, 'setup_intent.created', intent)
  return intent
}

/** @throws StripeError when the bank declines */
export async function confirmSetup(
  store: Store,
  intent: SetupIntent,
  method: PaymentMethod | undefined,
): Promise<SetupIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent)
  if (!method)
    throw invalid(
      "You cannot confirm this SetupIntent because it's missing a payment method. You can either update the SetupIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'setup_intent_unexpected_state' },
    )
  const verdict = judgeSetup(method.hidden.behavior)
  if (verdict.is === 'accepted') return succeed(store, intent, method)
  if (verdict.is === 'declined') return fail(store, intent, verdict.error, method)
  const waiting: SetupIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_setup_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  }
  await put(store, waiting)
  await emitEvent(store, 'setup_intent.requires_action', waiting)
  return waiting
}

function unexpected({ status }: SetupIntent) {
  const reason =
    status === 'succeeded' ? 'it has already succeeded' : `it has a status of ${status}`
  return invalid(`You cannot confirm this SetupIntent because ${reason}.`, {
    code: 'setup_intent_unexpected_state',
  })
}

async function succeed(store: Store, intent: SetupIntent, method: PaymentMethod) {
  const attached = intent.customer ? await attach(store, method, intent.customer) : method
  await markSetUp(store, attached)
  const succeeded: SetupIntent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  }
  await put(store, succeeded)
  await emitEvent(store, 'setup_intent.succeeded', succeeded)
  const waiting = await list(store, 'subscription', { where: { pending_setup_intent: intent.id } })
  for (const subscription of waiting) {
    if (hasEnded(subscription)) continue
    const ready = { ...subscription, pending_setup_intent: null }
    await save(store, subscription, keepingCard(ready, method.id))
  }
  return succeeded
}

async function fail(
  store: Store,
  intent: SetupIntent,
  error: ErrorDetails,
  method?: PaymentMethod,
): Promise<never> {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error as SetupIntent['last_setup_error'],
  }
  await put(store, failed)
  await emitEvent(store, 'setup_intent.setup_failed', failed)
  throw new StripeError(402, {
    ...error,
    setup_intent: toWire(failed),
    ...(method && { payment_method: toWire(method) }),
  })
}

/** Completes 3-D Secure. @throws StripeError when the customer failed it */
export async function authenticateSetup(store: Store, intent: SetupIntent, passed: boolean) {
  if (intent.status !== 'requires_action' || !intent.payment_method) throw unexpected(intent)
  if (passed)
    return succeed(store, intent, await retrieve(store, 'payment_method', intent.payment_method))
  return fail(store, intent, {
    type: 'card_error',
    code: 'setup_intent_authentication_failure',
    message: UNAUTHENTICATED,
  })
}

export async function cancelSetup(store: Store, intent: SetupIntent): Promise<SetupIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent)
  const canceled: SetupIntent = {
    ...intent,
    status: 'canceled',
    cancellation_reason: 'requested_by_customer',
    next_action: null,
  }
  await put(store, canceled)
  await emitEvent(store, 'setup_intent.canceled', canceled)
  return canceled
}
