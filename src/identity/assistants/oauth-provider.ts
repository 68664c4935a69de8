import { oauthProvider } from '@better-auth/oauth-provider'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { ASSISTANT_SCOPES } from '#contract/assistant-scopes.ts'
import { keptFor } from '#contract/kept-for.ts'
import type { Database } from '#database.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import { CLIENT_NETWORK_HEADER, IDENTITY_PATH } from '../embedded/better-auth.ts'
import { betterAuthLogger, failOnOutage } from '../embedded/better-auth-errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import * as identityTables from '../embedded/identity-tables.ts'
import { COOKIE_PREFIX } from '../embedded/session-cookie.ts'
import { oauthTables } from './assistant-tables.ts'

/** The page that asks a person, also before they are signed in. */
export const CONSENT_PAGE = '/connect'

const CODE_LIFETIME_MS = 10 * MINUTE
const ACCESS_TOKEN_LIFETIME_MS = HOUR
/** A client that lost the response to a refresh may repeat it. */
const REFRESH_RETRY_MS = 30 * SECOND

interface Deps {
  db: Database
  identity: Pick<EmbeddedIdentity, 'publicUrl' | 'secret' | 'log' | 'trustedOrigins' | 'limitsRate'>
  /** The address that tokens are for. */
  resource: string
}

/**
 * better-auth's OAuth provider, beside the better-auth that signs people in and on the same tables: it reads the session
 * cookie, and touches nothing else of a login. Tokens are opaque and stored as hashes, so that ending a connection ends
 * them.
 *
 * @throws the database error while the database is unavailable: it stores the resource first
 */
export async function openOAuthProvider({ db, identity, resource }: Deps) {
  const { publicUrl, secret, log, trustedOrigins, limitsRate } = identity
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: IDENTITY_PATH,
    secret,
    trustedOrigins,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { ...identityTables, ...oauthTables },
      transaction: true,
    }),
    telemetry: { enabled: false },
    experimental: { instrumentation: { enabled: false } },
    logger: betterAuthLogger(log),
    onAPIError: { errorURL: `${publicUrl}${CONSENT_PAGE}`, throw: true },
    session: { expiresIn: keptFor.session / SECOND, updateAge: DAY / SECOND },
    rateLimit: { enabled: limitsRate, storage: 'database' },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_NETWORK_HEADER] },
    },
    plugins: [
      oauthProvider({
        loginPage: CONSENT_PAGE,
        consentPage: CONSENT_PAGE,
        scopes: [...ASSISTANT_SCOPES],
        grantTypes: ['authorization_code', 'refresh_token'],
        disableJwtPlugin: true,
        allowDynamicClientRegistration: true,
        allowUnauthenticatedClientRegistration: true,
        resources: [resource],
        clientRegistrationDefaultResources: [resource],
        codeExpiresIn: CODE_LIFETIME_MS / SECOND,
        accessTokenExpiresIn: ACCESS_TOKEN_LIFETIME_MS / SECOND,
        refreshTokenExpiresIn: keptFor.assistantConnection / SECOND,
        refreshTokenReuseInterval: REFRESH_RETRY_MS / SECOND,
        // One server of an assistant's maker may fetch tokens for many people; registrations are limited by our route.
        rateLimit: { token: { window: 60, max: 300 }, register: false },
      }),
    ],
  })
  await failOnOutage(() => auth.$context)
  return {
    handle: (request: Request) => failOnOutage(() => auth.handler(request)),
    serverMetadata: () => auth.api.getOAuthServerConfig(),
  }
}

export type OAuthProvider = Awaited<ReturnType<typeof openOAuthProvider>>
