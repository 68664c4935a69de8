import { eq } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { standInSchema } from '../stand-in-schema.ts'

/** Made-up people with accounts at the stand-in. Their ids never change, so that they stay who they are. */
export const googlePeople = standInSchema.table('google_people', {
  sub: text('sub').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type GooglePerson = typeof googlePeople.$inferSelect

const firstPeople = [
  { sub: '100000000000000000001', name: 'Ada Lovelace', email: 'ada@gmail.example' },
  { sub: '100000000000000000002', name: 'Grace Hopper', email: 'grace@gmail.example' },
]

/** Oldest first; there are always the first two. */
export async function listPeople(db: Database): Promise<GooglePerson[]> {
  await db.insert(googlePeople).values(firstPeople).onConflictDoNothing()
  return db.select().from(googlePeople).orderBy(googlePeople.createdAt, googlePeople.sub)
}

export async function findPerson(db: Database, sub: string): Promise<GooglePerson | undefined> {
  const [found] = await db.select().from(googlePeople).where(eq(googlePeople.sub, sub))
  return found
}

/** Makes somebody up, or finds who has the address already. */
export async function addPerson(
  db: Database,
  person: { sub: string; name: string; email: string },
): Promise<GooglePerson> {
  const [fresh] = await db.insert(googlePeople).values(person).onConflictDoNothing().returning()
  if (fresh) return fresh
  const known = await db.select().from(googlePeople).where(eq(googlePeople.email, person.email))
  return known[0] as GooglePerson
}
