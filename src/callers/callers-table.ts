import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { StoredPayment } from '#billing/access.ts'
import { subscriptions } from '#billing/subscriptions-table.ts'
import { birthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import type { Database } from '#database.ts'
import type { StoredCaller } from '#identity/authenticate.ts'
import { user as account, session } from '#identity/embedded/identity-tables.ts'
import { users } from '#identity/users-table.ts'

/** What a call needs to know of who makes it: user, account and session, access, and birth details. */
export interface Caller extends StoredCaller, StoredPayment {
  birth: SavedBirth | null
}

const realTime = sql<number>`0`.mapWith(Number)

/**
 * Prepares the statement that every call of a user begins with: five tables by their primary or unique keys, in one
 * round trip. Nothing of it is remembered, so that every change holds from the next call on, in every process.
 * @param aheadMs how far the clock of subscriptions is ahead of real time
 */
export function prepareCallers(db: Database, aheadMs: SQL<number> = realTime) {
  const statement = db
    .select({
      user: users,
      account: {
        email: account.email,
        emailVerified: account.emailVerified,
        disabled: account.disabled,
      },
      session: { expiresAt: session.expiresAt },
      subscription: { status: subscriptions.status, periodEnd: subscriptions.periodEnd },
      birth: birthDetails,
      aheadMs,
    })
    .from(users)
    .leftJoin(account, eq(account.id, users.subject))
    .leftJoin(
      session,
      and(eq(session.id, sql.placeholder('sessionId')), eq(session.userId, account.id)),
    )
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(birthDetails, eq(birthDetails.userId, users.id))
    .where(
      and(
        eq(users.issuer, sql.placeholder('issuer')),
        eq(users.subject, sql.placeholder('subject')),
      ),
    )
    .prepare('caller')

  /** @returns undefined for a user who is not stored yet, or no longer */
  return async ({
    issuer,
    subject,
    sessionId,
  }: {
    issuer: string
    subject: string
    sessionId: string | undefined
  }): Promise<Caller | undefined> => {
    const [found] = await statement.execute({ issuer, subject, sessionId: sessionId ?? null })
    return found
  }
}
