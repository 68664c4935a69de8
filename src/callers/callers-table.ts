import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { StoredPayment } from '#billing/access.ts'
import { subscriptions } from '#billing/subscriptions-table.ts'
import { birthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import { type AboutUser, prepareBatchedAnswer } from '#database/batched-answer.ts'
import { jsonArray, jsonRow, toRow } from '#database/json-rows.ts'
import type { Database } from '#database.ts'
import { REMEMBERED_MS } from '#http/reply-memory.ts'
import type { FindCaller, StoredCaller } from '#identity/authenticate.ts'
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

/** Ends the caller where an answer follows. JSON escapes it in texts, and PostgreSQL writes none between values. */
const LINE_FEED = '\n'

const ofCaller = { issuer: 'text', subject: 'text', sessionId: 'text' } as const

function prepareStatement(db: Database, aheadMs: SQL<number>, about: AboutUser | undefined) {
  const caller = sql`${jsonArray([...rows, aheadMs])}::text`
  return prepareBatchedAnswer<string>(db, {
    name: about ? `caller_with_${about.name}` : 'caller',
    parameters: { ...about?.parameters, ...ofCaller },
    answer(asked) {
      const { issuer, subject, sessionId } = asked as Record<keyof typeof ofCaller, SQL>
      return db
        .select({
          text: about
            ? sql`${caller} || chr(10) || coalesce(${about.answer(asked, users.id)}, '')`
            : caller,
        })
        .from(users)
        .leftJoin(account, eq(account.id, users.subject))
        .leftJoin(session, and(eq(session.id, sessionId), eq(session.userId, account.id)))
        .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
        .leftJoin(birthDetails, eq(birthDetails.userId, users.id))
        .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    },
  })
}

/**
 * Prepares the statement that every call of a user begins with: five tables in one round trip, for all calls that came while
 * it was asked before. It is asked on every call, so that every change holds from the next call on, in every process. It answers
 * with one text for each, which is parsed only when it differs from the one before. Measured: 20 µs of CPU time instead of 45
 * for two dozen columns. A question about the caller is answered beside it.
 * @param aheadMs how far the clock of subscriptions is ahead of real time
 */
export function prepareCallers(db: Database, aheadMs: SQL<number> = realTime): FindCaller<Caller> {
  const statements = new Map<AboutUser | undefined, ReturnType<typeof prepareStatement>>()
  function statementFor(about: AboutUser | undefined) {
    const statement = statements.get(about) ?? prepareStatement(db, aheadMs, about)
    statements.set(about, statement)
    return statement
  }
  const remembered = new LRUCache<string, { text: string; caller: Caller }>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    ttlAutopurge: true,
  })

  return async ({ issuer, subject, sessionId }, question) => {
    const asked = { ...question?.values, issuer, subject, sessionId: sessionId ?? null }
    const text = await statementFor(question?.about)(asked)
    const name = `${issuer} ${subject} ${sessionId}`
    if (text === undefined) {
      remembered.delete(name)
      return undefined
    }
    if (!question) return { caller: recall(name, text), found: undefined }
    const end = text.indexOf(LINE_FEED)
    const found = { question, text: text.slice(end + 1) }
    return { caller: recall(name, text.slice(0, end)), found }
  }

  /** Nobody may change what it returns. */
  function recall(name: string, text: string): Caller {
    const known = remembered.get(name)
    if (known?.text === text) return known.caller
    const caller = toCaller(text)
    remembered.set(name, { text, caller })
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
    version: randomUUID(),
  })
}
