import { generateRandomString } from 'better-auth/crypto'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { AppError } from '#errors.ts'
import { encrypt, encryptBackupCodes, generateBackupCodes } from './backup-codes.ts'
import { hasSecondFactor, lockAccount, saveBackupCodes } from './two-factor-tables.ts'
import type { CodeDeps } from './verify-code.ts'

/** Replaces the backup codes. @throws AppError `two_factor_changed` without an authenticator app or a passkey */
export async function renewBackupCodes({ db, auth }: CodeDeps, userId: string): Promise<string[]> {
  const codes = generateBackupCodes()
  const backupCodes = await encryptBackupCodes(auth, codes)
  // For an account with passkeys only; no app knows it.
  const secret = await encrypt(auth, generateRandomString(32))
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await hasSecondFactor(tx, userId)))
      throw new AppError('two_factor_changed', twoFactorMessages.noSecondFactor)
    await saveBackupCodes(tx, userId, { secret, backupCodes })
  })
  return codes
}
