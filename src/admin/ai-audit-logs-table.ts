import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FeatureName } from '#contract/admin.ts'
import type { AuditAction, AuditTopic, LoggedConfig } from '#contract/admin-audit.ts'
import type { Budget } from '#contract/admin-usage.ts'
import type { Cursor } from '#contract/cursor.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** Every change by an administrator or by a command of the operator, stored in the transaction of the change. */
export const aiAuditLogs = pgTable(
  'ai_audit_logs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    featureName: text('feature_name').$type<FeatureName | AuditTopic>().notNull(),
    // In milliseconds, like the contract: the next page starts after exactly this instant.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Null for the first configuration, for a command of the operator, and for a deleted account. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AuditAction>().notNull(),
    /** The user that a command is about; null for others, and for a deleted account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    oldConfig: jsonb('old_config').$type<LoggedConfig>(),
    newConfig: jsonb('new_config').$type<LoggedConfig>(),
    oldBudget: jsonb('old_budget').$type<Budget>(),
    newBudget: jsonb('new_budget').$type<Budget>(),
  },
  (table) => [
    index('ai_audit_logs_newest').on(table.createdAt, table.id),
    index('ai_audit_logs_of_actor').on(table.actorId),
    index('ai_audit_logs_of_user').on(table.userId),
  ],
)

export type StoredAuditLog = typeof aiAuditLogs.$inferSelect
export type NewAuditLog = Omit<typeof aiAuditLogs.$inferInsert, 'id' | 'createdAt'> & {
  /** That of the change; the database's clock by default. */
  createdAt?: Date
}

export async function insertAuditLogs(tx: Transaction, logs: NewAuditLog[]) {
  if (logs.length === 0) return
  await tx
    .insert(aiAuditLogs)
    .values(logs.map((log) => ({ ...log, createdAt: log.createdAt ?? sql`clock_timestamp()` })))
}

export interface AuditLogQuery {
  before?: Cursor | undefined
  featureName?: FeatureName | undefined
}

const accounts = alias(users, 'accounts')

/** Newest first, with the email addresses of the actor and of the account that it is about. */
export function listAuditLogs(db: Database, query: AuditLogQuery, limit: number) {
  const { createdAt, id } = aiAuditLogs
  const { before, featureName } = query
  return db
    .select({ ...getTableColumns(aiAuditLogs), actor: users.email, account: accounts.email })
    .from(aiAuditLogs)
    .leftJoin(users, eq(users.id, aiAuditLogs.actorId))
    .leftJoin(accounts, eq(accounts.id, aiAuditLogs.userId))
    .where(
      and(
        featureName && eq(aiAuditLogs.featureName, featureName),
        before &&
          sql`(${createdAt}, ${id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export async function findAuditLog(db: Database, id: string): Promise<StoredAuditLog | undefined> {
  const [found] = await db.select().from(aiAuditLogs).where(eq(aiAuditLogs.id, id))
  return found
}
