export interface ErrorDetails {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  /** The objects that the error changed. */
  payment_intent?: object
  setup_intent?: object
  payment_method?: object
}

/** A refusal in Stripe's own form. Rows written before it stay. */
export class StripeError extends Error {
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, details: ErrorDetails) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

export function invalid(message: string, more: { param?: string; code?: string } = {}) {
  return new StripeError(400, { type: 'invalid_request_error', message, ...more })
}

// Stripe's error messages use other names than its objects.
const spoken: Record<string, string> = {
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
}

/** 404 for an id in the path, 400 for an id in a parameter. */
export function missing(kind: string, id: string, param?: string) {
  return new StripeError(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${spoken[kind] ?? kind}: '${id}'`,
    param: param ?? 'id',
  })
}

/** The payment method is not attached to this customer. */
export const notTheirs = (id: string, param = 'default_payment_method') =>
  invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  )
