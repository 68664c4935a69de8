import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { oauthPopup } from 'better-auth/plugins'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { type JwtOptions, jwt } from 'better-auth/plugins/jwt'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import type { Database } from '#database.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { claimAddress } from '../emails/claim-address.ts'
import { MAX_ADDRESS_LENGTH } from '../emails/email-address.ts'
import { createBetterAuthPasswords } from '../passwords/better-auth-passwords.ts'
import type { PasswordQueue } from '../passwords/password-queue.ts'
import { betterAuthLogger } from './better-auth-errors.ts'
import { type GoogleClient, googleSignIn } from './google.ts'
import * as tables from './identity-tables.ts'
import { boundedName, imageAddress } from './token-profile.ts'

export const IDENTITY_PATH = '/api/identity'
/** Our server sets it over whatever the client sent: the library's limits count by it, and it stores nothing finer. */
export const CLIENT_NETWORK_HEADER = 'x-cosmic-path-client'
export const AUDIENCE = 'cosmic-path'
export const TOKEN_ALGORITHM = 'EdDSA'

// Long enough that a page asks twice an hour at most; a session that ends is noticed at once anyway.
const TOKEN_LIFETIME = '10m'
const RESET_LINK_LIFETIME_MS = DAY
const CODE_LIFETIME_MS = 10 * MINUTE

export interface AuthSettings {
  publicUrl: string
  secret: string
  google: GoogleClient | undefined
  passwordQueue: PasswordQueue
  /** Tests sign up by the hundred. */
  limitsRate: boolean
  log: Log
}

/** What happens around an account, outside of the library. None of it is waited for in a transaction. */
interface Events {
  onSignUp(user: { id: string; email: string; emailVerified: boolean }): void
  onResetRequested(email: string, token: string): Promise<void>
  onPasswordReset(user: { id: string; emailVerified: boolean }): Promise<void>
  onAddressClaimed(userId: string): Promise<void>
}

/** better-auth with what we use of it, and as little more as possible. */
export function createAuth(
  db: Database,
  { publicUrl, secret, google, limitsRate, log, passwordQueue }: AuthSettings,
  events: Events,
) {
  const { hooks, forgetAttempts, hash, verify } = createBetterAuthPasswords(passwordQueue)

  return betterAuth({
    baseURL: publicUrl,
    basePath: IDENTITY_PATH,
    secret,
    trustedOrigins: trustedOriginsOf(publicUrl),
    database: drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true }),
    telemetry: { enabled: false },
    logger: betterAuthLogger(log),
    // Unless told to throw, the library prints failed statements with their parameters on the console.
    onAPIError: { errorURL: `${publicUrl}/login`, throw: true },
    session: { expiresIn: (30 * DAY) / SECOND, updateAge: DAY / SECOND },
    rateLimit: { enabled: limitsRate, storage: 'database' },
    // A copy of the database opens no link.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: { disabled: { type: 'boolean', input: false, returned: false } },
    },
    account: {
      updateAccountOnSignIn: false,
      // An unproven account is claimed by whoever proves the address: see claim-address.ts.
      accountLinking: { requireLocalEmailVerified: false },
    },
    advanced: {
      cookiePrefix: 'cosmic-path',
      // Said aloud, since the library's default turns them off in a test run.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_NETWORK_HEADER] },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash, verify },
      resetPasswordTokenExpiresIn: RESET_LINK_LIFETIME_MS / SECOND,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => events.onResetRequested(user.email, token),
      async onPasswordReset({ user }) {
        await forgetAttempts(user.email)
        await events.onPasswordReset(user)
      },
    },
    hooks,
    databaseHooks: accountHooks(db, events),
    plugins: [
      jwt(tokenSettings(publicUrl)),
      emailOTP({
        // The library mails nothing by itself: a code to an unproven address would cost that account its password.
        sendVerificationOTP: async () => {},
        disableSignUp: true,
        otpLength: 6,
        expiresIn: CODE_LIFETIME_MS / SECOND,
        allowedAttempts: 3,
        storeOTP: 'hashed',
        rateLimit: { window: MINUTE / SECOND, max: 6 },
      }),
      oauthPopup(),
      ...(google ? [googleSignIn(google)] : []),
    ],
  })
}

/** Who may get an account, a session and another way in, and what happens with them. */
function accountHooks(db: Database, { onSignUp, onAddressClaimed }: Events) {
  return {
    user: {
      create: {
        before: async (user) => {
          if (user.email.length > MAX_ADDRESS_LENGTH)
            throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
          const { name, image } = user
          return { data: { ...user, name: boundedName(name), image: imageAddress(image) } }
        },
        after: async (user) => onSignUp(user),
      },
    },
    session: {
      create: {
        before: async ({ userId }, context) => {
          const user = await context?.context.internalAdapter.findUserById(userId)
          if ((user as { disabled?: boolean } | null)?.disabled)
            throw new APIError('FORBIDDEN', { code: 'user-disabled' })
        },
      },
    },
    account: {
      create: {
        before: async (account, context) => {
          if (account.providerId === 'credential') return
          const adapter = context?.context.internalAdapter
          if (adapter) await claimAddress({ db, adapter, onAddressClaimed }, account.userId)
          // We never call Google in a person's name.
          return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks']
}

/** The word about somebody that every call of theirs carries. */
function tokenSettings(publicUrl: string) {
  return {
    disableSettingJwtHeader: true,
    jwks: {
      keyPairConfig: { alg: TOKEN_ALGORITHM },
      rotationInterval: (30 * DAY) / SECOND,
      gracePeriod: HOUR / SECOND,
    },
    jwt: {
      issuer: publicUrl,
      audience: AUDIENCE,
      expirationTime: TOKEN_LIFETIME,
      definePayload: ({ user, session }) => ({
        email: user.email,
        email_verified: user.emailVerified,
        // Bounded here too, for accounts from before.
        name: boundedName(user.name),
        picture: imageAddress(user.image),
        sid: session.id,
        auth_time: Math.floor(session.createdAt.getTime() / SECOND),
      }),
    },
  } satisfies JwtOptions
}

export type Auth = ReturnType<typeof createAuth>

/** On one's own machine the page may be opened under either name. */
export function trustedOriginsOf(publicUrl: string): string[] {
  const { hostname, origin } = new URL(publicUrl)
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [origin]
  return ['localhost', '127.0.0.1'].map((name) => origin.replace(hostname, name))
}
