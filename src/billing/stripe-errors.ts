import Stripe from 'stripe'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { releaseTurn } from '#limits/turns.ts'
import type { Log } from '#log.ts'
import { ProviderRefusal } from './payments.ts'

/** Calls Stripe, and throws its errors as ours. */
export type CallStripe = <T>(call: () => Promise<T>) => Promise<T>

export function createStripeCaller(log: Log): CallStripe {
  return async (call) => {
    releaseTurn()
    try {
      return await call()
    } catch (error) {
      throw translate(error, log)
    }
  }
}

function translate(error: unknown, log: Log): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError)
    return new ProviderRefusal('card_refused', error.message, { cause: error })
  const { type, code, statusCode, requestId: stripeRequestId, message } = error
  // The user sees one sentence for a wrong key and a rejected parameter; the operator needs the details.
  log.error(
    { type, code, statusCode, stripeRequestId, reason: message },
    'A call to the payment provider failed',
  )
  const Failure = isAnswered(error) ? ProviderRefusal : AppError
  return new Failure('billing_unavailable', messages.billing.unavailable, { cause: error })
}

// A request with the same key is still running, or this one was rejected before its key was read.
const NOT_STARTED = [409, 429]

/**
 * Whether Stripe itself has answered, and will replay this answer to the same idempotency key. A broken
 * connection has no status, nor has the page of a proxy, which the client cannot parse.
 * Source: https://docs.stripe.com/error-low-level#idempotency
 */
function isAnswered({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode !== undefined && !NOT_STARTED.includes(statusCode)
}

/**
 * Whether the object in the URL does not exist (any more). Stripe also says so when a canceled subscription
 * is canceled again. An unknown id in a parameter is a 400 instead, and our mistake.
 */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'resource_missing') && error.statusCode === 404
}

/** Whether a setup intent was canceled before, or has succeeded. */
export function isSetupOver(error: unknown): boolean {
  return hasCode(error, 'setup_intent_unexpected_state')
}

/** Whether the whole payment was refunded already. */
export function isRefunded(error: unknown): boolean {
  return hasCode(error, 'charge_already_refunded')
}

/** A bad parameter, or an object in the wrong state: only its state can tell which. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400
}

function hasCode(error: unknown, code: string): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

/** @returns undefined if the call failed with such an error */
export async function undefinedIf<T>(
  isExpected: (error: unknown) => boolean,
  call: Promise<T>,
): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}

/** For calls where Stripe has no error code for "already done": only the object's state tells. */
export async function unlessDone(call: Promise<unknown>, isDone: () => Promise<boolean>) {
  try {
    await call
  } catch (error) {
    const mayBeDone = isInvalidRequest(error) || isMissing(error)
    if (!mayBeDone || !(await isDone())) throw error
  }
}
