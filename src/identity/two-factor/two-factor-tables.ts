import { randomUUID } from 'node:crypto'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { account, identitySchema, user, verification } from '../embedded/identity-tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The authenticator app and the backup codes of an account, both encrypted. The property names are better-auth's. */
export const twoFactor = identitySchema.table(
  'two_factor',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until a code of the app was entered. With passkeys only, it stays false. */
    verified: boolean('verified').default(false).notNull(),
    createdAt: instant('created_at').defaultNow().notNull(),
  },
  (table) => [index('two_factor_unconfirmed').on(table.createdAt).where(sql`not verified`)],
)

export const passkey = identitySchema.table(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: instant('created_at').defaultNow().notNull(),
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user').on(table.userId)],
)

/** True of a row of `twoFactor` whose user has no passkey. */
export const hasNoPasskey = sql`not exists (select from ${passkey} where ${passkey.userId} = ${twoFactor.userId})`

export type StoredTwoFactor = typeof twoFactor.$inferSelect

/** Serializes the changes of an account's second factors. */
export async function lockAccount(tx: Transaction, userId: string) {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
}

export async function findTwoFactor(
  db: Database | Transaction,
  userId: string,
): Promise<StoredTwoFactor | undefined> {
  const [found] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId))
  return found
}

/** Which second factors an account has; a passkey counts by itself. */
export async function findSecondFactors(db: Database | Transaction, userId: string) {
  const [found] = await db
    .select({
      authenticator: sql<boolean>`exists(select from ${twoFactor} where ${twoFactor.userId} = ${userId} and ${twoFactor.verified})`,
      passkey: sql<boolean>`exists(select from ${passkey} where ${passkey.userId} = ${userId})`,
    })
    .from(user)
    .where(eq(user.id, userId))
  return found ?? { authenticator: false, passkey: false }
}

/** What the owner of an account can be asked for: see `requiredProof`. */
export async function findProofs(db: Database, userId: string) {
  const [found] = await db
    .select({
      authenticatorSince: sql<boolean>`exists(select from ${twoFactor} where ${twoFactor.userId} = ${userId} and ${twoFactor.verified})`,
      hasPassword: sql<boolean>`exists(select from ${account} where ${account.userId} = ${userId} and ${account.password} is not null)`,
    })
    .from(user)
    .where(eq(user.id, userId))
  return found ?? { authenticatorSince: false, hasPassword: false }
}

export async function hasSecondFactor(db: Database | Transaction, userId: string) {
  const { authenticator, passkey } = await findSecondFactors(db, userId)
  return authenticator || passkey
}

type Secrets = Pick<StoredTwoFactor, 'secret' | 'backupCodes'>

/** Stores a secret that is not confirmed yet. @returns false if one is confirmed; then nothing changes */
export async function saveUnconfirmedSecret(db: Database, userId: string, secrets: Secrets) {
  const saved = await db
    .insert(twoFactor)
    .values({ id: randomUUID(), userId, ...secrets })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret: secrets.secret, createdAt: new Date() },
      setWhere: eq(twoFactor.verified, false),
    })
    .returning({ id: twoFactor.id })
  return saved.length > 0
}

/** @returns false if this secret was replaced or confirmed meanwhile */
export async function confirmSecret(tx: Transaction, userId: string, secret: string) {
  const confirmed = await tx
    .update(twoFactor)
    .set({ verified: true, createdAt: new Date() })
    .where(
      and(
        eq(twoFactor.userId, userId),
        eq(twoFactor.secret, secret),
        eq(twoFactor.verified, false),
      ),
    )
    .returning({ id: twoFactor.id })
  return confirmed.length > 0
}

export async function saveBackupCodes(
  db: Database | Transaction,
  userId: string,
  secrets: Secrets,
) {
  const { backupCodes } = secrets
  await db
    .insert(twoFactor)
    .values({ id: randomUUID(), userId, ...secrets })
    .onConflictDoUpdate({ target: twoFactor.userId, set: { backupCodes } })
}

/** @returns false if the codes have changed meanwhile: another call has used the same one */
export async function replaceBackupCodes(
  db: Database,
  { id, backupCodes }: StoredTwoFactor,
  left: string,
) {
  const replaced = await db
    .update(twoFactor)
    .set({ backupCodes: left })
    .where(and(eq(twoFactor.id, id), eq(twoFactor.backupCodes, backupCodes)))
    .returning({ id: twoFactor.id })
  return replaced.length > 0
}

/** Removes the app. Its backup codes stay for the passkeys, if there are any. */
export async function deleteAuthenticator(tx: Transaction, userId: string, unusedSecret: string) {
  await tx
    .update(twoFactor)
    .set({ verified: false, secret: unusedSecret })
    .where(eq(twoFactor.userId, userId))
  await deleteBackupCodesWithoutFactor(tx, userId)
}

export async function listPasskeys(db: Database, userId: string) {
  const { id, name, createdAt, backedUp } = passkey
  return db
    .select({ id, name, createdAt, isSynced: backedUp })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(createdAt), asc(id))
}

const isOwn = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id))

/** @returns false for a passkey of another account, too */
export async function renamePasskey(
  db: Database,
  owned: { userId: string; id: string },
  name: string,
) {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(isOwn(owned.userId, owned.id))
    .returning({ id: passkey.id })
  return renamed.length > 0
}

/** @returns false for a passkey of another account, too */
export async function deletePasskey(tx: Transaction, userId: string, id: string) {
  const deleted = await tx.delete(passkey).where(isOwn(userId, id)).returning({ id: passkey.id })
  if (deleted.length > 0) await deleteBackupCodesWithoutFactor(tx, userId)
  return deleted.length > 0
}

/** Backup codes alone are no second factor. */
async function deleteBackupCodesWithoutFactor(tx: Transaction, userId: string) {
  if (!(await hasSecondFactor(tx, userId)))
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
}

/** @returns whether there were any */
export async function deleteSecondFactors(tx: Transaction, userId: string): Promise<boolean> {
  const hadAny = await hasSecondFactor(tx, userId)
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
  await tx.delete(passkey).where(eq(passkey.userId, userId))
  await forgetTrustedDevices(tx, userId)
  return hadAny
}

/** @returns whether there were any; undefined if no account has the address */
export async function removeSecondFactors(
  tx: Transaction,
  email: string,
): Promise<boolean | undefined> {
  const [found] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
    .for('update')
  return found && deleteSecondFactors(tx, found.id)
}

/** better-auth stores a trusted browser, and a sign-in that waits for its second step, with the id of the user. */
export async function forgetTrustedDevices(db: Database | Transaction, userId: string) {
  await db.delete(verification).where(eq(verification.value, userId))
}

/** Passkeys that are being added: better-auth stores the address of the user with them, as JSON. */
export async function deletePasskeyChallenges(db: Database, userId: string) {
  const { value } = verification
  await db.delete(verification).where(like(value, `{%"userData":{"id":"${userId}"%`))
}
