import { requiredProof } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { hasConfirmation, type OwnSession } from './confirmations-table.ts'
import { findProofs } from './two-factor-tables.ts'

/** @throws AppError `confirmation_required` unless the owner was at this session lately, or has nothing to prove it with */
export async function requireConfirmedOwner(db: Database, session: OwnSession) {
  if (await hasConfirmation(db, session, new Date())) return
  if (requiredProof(await findProofs(db, session.userId)))
    throw new AppError('confirmation_required', twoFactorMessages.confirmation.required)
}
