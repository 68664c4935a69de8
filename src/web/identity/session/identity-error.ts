import { messages } from '#contract/messages.ts'

const texts = messages.identity

/** What can go wrong at the door, in words that every provider's errors are translated to. */
const sentences = {
  ...texts.codes,
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
  /** Whatever has no word of its own: the screen it happened on has a sentence. */
  unknown: '',
} as const

export type IdentityErrorCode = keyof typeof sentences

/** What went wrong at the door. The message is for people, says no more than it may, and may be empty. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityErrorCode

  constructor(
    code: IdentityErrorCode,
    { message, cause }: { message?: string; cause?: unknown } = {},
  ) {
    super(message ?? sentences[code], { cause })
    this.code = code
  }
}

export function isIdentityErrorCode(word: string): word is IdentityErrorCode {
  return Object.hasOwn(sentences, word)
}

type MessageOverrides = Partial<Record<IdentityErrorCode, string>>

/**
 * The sentence for a failure on one screen.
 *
 * @param fallback what the screen says when nothing more is known
 * @param ownTexts what this screen calls a failure that others call otherwise
 */
export function identityErrorMessage(
  error: unknown,
  fallback: string,
  ownTexts: MessageOverrides = {},
): string {
  if (!(error instanceof IdentityError)) return fallback
  return ownTexts[error.code] ?? (error.message || fallback)
}
