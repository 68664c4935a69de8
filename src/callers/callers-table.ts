import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { StoredPayment } from '#billing/access.ts'
import { subscriptions } from '#billing/subscriptions-table.ts'
import { birthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import { prepareBatchedAnswer } from '#database/batched-answer.ts'
import { jsonArray, jsonRow, toRow } from '#database/json-rows.ts'
import type { Database } from '#database.ts'
import { REMEMBERED_MS } from '#http/reply-memory.ts'
import type { StoredCaller } from '#identity/authenticate.ts'
import { user as account, session } from '#identity/embedded/identity-tables.ts'
import { users } from '#identity/users-table.ts'

/** What a call needs to know of who makes it: user, account and session, access, and birth details. */
export interface Caller extends StoredCaller, StoredPayment {
  birth: SavedBirth | null
}

/** By primary or unique keys. The first one always exists. */
const tables = {
  user: { key: users.id, columns: getTableColumns(users) },
  account: {
    key: account.id,
    columns: {
      email: account.email,
      emailVerified: account.emailVerified,
      disabled: account.disabled,
    },
  },
  session: { key: session.id, columns: { expiresAt: session.expiresAt } },
  subscription: {
    key: subscriptions.userId,
    columns: { status: subscriptions.status, periodEnd: subscriptions.periodEnd },
  },
  birth: { key: birthDetails.userId, columns: getTableColumns(birthDetails) },
}

const rows = Object.values(tables).map(({ key, columns }) => jsonRow(key, columns))

const realTime = sql<number>`0`

/** Some megabytes. */
const MAX_REMEMBERED = 5000

/**
 * Prepares the statement that every call of a user begins with: five tables in one round trip, for all calls that came while
 * it was asked before. It is asked on every call, so that every change holds from the next call on, in every process. It answers
 * with one text for each, which is parsed only when it differs from the one before. Measured: 20 µs of CPU time instead of 45
 * for two dozen columns.
 * @param aheadMs how far the clock of subscriptions is ahead of real time
 */
export function prepareCallers(db: Database, aheadMs: SQL<number> = realTime) {
  const findText = prepareBatchedAnswer(db, {
    name: 'caller',
    parameters: { issuer: 'text', subject: 'text', sessionId: 'text' },
    answer: ({ issuer, subject, sessionId }) =>
      db
        .select({ text: sql`${jsonArray([...rows, aheadMs])}::text` })
        .from(users)
        .leftJoin(account, eq(account.id, users.subject))
        .leftJoin(session, and(eq(session.id, sessionId), eq(session.userId, account.id)))
        .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
        .leftJoin(birthDetails, eq(birthDetails.userId, users.id))
        .where(and(eq(users.issuer, issuer), eq(users.subject, subject))),
  })
  const remembered = new LRUCache<string, Caller>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    ttlAutopurge: true,
  })

  /** @returns undefined for a user who is not stored yet, or no longer; nobody may change what it returns */
  return async ({
    issuer,
    subject,
    sessionId,
  }: {
    issuer: string
    subject: string
    sessionId: string | undefined
  }): Promise<Caller | undefined> => {
    const text = await findText({ issuer, subject, sessionId })
    const name = `${issuer} ${subject} ${sessionId}`
    if (text === undefined) {
      remembered.delete(name)
      return undefined
    }
    const known = remembered.get(name)
    if (known?.version === text) return known
    const caller = toCaller(text)
    remembered.set(name, caller)
    return caller
  }
}

function toCaller(text: string): Caller {
  const [ofUser, ofAccount, ofSession, ofSubscription, ofBirth, aheadMs] = JSON.parse(text)
  return Object.freeze({
    user: toRow(tables.user.columns, ofUser),
    account: ofAccount && toRow(tables.account.columns, ofAccount),
    session: ofSession && toRow(tables.session.columns, ofSession),
    subscription: ofSubscription && toRow(tables.subscription.columns, ofSubscription),
    birth: ofBirth && toRow(tables.birth.columns, ofBirth),
    aheadMs: Number(aheadMs),
    version: text,
  })
}
