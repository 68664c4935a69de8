import type { WaitlistEntry } from '#contract/dating.ts'
import type { Database } from '#database.ts'
import type { SignedInUser } from '#identity/authenticate.ts'
import { readTypedAddress } from '#identity/emails/email-address.ts'
import type { RateLimit } from '#limits/rate-limit.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { LinkDeps } from '#mail/signed-link.ts'
import { confirmEmail, listedEmail } from './waitlist-emails.ts'
import { claimEntry, deleteEntriesOf, findEntryOf, upsertEntry } from './waitlist-table.ts'

export interface WaitlistDeps extends LinkDeps {
  db: Database
  outbox: Outbox
  today(): Date
}

interface Limits {
  limitNetwork: RateLimit
  limitAddress: RateLimit
}

interface From {
  caller: SignedInUser | undefined
  clientNetwork: string
}

/**
 * Puts an address on the list. One that is not proven must be confirmed by the emailed button; whether it is on the
 * list already, only its owner learns, by email.
 * @throws AppError `bad_request`, `email_invalid` or `too_many_requests`
 */
export async function join(
  deps: WaitlistDeps & Limits,
  { caller, clientNetwork }: From,
  typed: string,
) {
  const email = caller?.user.email ?? readTypedAddress(typed)
  const isProven = caller?.hasProvenEmail ?? false
  await deps.limitNetwork(clientNetwork)
  await deps.limitAddress(email.toLowerCase())
  const now = deps.today()
  await deps.outbox.sendInTransaction(async (tx) => {
    const userId = caller?.user.id ?? null
    const entry = await upsertEntry(tx, { email, userId, isProven, now })
    if (!entry.confirmedAt) return [confirmEmail(deps, entry)]
    const wasListed = isProven && entry.confirmedAt.getTime() !== now.getTime()
    return wasListed ? [] : [listedEmail(deps, entry)]
  })
  return { state: isProven ? ('listed' as const) : ('mailed' as const), email }
}

export async function showEntry(
  { db }: WaitlistDeps,
  { user, hasProvenEmail }: SignedInUser,
): Promise<{ entry: WaitlistEntry | null }> {
  if (hasProvenEmail) await claimEntry(db, user)
  const found = await findEntryOf(db, user.id)
  return {
    entry: found ? { email: found.email, isConfirmed: found.confirmedAt !== null } : null,
  }
}

export async function leave({ db }: WaitlistDeps, { user, hasProvenEmail }: SignedInUser) {
  await deleteEntriesOf(db, {
    userId: user.id,
    ...(hasProvenEmail && { provenEmail: user.email }),
  })
}
