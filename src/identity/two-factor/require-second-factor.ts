import { codeRequiredMessages } from '#contract/code-required-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { hasSecondFactor } from './two-factor-tables.ts'
import { requireCode } from './verify-code.ts'

/**
 * For a change that could bypass the second factor: the owner of the new address could claim the account.
 * @throws AppError `second_factor_required` without a code, or what `requireCode` throws
 */
export async function requireSecondFactor(
  { db, identity }: { db: Database; identity: EmbeddedIdentity },
  userId: string,
  code: string | undefined,
) {
  if (!(await hasSecondFactor(db, userId))) return
  if (!code) throw new AppError('second_factor_required', codeRequiredMessages.text)
  await requireCode({ db, auth: identity.auth }, userId, code)
}
