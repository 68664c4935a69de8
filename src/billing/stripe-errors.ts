import Stripe from 'stripe'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import type { Log } from '#log.ts'

/** Runs a call of the provider, and says in our words what went wrong with it. */
export type AtTheEdge = <T>(call: () => Promise<T>) => Promise<T>

export function createEdge(log: Log): AtTheEdge {
  return async (call) => {
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
    return new AppError('card_refused', error.message, { cause: error })
  const { type, code, statusCode, requestId, message } = error
  // A wrong key and a refused parameter look the same to the person; who runs the site must see them.
  log.error({ type, code, statusCode, requestId, reason: message }, 'A payment call failed')
  return new AppError('billing_unavailable', messages.billing.unavailable, { cause: error })
}

/** Whether the provider has never heard of it, or forgotten it. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/** Whether what was asked for cannot be done in the state that the thing is in. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400
}

/** Whether all of a payment was given back already. */
export function isRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
}
