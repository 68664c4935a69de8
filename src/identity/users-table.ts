import { and, eq, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import type { SignedInIdentity } from './identity-provider.ts'

/** Users, identified by the issuer and subject of their identity provider. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** Null for most; billing compares the addresses of the others. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    firstName: text('first_name'),
    mobileNumber: text('mobile_number'),
    profileImageUrl: text('profile_image_url'),
    /** IANA name of the zone of the last login. Dates in emails are in it. */
    timeZone: text('time_zone'),
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    index('users_with_changed_email').on(table.id).where(sql`email_changed_at is not null`),
  ],
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

export async function findUserById(
  db: Database | Transaction,
  id: string,
): Promise<User | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  return found
}

/** Serializes transactions of this user. Other transactions can still insert rows that reference the user. */
export async function lockUser(tx: Transaction, id: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Whether this user is an administrator. Until the transaction ends, that cannot change. */
export async function lockAdmin(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  return found?.isAdmin === true
}

/** The present if this is another address than the stored one. */
const changedNow = (email: string) =>
  sql`case when ${users.email} = ${email} then ${users.emailChangedAt} else now() end`

/** Creates the user, or updates the email address and, if one is known, the time zone. */
export async function upsertUser(
  db: Database,
  identity: SignedInIdentity,
  timeZone?: string,
): Promise<User> {
  const { issuer, subject, email, displayName, photoUrl } = identity
  // "Ada Lovelace" becomes Ada, which settings can change.
  const firstName = displayName?.split(/\s+/)[0] ?? null
  const [user] = await db
    .insert(users)
    .values({ issuer, subject, email, firstName, profileImageUrl: photoUrl, timeZone })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { email, emailChangedAt: changedNow(email), timeZone },
    })
    .returning()
  return user as User
}

export async function saveProfile(
  db: Database,
  id: string,
  profile: { firstName: string | null; mobileNumber: string | null },
) {
  await db.update(users).set(profile).where(eq(users.id, id))
}

export async function saveEmail(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  email: string,
) {
  await db
    .update(users)
    .set({ email, emailChangedAt: changedNow(email) })
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
}

/** Deletes the user and all rows that reference it. @returns false if there was none */
export async function deleteUser(db: Database | Transaction, id: string): Promise<boolean> {
  const gone = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return gone.length === 1
}

/** @returns the ids of the users with this address: one for each identity provider */
export async function setAdmin(
  db: Database | Transaction,
  email: string,
  isAdmin: boolean,
): Promise<string[]> {
  const changed = await db
    .update(users)
    .set({ isAdmin })
    .where(hasEmail(email))
    .returning({ id: users.id })
  return changed.map(({ id }) => id)
}

/** One for each identity provider. */
export async function findUserIds(db: Database | Transaction, email: string): Promise<string[]> {
  const found = await db.select({ id: users.id }).from(users).where(hasEmail(email))
  return found.map(({ id }) => id)
}

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export function listAdmins(db: Database): Promise<User[]> {
  return db.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.email)
}
