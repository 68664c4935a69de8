import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { listPendingEvents } from '#billing/payment-events-table.ts'
import { findSubscription } from '#billing/subscriptions-table.ts'
import type { Database } from '#database.ts'
import { listEvents } from '#stand-ins/stripe/stripe-events-table.ts'
import type { Payer } from './payer.ts'
import type { TestApp } from './test-app.ts'

type Person = Pick<Payer, 'id'>

/** Waits until the provider has told all that happened, and nobody asks it about these people any more. */
export async function allIsHeard({ database: { db } }: TestApp, people: Person[]) {
  const unsent = async () =>
    (await listEvents(db, { limit: 1000 })).filter(({ nextAttempt }) => nextAttempt !== null)
  await expect.poll(unsent).toEqual([])
  await allIsApplied(db, people)
}

/** Waits until the product has followed what it was told of these people. */
export async function allIsApplied(db: Database, people: Person[]) {
  const left = async () => {
    const ofEach = people.map(async ({ id }) => [
      ...(await listPendingEvents(db, id)),
      ...(await findLooks(db, id)),
    ])
    return (await Promise.all(ofEach)).flat()
  }
  await expect.poll(left).toEqual([])
}

/** A look that was overtaken by another goes on when nothing waits any more, and asks once again. */
async function findLooks(db: Database, userId: string): Promise<object[]> {
  const customerId = (await findSubscription(db, userId))?.customerId ?? ''
  const { rows } = (await db.execute(sql`
    select id from pgboss.job
    where name = 'payment-notice' and state in ('created', 'active', 'retry')
      and data->>'customerId' = ${customerId}
  `)) as unknown as { rows: object[] }
  return rows
}
