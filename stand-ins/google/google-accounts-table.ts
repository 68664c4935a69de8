import { eq } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { standInSchema } from '../stand-in-schema.ts'

/** Test accounts at the stand-in. Their ids never change. */
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

/** Oldest first, beginning with the two seed accounts. */
export async function listAccounts(db: Database): Promise<GoogleAccount[]> {
  await db.insert(googleAccounts).values(seedAccounts).onConflictDoNothing()
  return db.select().from(googleAccounts).orderBy(googleAccounts.createdAt, googleAccounts.sub)
}

export async function findAccount(db: Database, sub: string): Promise<GoogleAccount | undefined> {
  const [found] = await db.select().from(googleAccounts).where(eq(googleAccounts.sub, sub))
  return found
}

/** Adds an account, or returns the one that already has the email address. */
export async function addAccount(
  db: Database,
  person: { sub: string; name: string; email: string },
): Promise<GoogleAccount> {
  const [fresh] = await db.insert(googleAccounts).values(person).onConflictDoNothing().returning()
  if (fresh) return fresh
  const known = await db.select().from(googleAccounts).where(eq(googleAccounts.email, person.email))
  return known[0] as GoogleAccount
}
