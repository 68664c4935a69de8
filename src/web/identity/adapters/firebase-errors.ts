import { type IdentityErrorCode, isIdentityErrorCode } from '#web/session/identity-error.ts'

/** Firebase's codes, without "auth/", that differ from ours. */
const codes = new Map<string, IdentityErrorCode>(
  Object.entries({
    // From three SDK generations. None may reveal whether an email has an account.
    'wrong-password': 'invalid-credential',
    'user-not-found': 'invalid-credential',
    'invalid-login-credentials': 'invalid-credential',
    'missing-email': 'invalid-email',
    'expired-action-code': 'invalid-action-code',
    'credential-too-old-login-again': 'requires-recent-login',
    'invalid-user-token': 'user-token-expired',
    'invalid-refresh-token': 'user-token-expired',
    'null-user': 'no-user',
    'popup-closed-by-user': 'popup-closed-by-user',
    'multi-factor-auth-required': 'multi-factor-auth-required',
    timeout: 'network-request-failed',
    'app-deleted': 'internal-error',
    'app-not-authorized': 'unauthorized-domain',
    'quota-exceeded': 'too-many-requests',
    'web-storage-unsupported': 'web-storage-unsupported',
    'blocking-function-error-response': 'login-blocked',
  } as const),
)

/** @param error of the SDK, as in `auth/popup-blocked` */
export function firebaseCodeOf(error: unknown): IdentityErrorCode {
  const full = error instanceof Error && 'code' in error ? String(error.code) : ''
  const own = full.replace(/^auth\//, '')
  const code = codes.get(own) ?? own
  return isIdentityErrorCode(code) ? code : 'unknown'
}
