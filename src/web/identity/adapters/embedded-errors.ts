import { ApiError } from '#web/api-error.ts'
import { type IdentityErrorCode, isIdentityErrorCode } from '../session/identity-error.ts'

/** What better-auth calls a refusal, and what we call it. */
const codes = new Map<string, IdentityErrorCode>(
  Object.entries({
    INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
    INVALID_PASSWORD: 'invalid-credential',
    USER_ALREADY_EXISTS: 'email-already-in-use',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
    INVALID_EMAIL: 'invalid-email',
    VALIDATION_ERROR: 'invalid-email',
    PASSWORD_TOO_SHORT: 'weak-password',
    PASSWORD_TOO_LONG: 'password-does-not-meet-requirements',
    INVALID_TOKEN: 'invalid-action-code',
    TOKEN_EXPIRED: 'invalid-action-code',
    USER_NOT_FOUND: 'invalid-action-code',
    INVALID_OTP: 'invalid-code',
    OTP_EXPIRED: 'invalid-code',
    TOO_MANY_ATTEMPTS: 'too-many-tries',
    SESSION_EXPIRED: 'requires-recent-login',
    SESSION_NOT_FRESH: 'requires-recent-login',
    BANNED_USER: 'user-disabled',
    // What the completion page of a popup reports.
    account_not_linked: 'account-exists-with-different-credential',
    access_denied: 'popup-closed-by-user',
    provider_not_found: 'operation-not-allowed',
  } as const),
)

export function codeFor(word: string | undefined): IdentityErrorCode {
  if (!word) return 'unknown'
  return codes.get(word) ?? (isIdentityErrorCode(word) ? word : 'unknown')
}

export function codeOf(error: unknown): IdentityErrorCode {
  // Anything else than an answer is the time limit that was set on the call.
  if (!(error instanceof ApiError) || error.status === 0) return 'network-request-failed'
  if (error.status === 429) return 'too-many-requests'
  // Our own calls answer so without a session, and only a person who was logged in makes them.
  if (error.status === 401 && !error.code) return 'user-token-expired'
  return codeFor(error.code)
}

/** How long to wait is known to our server alone, which says it in a sentence for people. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'too-many-requests'
    ? error.ownWords
    : undefined
}
