import { and, desc, eq, gt, isNull, like, lte, not, sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { identitySchema, session, user, verification } from '../embedded/identity-tables.ts'

// The tables of better-auth's OAuth provider. The property names are better-auth's, except for the last
// three of a consent.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An assistant as it has registered itself: nothing of it is proven but that it gets answers at its redirect URIs. */
export const oauthClient = identitySchema.table(
  'oauth_client',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id').notNull().unique(),
    /** Encrypted; most have none. */
    clientSecret: text('client_secret'),
    clientDiscoveryId: text('client_discovery_id'),
    disabled: boolean('disabled').default(false),
    skipConsent: boolean('skip_consent'),
    enableEndSession: boolean('enable_end_session'),
    subjectType: text('subject_type'),
    scopes: text('scopes').array(),
    clientCredentialsScopes: text('client_credentials_scopes').array(),
    /** Always null: a registration belongs to nobody. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
    name: text('name'),
    uri: text('uri'),
    icon: text('icon'),
    contacts: text('contacts').array(),
    tos: text('tos'),
    policy: text('policy'),
    softwareId: text('software_id'),
    softwareVersion: text('software_version'),
    softwareStatement: text('software_statement'),
    redirectUris: text('redirect_uris').array().notNull(),
    postLogoutRedirectUris: text('post_logout_redirect_uris').array(),
    backchannelLogoutUri: text('backchannel_logout_uri'),
    backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
    applicationType: text('application_type'),
    jwks: text('jwks'),
    jwksUri: text('jwks_uri'),
    grantTypes: text('grant_types').array(),
    responseTypes: text('response_types').array(),
    requirePKCE: boolean('require_pkce'),
    dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
    referenceId: text('reference_id'),
    metadata: jsonb('metadata'),
  },
  (table) => [index('oauth_client_user').on(table.userId)],
)

/** What tokens are for: one row, our own `/mcp`. */
export const oauthResource = identitySchema.table('oauth_resource', {
  id: text('id').primaryKey(),
  identifier: text('address').notNull().unique(),
  name: text('name').notNull(),
  accessTokenTtl: bigint('access_token_ttl', { mode: 'number' }),
  refreshTokenTtl: bigint('refresh_token_ttl', { mode: 'number' }),
  signingAlgorithm: text('signing_algorithm'),
  signingKeyId: text('signing_key_id'),
  allowedScopes: text('allowed_scopes').array(),
  customClaims: jsonb('custom_claims'),
  dpopBoundAccessTokensRequired: boolean('dpop_bound_access_tokens_required').default(false),
  disabled: boolean('disabled').default(false),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
  policyVersion: bigint('policy_version', { mode: 'number' }).default(1),
  metadata: jsonb('metadata'),
})

const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => oauthClient.clientId, { onDelete: 'cascade' })
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const oauthClientResource = identitySchema.table(
  'oauth_client_resource',
  {
    id: text('id').primaryKey(),
    clientId: clientId(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => oauthResource.identifier, { onDelete: 'cascade' }),
    metadata: jsonb('metadata'),
    createdAt: instant('created_at'),
  },
  (table) => [
    uniqueIndex('oauth_client_resource_once').on(table.clientId, table.resourceId),
    index('oauth_client_resource_resource').on(table.resourceId),
  ],
)

/** What a person has allowed an assistant: a connection, until the person ends it. */
export const oauthConsent = identitySchema.table(
  'oauth_consent',
  {
    id: text('id').primaryKey(),
    clientId: clientId(),
    userId: userId(),
    referenceId: text('reference_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    scopes: text('scopes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** What the person saw when they allowed it. */
    clientName: text('client_name'),
    clientHost: text('client_host'),
  },
  (table) => [
    index('oauth_consent_user').on(table.userId),
    index('oauth_consent_client').on(table.clientId),
  ],
)

const tokenColumns = () => ({
  id: text('id').primaryKey(),
  /** A hash. */
  token: text('token').notNull().unique(),
  clientId: clientId(),
  /** A connection outlives the login in which it was made. */
  sessionId: text('session_id').references(() => session.id, { onDelete: 'set null' }),
  userId: userId(),
  referenceId: text('reference_id'),
  authorizationCodeId: text('authorization_code_id'),
  resources: text('resources').array(),
  requestedUserInfoClaims: text('requested_user_info_claims').array(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  revoked: instant('revoked'),
  confirmation: jsonb('confirmation'),
  scopes: text('scopes').array().notNull(),
})

export const oauthRefreshToken = identitySchema.table(
  'oauth_refresh_token',
  {
    ...tokenColumns(),
    rotatedAt: instant('rotated_at'),
    /** Encrypted. */
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: instant('rotation_replay_expires_at'),
    authTime: instant('auth_time'),
  },
  (table) => [
    index('oauth_refresh_token_user').on(table.userId, table.clientId),
    index('oauth_refresh_token_session').on(table.sessionId),
    index('oauth_refresh_token_code').on(table.authorizationCodeId),
    index('oauth_refresh_token_client').on(table.clientId),
  ],
)

export const oauthAccessToken = identitySchema.table(
  'oauth_access_token',
  {
    ...tokenColumns(),
    refreshId: text('refresh_id').references(() => oauthRefreshToken.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('oauth_access_token_user').on(table.userId, table.clientId),
    index('oauth_access_token_session').on(table.sessionId),
    index('oauth_access_token_code').on(table.authorizationCodeId),
    index('oauth_access_token_client').on(table.clientId),
    index('oauth_access_token_refresh').on(table.refreshId),
  ],
)

export const oauthClientAssertion = identitySchema.table('oauth_client_assertion', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** What better-auth reads and writes. */
export const oauthTables = {
  oauthClient,
  oauthResource,
  oauthClientResource,
  oauthConsent,
  oauthRefreshToken,
  oauthAccessToken,
  oauthClientAssertion,
}

/**
 * The connection of an access token that is valid now, for this resource. A token without its consent, or older than
 * it, is worth nothing: it was issued while the person disconnected.
 */
export async function findConnectionOfToken(
  db: Database,
  { token, resource, now }: { token: string; resource: string; now: Date },
) {
  const [found] = await db
    .select({
      id: oauthConsent.id,
      clientId: oauthConsent.clientId,
      subject: oauthConsent.userId,
      allowed: oauthConsent.scopes,
      scopes: oauthAccessToken.scopes,
      lastUsedAt: oauthConsent.lastUsedAt,
      redirectUris: oauthClient.redirectUris,
    })
    .from(oauthAccessToken)
    .innerJoin(oauthClient, eq(oauthClient.clientId, oauthAccessToken.clientId))
    .innerJoin(
      oauthConsent,
      and(
        eq(oauthConsent.clientId, oauthAccessToken.clientId),
        eq(oauthConsent.userId, oauthAccessToken.userId),
        lte(oauthConsent.createdAt, oauthAccessToken.createdAt),
      ),
    )
    .innerJoin(user, eq(user.id, oauthAccessToken.userId))
    .where(
      and(
        eq(oauthAccessToken.token, token),
        gt(oauthAccessToken.expiresAt, now),
        isNull(oauthAccessToken.revoked),
        // Bound to a key of the client, which nobody here would check.
        isNull(oauthAccessToken.confirmation),
        sql`${resource} = any(${oauthAccessToken.resources})`,
        eq(user.disabled, false),
      ),
    )
  return found
}

export async function recordUse(db: Database, connectionId: string, now: Date) {
  await db.update(oauthConsent).set({ lastUsedAt: now }).where(eq(oauthConsent.id, connectionId))
}

/** Keeps what the person saw: an assistant could not change it afterward. */
export async function nameConnection(
  db: Database,
  of: { userId: string; clientId: string },
  { name, host }: { name: string; host: string },
) {
  await db
    .update(oauthConsent)
    .set({ clientName: name, clientHost: host })
    .where(and(eq(oauthConsent.userId, of.userId), eq(oauthConsent.clientId, of.clientId)))
}

/** Newest first. */
export function listConnections(db: Database, of: string) {
  return db
    .select({
      id: oauthConsent.id,
      name: oauthConsent.clientName,
      host: oauthConsent.clientHost,
      scopes: oauthConsent.scopes,
      createdAt: oauthConsent.createdAt,
      lastUsedAt: oauthConsent.lastUsedAt,
    })
    .from(oauthConsent)
    .where(eq(oauthConsent.userId, of))
    .orderBy(desc(oauthConsent.createdAt), desc(oauthConsent.id))
}

export async function countConnections(db: Database, of: string): Promise<number> {
  return db.$count(oauthConsent, eq(oauthConsent.userId, of))
}

export async function findClient(db: Database, id: string) {
  const [found] = await db.select().from(oauthClient).where(eq(oauthClient.clientId, id))
  return found
}

/** @returns false for a connection of another account, too */
export async function deleteConnection(db: Database, of: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(oauthConsent)
      .where(and(eq(oauthConsent.userId, of), eq(oauthConsent.id, id)))
      .returning({ clientId: oauthConsent.clientId })
    if (!deleted) return false
    await deleteTokens(tx, of, deleted.clientId)
    return true
  })
}

/** Ends every connection of an account. */
export async function deleteConnections(db: Database | Transaction, of: string) {
  await db.transaction(async (tx) => {
    await tx.delete(oauthConsent).where(eq(oauthConsent.userId, of))
    await deleteTokens(tx, of)
  })
}

/** Deletes those of one assistant or of all, and the codes that nobody has exchanged for tokens yet. */
async function deleteTokens(tx: Transaction, of: string, client?: string) {
  for (const table of [oauthAccessToken, oauthRefreshToken]) {
    const isOfClient = client === undefined ? undefined : eq(table.clientId, client)
    await tx.delete(table).where(and(eq(table.userId, of), isOfClient))
  }
  const isCode = like(verification.value, '{"type":"authorization_code"%')
  const names = (key: string, value: string) =>
    like(verification.value, `%${JSON.stringify({ [key]: value }).slice(1, -1)}%`)
  const isOfClient = client === undefined ? undefined : names('client_id', client)
  await tx.delete(verification).where(and(isCode, names('userId', of), isOfClient))
}

const tokenOf = (table: typeof oauthAccessToken | typeof oauthRefreshToken) =>
  sql`exists (select from ${table} where ${table.clientId} = ${oauthConsent.clientId} and ${table.userId} = ${oauthConsent.userId})`

/** The assistant of the connection can no longer read. */
export const hasNoTokens = not(sql`(${tokenOf(oauthAccessToken)} or ${tokenOf(oauthRefreshToken)})`)

/** Nobody has allowed the registered assistant, or everybody has disconnected it. */
export const hasNoConnection = sql`not exists (select from ${oauthConsent} where ${oauthConsent.clientId} = ${oauthClient.clientId})`
