import { and, eq } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import type { SignedInIdentity } from './identity-provider.ts'

/** A person of the product. Who vouches for them is an identity provider: issuer and subject. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    profileImageUrl: text('profile_image_url'),
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
)

export type User = typeof users.$inferSelect

export async function findUser(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<User | undefined> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  return found[0]
}

/** Makes the person known, or brings the mail address up to date. */
export async function saveUser(db: Database, identity: SignedInIdentity): Promise<User> {
  const { issuer, subject, email, displayName, photoUrl } = identity
  const [user] = await db
    .insert(users)
    .values({ issuer, subject, email, firstName: displayName, profileImageUrl: photoUrl })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { email } })
    .returning()
  return user as User
}
