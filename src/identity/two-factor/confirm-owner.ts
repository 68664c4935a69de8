import { requiredProof } from '#contract/two-factor.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import type { CurrentSession } from '../credentials/authenticate-session.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { saveConfirmation } from './confirmations-table.ts'
import { requirePassword } from './require-password.ts'
import { findProofs } from './two-factor-tables.ts'
import { requireCode } from './verify-code.ts'

/** Long enough to set up an app, a passkey and backup codes. */
const CONFIRMED_FOR_MS = 10 * MINUTE

interface Typed {
  code?: string | undefined
  password?: string | undefined
}

/**
 * Makes sure that the owner of the account is at this session, and remembers it for a while: a recent login may have been
 * in a trusted browser, or the session may be in other hands since.
 * @throws what `requireCode` and `requirePassword` throw
 */
export async function confirmOwner(
  deps: { db: Database; identity: EmbeddedIdentity },
  session: CurrentSession,
  { code = '', password }: Typed,
) {
  const { db, identity } = deps
  const proof = requiredProof(await findProofs(db, session.userId))
  if (proof === 'code') await requireCode({ db, auth: identity.auth }, session.userId, code)
  if (proof === 'password') await requirePassword(deps, session, password)
  await saveConfirmation(db, session, new Date(Date.now() + CONFIRMED_FOR_MS))
}
