import { and, eq, type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { StoredPayment } from '#billing/access.ts'
import { subscriptions } from '#billing/subscriptions-table.ts'
import { birthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import type { StoredCaller } from '#identity/authenticate.ts'
import { user as account, session } from '#identity/embedded/identity-tables.ts'
import { users } from '#identity/users-table.ts'

/** What a call needs to know of who makes it: user, account and session, access, and birth details. */
export interface Caller extends StoredCaller, StoredPayment {
  birth: SavedBirth | null
}

type Columns = Record<string, PgColumn>
type RowOf<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> }

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

const realTime = sql<number>`0`

/** Some megabytes. */
const MAX_REMEMBERED = 5000
/** People turn pages and come back; what they delete is gone from the memory after it. */
const REMEMBERED_MS = 10 * MINUTE

/**
 * Prepares the statement that every call of a user begins with: five tables in one round trip. It is asked on every call, so
 * that every change holds from the next call on, in every process. It answers with one text, which is parsed only when it
 * differs from the one before. Measured: 20 µs of CPU time instead of 45 for two dozen columns.
 * @param aheadMs how far the clock of subscriptions is ahead of real time
 */
export function prepareCallers(db: Database, aheadMs: SQL<number> = realTime) {
  const statement = db
    .select({
      text: sql<string>`${jsonArray([...Object.values(tables).map(rowOrNull), aheadMs])}::text`,
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
    const [found] = await statement.execute({ issuer, subject, sessionId: sessionId ?? null })
    const name = `${issuer} ${subject} ${sessionId}`
    if (!found) {
      remembered.delete(name)
      return undefined
    }
    const known = remembered.get(name)
    if (known?.version === found.text) return known
    const caller = toCaller(found.text)
    remembered.set(name, caller)
    return caller
  }
}

const jsonArray = (values: (SQL | PgColumn)[]) =>
  sql`json_build_array(${sql.join(values, sql`, `)})`

const rowOrNull = ({ key, columns }: { key: PgColumn; columns: Columns }) =>
  sql`case when ${key} is null then null else ${jsonArray(Object.values(columns))} end`

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

function toRow<Read extends Columns>(columns: Read, values: unknown[]): RowOf<Read> {
  const read = Object.entries(columns).map(([name, column], nth) => {
    const value = values[nth] ?? null
    return [name, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.freeze(Object.fromEntries(read))
}
