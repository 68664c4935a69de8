import { messages } from '#contract/messages.ts'
import { networkMessage } from '#web/api-error.ts'

const texts = messages.identity

/** The codes that every provider's errors are translated to, each with its message. */
const defaultMessages = {
  ...texts.codes,
  'network-request-failed': networkMessage,
  'invalid-credential': texts.signInFailed,
  'email-already-in-use': texts.emailTaken,
  'invalid-email': texts.invalidEmail,
  'weak-password': texts.weakPassword,
  'requires-recent-login': texts.codes['user-token-expired'],
  'account-exists-with-different-credential': texts.google.accountExists,
  'invalid-action-code': texts.reset.linkUsed,
  'invalid-code': texts.code.wrong,
  'too-many-tries': texts.code.tooManyTries,
  'user-disabled': texts.disabled.text,
  'no-user': texts.noUser,
  'sync-failed': texts.syncFailedWithoutMessage,
  // Few pages show them, and those supply the messages.
  'second-step-code': '',
  'second-step-passkey': '',
  'second-step-wrong-code': '',
  'second-step-over': '',
  'second-factor-required': '',
  'passkey-canceled': '',
  /** An error without a code of its own: the screen supplies the message. */
  unknown: '',
} as const

export type IdentityErrorCode = keyof typeof defaultMessages

/** The message is shown to people, reveals nothing about other accounts, and may be empty. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityErrorCode

  constructor(
    code: IdentityErrorCode,
    { message, cause }: { message?: string; cause?: unknown } = {},
  ) {
    super(message ?? defaultMessage(code), { cause })
    this.code = code
  }
}

function defaultMessage(code: IdentityErrorCode): string {
  const message = defaultMessages[code]
  return typeof message === 'string' ? message : message()
}

export function isIdentityErrorCode(code: string): code is IdentityErrorCode {
  return Object.hasOwn(defaultMessages, code)
}

type MessageOverrides = Partial<Record<IdentityErrorCode, string>>

/**
 * @param fallback shown for an error that has no message
 * @param overrides messages of this screen that replace the default ones
 */
export function identityErrorMessage(
  error: unknown,
  fallback: string,
  overrides: MessageOverrides = {},
): string {
  if (!(error instanceof IdentityError)) return fallback
  return overrides[error.code] ?? (error.message || fallback)
}
