import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { type Attempts, createAttempts } from '../limits/attempts.ts'

/** The account is the email address as entered, known or not. */
export type PasswordAttempts = Attempts

export function createPasswordAttempts(db: Database): PasswordAttempts {
  const attempts = createAttempts(db, {
    secrets: 'passwords',
    sentence: messages.identity.tooManyWrongPasswords,
  })
  return {
    reserve: (email) => attempts.reserve(email.toLowerCase()),
    recordFailure: (email) => attempts.recordFailure(email.toLowerCase()),
    release: (email) => attempts.release(email.toLowerCase()),
    reset: (email) => attempts.reset(email.toLowerCase()),
  }
}
