import Stripe from 'stripe'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import type { Log } from '#log.ts'
import { releaseTurn } from '#turns.ts'
import { ProviderRefusal } from './payments.ts'

/** Runs a call of the provider, and says in our words what went wrong with it. */
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
  const { type, code, statusCode, requestId, message } = error
  // A wrong key and a refused parameter look the same to the person; who runs the site must see them.
  log.error({ type, code, statusCode, requestId, reason: message }, 'A payment call failed')
  const Failure = isAnswered(error) ? ProviderRefusal : AppError
  return new Failure('billing_unavailable', messages.billing.unavailable, { cause: error })
}

// A request with the same key is still running, or this one was turned away before its key was looked at.
const NOT_STARTED = [409, 429]

/**
 * Whether Stripe itself has answered, and repeats this answer to the same idempotency key. A connection
 * that broke has no status, nor has a page of a proxy: the client cannot read it.
 * Source: https://docs.stripe.com/error-low-level#idempotency
 */
function isAnswered({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode !== undefined && !NOT_STARTED.includes(statusCode)
}

/**
 * Whether Stripe does not know (any more) what the address names. It also says so of a subscription that
 * is to be canceled and was canceled before. A parameter that names something unknown is 400, and a mistake.
 */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'resource_missing') && error.statusCode === 404
}

/** Whether a setup can be canceled no more: it was canceled before, or has succeeded. */
export function isSetupOver(error: unknown): boolean {
  return hasCode(error, 'setup_intent_unexpected_state')
}

/** Whether all of a payment was given back already. */
export function isRefunded(error: unknown): boolean {
  return hasCode(error, 'charge_already_refunded')
}

/** Whether a parameter or the state of the thing was in the way: only its state can tell which. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400
}

function hasCode(error: unknown, code: string): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === code
}
