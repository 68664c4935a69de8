import { eq } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { standInSchema } from '../stand-in-schema.ts'

/** Made-up people with accounts at the stand-in. Their ids never change, so that they stay who they are. */
export const googleAccounts = standInSchema.table('google_accounts', {
  sub: text('sub').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type GoogleAccount = typeof googleAccounts.$inferSelect

const seedAccounts = [
  { sub: '100000000000000000001', name: 'Ada Lovelace', email: 'ada@gmail.example' },
  { sub: '100000000000000000002', name: 'Grace Hopper', email: 'grace@gmail.example' },
]

/** Oldest first; there are always the first two. */
export async function listAccounts(db: Database): Promise<GoogleAccount[]> {
  await db.insert(googleAccounts).values(seedAccounts).onConflictDoNothing()
  return db.select().from(googleAccounts).orderBy(googleAccounts.createdAt, googleAccounts.sub)
}

export async function findAccount(db: Database, sub: string): Promise<GoogleAccount | undefined> {
  const [found] = await db.select().from(googleAccounts).where(eq(googleAccounts.sub, sub))
  return found
}

/** Makes somebody up, or finds who has the address already. */
export async function addAccount(
  db: Database,
  person: { sub: string; name: string; email: string },
): Promise<GoogleAccount> {
  const [fresh] = await db.insert(googleAccounts).values(person).onConflictDoNothing().returning()
  if (fresh) return fresh
  const known = await db.select().from(googleAccounts).where(eq(googleAccounts.email, person.email))
  return known[0] as GoogleAccount
}
