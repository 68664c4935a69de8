import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString } from 'better-auth/crypto'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { AppError } from '#errors.ts'
import type { CurrentSession } from '../credentials/authenticate-session.ts'
import {
  decryptBackupCodes,
  encrypt,
  encryptBackupCodes,
  generateBackupCodes,
} from './backup-codes.ts'
import {
  confirmSecret,
  deleteAuthenticator,
  findTwoFactor,
  forgetTrustedDevices,
  lockAccount,
  saveBackupCodes,
  saveUnconfirmedSecret,
} from './two-factor-tables.ts'
import { type CodeDeps, isCodeOfApp, requireCode, wrongCode } from './verify-code.ts'

const texts = twoFactorMessages
const SECRET_LENGTH = 32

/** Until its first code is confirmed, the app is not asked for. @throws AppError `two_factor_changed` */
export async function startAuthenticator({ db, auth }: CodeDeps, session: CurrentSession) {
  const secret = generateRandomString(SECRET_LENGTH)
  const isSaved = await saveUnconfirmedSecret(db, session.userId, {
    secret: await encrypt(auth, secret),
    backupCodes: await encryptBackupCodes(auth, []),
  })
  if (!isSaved) throw new AppError('two_factor_changed', texts.alreadyOn)
  const uri = createOTP(secret).url(PRODUCT_NAME, session.email)
  return { secret: new URL(uri).searchParams.get('secret') ?? '', uri }
}

/** @returns the new backup codes, or null if the account has some */
export async function confirmAuthenticator(
  deps: CodeDeps,
  userId: string,
  typed: string,
): Promise<string[] | null> {
  const stored = await findTwoFactor(deps.db, userId)
  const isStarted = stored && !stored.verified
  if (!isStarted) throw new AppError('two_factor_changed', texts.notStarted)
  if (!(await isCodeOfApp(deps, stored, typed.replace(/\s/g, '')))) throw wrongCode()
  const hasCodes = (await decryptBackupCodes(deps.auth, stored.backupCodes)).length > 0
  const codes = hasCodes ? null : generateBackupCodes()
  const { secret } = stored
  const backupCodes = codes && (await encryptBackupCodes(deps.auth, codes))
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await confirmSecret(tx, userId, secret)))
      throw new AppError('two_factor_changed', texts.notStarted)
    if (backupCodes) await saveBackupCodes(tx, userId, { secret, backupCodes })
  })
  return codes
}

/** @throws AppError `second_factor_wrong` or `too_many_requests` */
export async function removeAuthenticator(deps: CodeDeps, userId: string, code: string) {
  await requireCode(deps, userId, code)
  const unusedSecret = await encrypt(deps.auth, generateRandomString(SECRET_LENGTH))
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await deleteAuthenticator(tx, userId, unusedSecret)
    await forgetTrustedDevices(tx, userId)
  })
}
