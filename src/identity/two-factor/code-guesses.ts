import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { addPoints } from '#limits/rate-limits-table.ts'
import { type Attempts, createAttempts } from '../limits/attempts.ts'

/** A code is accepted in its own half minute, and in those before and after it. */
const CODE_LIFETIME_MS = 2 * MINUTE

export interface CodeGuesses {
  /** Guesses at the second factor of an account, at sign-in and in the settings. */
  attempts: Attempts
  /** @returns false if it is no code, or has been tried for the account before: each works once */
  claimCode(account: string, code: unknown): Promise<boolean>
}

export function createCodeGuesses(db: Database): CodeGuesses {
  return {
    attempts: createAttempts(db, {
      secrets: 'second steps',
      sentence: twoFactorMessages.tooManyWrongCodes,
    }),
    async claimCode(account, code) {
      if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return false
      const now = new Date()
      const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS)
      const tried = await addPoints(db, `code ${code} of ${account}`, { points: 1, expiresAt }, now)
      return tried.points === 1
    },
  }
}
