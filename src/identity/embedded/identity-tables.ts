import { randomUUID } from 'node:crypto'
import { and, eq, like, ne, or } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import type { StoredAccount } from '../identity-provider.ts'

// The tables of the embedded identity provider (better-auth), in their own schema. Only identity
// and the export read them. The property names are better-auth's.
export const identitySchema = pgSchema('identity')

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const user = identitySchema.table('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').default(false).notNull(),
  image: text('image'),
  /** Set by the operator. */
  disabled: boolean('disabled').default(false).notNull(),
  createdAt: instant('created_at').defaultNow().notNull(),
  updatedAt: instant('updated_at').defaultNow().notNull(),
})

export const session = identitySchema.table(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').defaultNow().notNull(),
    updatedAt: instant('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('session_user').on(table.userId), index('session_by_end').on(table.expiresAt)],
)

export const account = identitySchema.table(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').defaultNow().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('account_user').on(table.userId)],
)

export const verification = identitySchema.table(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').defaultNow().notNull(),
    updatedAt: instant('updated_at').defaultNow().notNull(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    // better-auth deletes what has expired before each look.
    index('verification_by_end').on(table.expiresAt),
  ],
)

export const jwks = identitySchema.table('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
})

export const rateLimit = identitySchema.table('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})

/** Deletes the unused links and codes emailed to a user; their values begin with the user id. */
export async function revokeEmailedLinks(db: Database | Transaction, userId: string) {
  const { value } = verification
  await db.delete(verification).where(or(eq(value, userId), like(value, `${userId} %`)))
}

/**
 * Links that restore a former address stay valid when the password changes. They are deleted with the
 * account, and when the owner of its unconfirmed address claims it, who never had the former one.
 */
export async function revokeRestoreLinks(db: Database, userId: string) {
  await db.delete(verification).where(isRestoreLink(userId))
}

/** The former addresses that a link can still restore. */
export async function listFormerAddresses(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ value: verification.value })
    .from(verification)
    .where(isRestoreLink(userId))
  return rows.map(({ value }) => value.split(' ').at(-1) ?? '')
}

const isRestoreLink = (userId: string) => like(verification.value, `restore ${userId} %`)

/** A session with its user, read by primary keys. */
export async function findSessionWithAccount(db: Database, sessionId: string) {
  const [found] = await db
    .select({
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      disabled: user.disabled,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId))
  return found
}

/**
 * Stores a password on behalf of a session, ends the user's other sessions and revokes emailed links.
 * @returns false if the session has ended; then nothing changes
 */
export function replacePassword(
  db: Database,
  { userId, sessionId, hash }: { userId: string; sessionId: string; hash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A new session needs a lock of this row for its foreign key. So a sign-in that has verified the old
    // password waits for the commit, and its hook then finds the new one.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    // The lock makes a second change, and a claim of the address, wait until this one has committed.
    const sessions = await tx
      .select({ id: session.id })
      .from(session)
      .where(eq(session.userId, userId))
      .for('update')
    if (!sessions.some(({ id }) => id === sessionId)) return false
    await upsertPassword(tx, userId, hash)
    await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    await revokeEmailedLinks(tx, userId)
    return true
  })
}

async function upsertPassword(tx: Transaction, userId: string, password: string) {
  const updatedAt = new Date()
  const providerId = 'credential'
  const changed = await tx
    .update(account)
    .set({ password, updatedAt })
    .where(and(eq(account.userId, userId), eq(account.providerId, providerId)))
    .returning({ id: account.id })
  if (changed.length === 0)
    await tx
      .insert(account)
      .values({ id: randomUUID(), accountId: userId, providerId, userId, password, updatedAt })
}

/** An account with the session of a token, if that is the account's. */
export async function findAccount(
  db: Database,
  { subject, sessionId }: { subject: string; sessionId: string | undefined },
): Promise<StoredAccount> {
  const { email, emailVerified, disabled } = user
  const [found] = await db
    .select({
      account: { email, emailVerified, disabled },
      session: { expiresAt: session.expiresAt },
    })
    .from(user)
    .leftJoin(session, and(eq(session.id, sessionId ?? ''), eq(session.userId, user.id)))
    .where(eq(user.id, subject))
  return found ?? { account: null, session: null }
}

/** Disables an account and ends its sessions, or enables it again. @returns whether it exists */
export async function setDisabled(db: Database | Transaction, email: string, disabled: boolean) {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ disabled })
      .where(eq(user.email, email.toLowerCase()))
      .returning({ id: user.id })
    if (changed && disabled) await tx.delete(session).where(eq(session.userId, changed.id))
    return changed !== undefined
  })
}

export async function isEmailVerified(db: Database, email: string): Promise<boolean> {
  const [found] = await db
    .select({ emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  return found?.emailVerified === true
}
