import type { Candidate, ErrorBody } from '#contract/error-body.ts'
import { SECOND } from '#durations.ts'

type ErrorResponse = {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 429 | 502 | 503
} & Pick<
  ErrorBody,
  | 'subscriptionRequired'
  | 'requiresBirthDetails'
  | 'requiresNatalChart'
  | 'existingSubscription'
  | 'code'
>

/** The HTTP response of each expected error. The only such table. */
export const errorResponses = {
  bad_request: { status: 400 },
  birth_details_invalid: { status: 400 },
  birth_time_ambiguous: { status: 400 },
  birth_time_skipped: { status: 400 },
  place_unclear: { status: 400 },
  birth_details_required: { status: 400, requiresBirthDetails: true },
  email_invalid: { status: 400, code: 'invalid-email' },
  password_weak: { status: 400, code: 'weak-password' },
  link_invalid: { status: 400, code: 'invalid-action-code' },
  password_wrong: { status: 400, code: 'invalid-credential' },
  second_factor_wrong: { status: 400, code: 'second-step-wrong-code' },
  not_signed_in: { status: 401 },
  signed_out: { status: 401, code: 'user-token-expired' },
  user_disabled: { status: 401, code: 'user-disabled' },
  card_refused: { status: 402 },
  requires_recent_login: { status: 403, code: 'requires-recent-login' },
  second_factor_required: { status: 403, code: 'second-factor-required' },
  confirmation_required: { status: 403, code: 'confirmation-required' },
  foreign_page: { status: 403 },
  foreign_session: { status: 403 },
  subscription_required: { status: 403, subscriptionRequired: true },
  admin_required: { status: 403 },
  not_found: { status: 404 },
  already_subscribed: { status: 409, existingSubscription: true },
  subscription_ended: { status: 409 },
  account_being_deleted: { status: 409 },
  changed_meanwhile: { status: 409 },
  two_factor_changed: { status: 409 },
  email_unconfirmed: { status: 409 },
  answer_pending: { status: 409 },
  natal_chart_required: { status: 409, requiresNatalChart: true },
  export_unavailable: { status: 410 },
  email_in_use: { status: 409, code: 'email-already-in-use' },
  body_too_large: { status: 413 },
  too_many_requests: { status: 429, code: 'too-many-requests' },
  deletion_failed: { status: 502 },
  generation_failed: { status: 502 },
  model_unavailable: { status: 502 },
  generation_unfinished: { status: 503 },
  billing_unavailable: { status: 503 },
  database_unavailable: { status: 503 },
  shutting_down: { status: 503 },
  identity_unavailable: { status: 503, code: 'internal-error' },
} as const satisfies Record<string, ErrorResponse>

export type ErrorCode = keyof typeof errorResponses

/** An expected error. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly candidates: Candidate[] | undefined
  /** When a retry may succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    /** Shown to the user as is. */
    message: string,
    details: {
      field?: string
      candidates?: Candidate[]
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.field = details.field
    this.candidates = details.candidates
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The message and the Retry-After header name the same time, in whole seconds. */
export function tooManyRequests(
  message: (waitMs: number) => string,
  waitMs: number,
  cause?: unknown,
): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND))
  const text = message(retryAfterSeconds * SECOND)
  return new AppError('too_many_requests', text, { retryAfterSeconds, cause })
}

/** The body of an error that is no `AppError`. */
export const sentenceBody = (sentence: string, requestId: string): ErrorBody => ({
  error: sentence,
  message: sentence,
  requestId,
})

export function errorBody(error: AppError): ErrorBody {
  const { status: _status, ...flags } = errorResponses[error.code] as ErrorResponse
  return {
    error: error.message,
    message: error.message,
    ...flags,
    ...(error.field && { field: error.field }),
    ...(error.candidates && { candidates: error.candidates }),
  }
}
