import { and, eq, lt, sql } from 'drizzle-orm'
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { DAY, SECOND } from '#durations.ts'
import { standInSchema } from '../../stand-in-schema.ts'

/** One row: the keys of the test account, and the offset of its clock. */
export const stripeAccounts = standInSchema.table('stripe_accounts', {
  id: integer('id').primaryKey(),
  secretKey: text('secret_key').notNull(),
  publishableKey: text('publishable_key').notNull(),
  webhookSecret: text('webhook_secret').notNull(),
  /** Milliseconds by which the account's clock is ahead of real time; never decreases. */
  ahead: bigint('ahead', { mode: 'number' }).notNull().default(0),
})

/** Replies by idempotency key. */
export const stripeReplies = standInSchema.table('stripe_replies', {
  key: text('key').primaryKey(),
  request: text('request').notNull(),
  status: integer('status').notNull(),
  body: text('body').notNull(),
  requestId: text('request_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type Account = typeof stripeAccounts.$inferSelect

const ONLY = 1
// Any number will do, as long as nothing else on the server uses it.
const WRITE_LOCK = 7_260_412

/** Creates the account if there is none. Processes may call this at the same time. */
export async function openAccount(db: Database, fresh: Omit<Account, 'id' | 'ahead'>) {
  await db
    .insert(stripeAccounts)
    .values({ id: ONLY, ...fresh })
    .onConflictDoNothing()
  return readAccount(db)
}

export async function readAccount(db: Database): Promise<Account> {
  const [account] = await db.select().from(stripeAccounts).where(eq(stripeAccounts.id, ONLY))
  return account as Account
}

/** The offset, as a part of other statements. */
export const aheadMs =
  sql<number>`(select ${stripeAccounts.ahead} from ${stripeAccounts} where ${stripeAccounts.id} = ${sql.raw(String(ONLY))})`.mapWith(
    Number,
  )

/** Never decreases the offset. */
export async function setAhead(db: Database, ahead: number) {
  await db
    .update(stripeAccounts)
    .set({ ahead: Math.round(ahead) })
    .where(and(eq(stripeAccounts.id, ONLY), lt(stripeAccounts.ahead, Math.round(ahead))))
}

/** Serializes writes over all processes, so that two clicks cannot both create a subscription. */
export function withAccountLock<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`)
    return work(tx)
  })
}

export type Reply = typeof stripeReplies.$inferSelect

/** Replies are kept for a day on the account's clock; Stripe keeps them for at least a day. */
export async function findReply(db: Database, key: string, at: number): Promise<Reply | undefined> {
  await db.delete(stripeReplies).where(lt(stripeReplies.createdAt, instant(at - DAY / SECOND)))
  const [row] = await db.select().from(stripeReplies).where(eq(stripeReplies.key, key))
  return row
}

export async function saveReply(db: Database, reply: Omit<Reply, 'createdAt'>, at: number) {
  await db.insert(stripeReplies).values({ ...reply, createdAt: instant(at) })
}

export async function deleteRepliesOfCustomer(db: Database, customer: string) {
  await db.delete(stripeReplies).where(sql`position(${customer} in ${stripeReplies.body}) > 0`)
}

const instant = (seconds: number) => new Date(seconds * SECOND)
