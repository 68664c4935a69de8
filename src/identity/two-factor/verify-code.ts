import { createOTP } from '@better-auth/utils/otp'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Auth } from '../embedded/better-auth.ts'
import { decrypt, decryptBackupCodes, encryptBackupCodes } from './backup-codes.ts'
import { createCodeGuesses } from './code-guesses.ts'
import { findTwoFactor, replaceBackupCodes, type StoredTwoFactor } from './two-factor-tables.ts'

export interface CodeDeps {
  db: Database
  auth: Auth
}

export const wrongCode = () =>
  new AppError('second_factor_wrong', twoFactorMessages.wrongCode, { field: 'code' })

/**
 * For changes in the settings: a code of the confirmed app, or a backup code, which is used up.
 * @throws AppError `second_factor_wrong` or `too_many_requests`
 */
export async function requireCode(deps: CodeDeps, userId: string, typed: string) {
  const { attempts } = createCodeGuesses(deps.db)
  await attempts.reserve(userId)
  const stored = await findTwoFactor(deps.db, userId)
  const code = typed.replace(/\s/g, '')
  const isRight =
    stored !== undefined &&
    ((stored.verified && (await isCodeOfApp(deps, stored, code))) ||
      (await takeBackupCode(deps, stored, code.toLowerCase())))
  if (isRight) return attempts.reset(userId)
  await attempts.recordFailure(userId)
  throw wrongCode()
}

/** A code works once. */
export async function isCodeOfApp(
  { db, auth }: CodeDeps,
  { userId, secret }: StoredTwoFactor,
  code: string,
): Promise<boolean> {
  const { claimCode } = createCodeGuesses(db)
  return (
    (await createOTP(await decrypt(auth, secret)).verify(code)) && (await claimCode(userId, code))
  )
}

async function takeBackupCode(
  { db, auth }: CodeDeps,
  stored: StoredTwoFactor,
  code: string,
): Promise<boolean> {
  const codes = await decryptBackupCodes(auth, stored.backupCodes)
  if (!codes.includes(code)) return false
  const left = codes.filter((other) => other !== code)
  return replaceBackupCodes(db, stored, await encryptBackupCodes(auth, left))
}
