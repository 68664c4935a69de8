import { ApiError } from '#web/api-error.ts'
import { type IdentityErrorCode, isIdentityErrorCode } from '#web/session/identity-error.ts'

/** From better-auth's error codes to ours. */
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
    INVALID_CODE: 'second-step-wrong-code',
    INVALID_BACKUP_CODE: 'second-step-wrong-code',
    INVALID_TWO_FACTOR_COOKIE: 'second-step-over',
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second-step-over',
    SESSION_EXPIRED: 'requires-recent-login',
    SESSION_NOT_FRESH: 'requires-recent-login',
    BANNED_USER: 'user-disabled',
    // Reported by the last page in the Google popup.
    account_not_linked: 'account-exists-with-different-credential',
    access_denied: 'popup-closed-by-user',
    provider_not_found: 'operation-not-allowed',
  } as const),
)

export function codeFor(libraryCode: string | undefined): IdentityErrorCode {
  if (!libraryCode) return 'unknown'
  const code = codes.get(libraryCode) ?? libraryCode
  return isIdentityErrorCode(code) ? code : 'unknown'
}

export function codeOf(error: unknown): IdentityErrorCode {
  // Without a reply, the request has timed out or the network is down.
  if (!(error instanceof ApiError) || error.status === 0) return 'network-request-failed'
  if (error.status === 429) return 'too-many-requests'
  // Our own endpoints answer 401 without a code, and only a signed-in person calls them.
  if (error.status === 401 && !error.code) return 'user-token-expired'
  const code = codeFor(error.code)
  // A server or proxy that is down says nothing about what was typed.
  return code === 'unknown' && error.status >= 500 ? 'internal-error' : code
}

/** Only our server knows how long to wait; its message says so. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'too-many-requests'
    ? error.ownWords
    : undefined
}
