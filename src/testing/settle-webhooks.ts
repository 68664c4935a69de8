import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { listPendingEvents } from '#billing/payment-events-table.ts'
import { findSubscription } from '#billing/subscriptions-table.ts'
import type { Database } from '#database.ts'
import { listEvents } from '#stand-ins/stripe/store/stripe-events-table.ts'
import type { Payer } from './payer.ts'
import type { TestApp } from './test-app.ts'

type TestUser = Pick<Payer, 'id'>

/** Waits until all webhooks are delivered and all syncs of these users are done. */
export async function settleWebhooks({ database: { db } }: TestApp, users: TestUser[]) {
  const unsent = async () =>
    (await listEvents(db, { limit: 1000 })).filter(({ nextAttempt }) => nextAttempt !== null)
  await expect.poll(unsent).toEqual([])
  await settleSyncs(db, users)
}

/** Waits until all syncs of these users are done. */
export async function settleSyncs(db: Database, users: TestUser[]) {
  const left = async () => {
    const ofEach = users.map(async ({ id }) => [
      ...(await listPendingEvents(db, id)),
      ...(await findSyncJobs(db, id)),
    ])
    return (await Promise.all(ofEach)).flat()
  }
  await expect.poll(left).toEqual([])
}

/** A sync that another has overtaken is still running after its event was processed. */
async function findSyncJobs(db: Database, userId: string): Promise<object[]> {
  const customerId = (await findSubscription(db, userId))?.customerId ?? ''
  const { rows } = (await db.execute(sql`
    select id from pgboss.job
    where name = 'webhook-events' and state in ('created', 'active', 'retry')
      and data->>'customerId' = ${customerId}
  `)) as unknown as { rows: object[] }
  return rows
}
