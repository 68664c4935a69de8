import { count, sql } from 'drizzle-orm'
import type { Database } from '#database.ts'
import { outboxEmails } from '#mail/outbox-table.ts'

export interface QueueBacklog {
  queue: string
  waiting: number
  /** How long the oldest job that may run now has been waiting; 0 without one. */
  oldestDueSeconds: number
}

/** Queues without a waiting job are left out. */
export async function findQueueBacklogs(db: Database): Promise<QueueBacklog[]> {
  const { rows } = (await db.execute(sql`
    select
      name as queue,
      count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(start_after)), 0)::double precision as age
    from pgboss.job
    where state < 'active'
    group by name
  `)) as unknown as { rows: { queue: string; waiting: number; age: number }[] }
  // The oldest start of a retry may lie ahead.
  return rows.map(({ age, ...row }) => ({ ...row, oldestDueSeconds: Math.max(0, age) }))
}

export async function findOutboxBacklog(db: Database) {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${outboxEmails.createdAt})), 0)::double precision`
  const [found] = await db.select({ waiting: count(), oldestSeconds: age }).from(outboxEmails)
  return found ?? { waiting: 0, oldestSeconds: 0 }
}
