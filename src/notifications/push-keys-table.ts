import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'

/** At most one row: the key pair that push services know this site by. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
)

type KeyPair = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>

const { publicKey, privateKey } = pushKeys

export async function findKeys(db: Database): Promise<KeyPair | undefined> {
  const [found] = await db.select({ publicKey, privateKey }).from(pushKeys)
  return found
}

/** If several processes start at once, the first one decides. */
export async function insertKeysOnce(db: Database, keys: KeyPair) {
  await db.insert(pushKeys).values(keys).onConflictDoNothing()
}
