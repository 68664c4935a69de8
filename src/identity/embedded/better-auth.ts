import { drizzleAdapter } from 'better-auth/adapters/drizzle'
// Without Kysely, which is 262 files.
import { betterAuth } from 'better-auth/minimal'
import { oauthPopup } from 'better-auth/plugins'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { jwt } from 'better-auth/plugins/jwt'
import { keptFor } from '#contract/kept-for.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import type { Database } from '#database.ts'
import { DAY, MINUTE, SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { createBetterAuthPasswords } from '../passwords/better-auth-passwords.ts'
import type { HashCost } from '../passwords/password-hash.ts'
import type { PasswordQueue } from '../passwords/password-queue.ts'
import { trustedOriginsOf } from '../trusted-origins.ts'
import { passkeys } from '../two-factor/passkeys.ts'
import { requireConfirmedOwner } from '../two-factor/require-confirmed-owner.ts'
import { secondStep } from '../two-factor/second-step.ts'
import { passkey, twoFactor } from '../two-factor/two-factor-tables.ts'
import { type AccountEvents, accountHooks } from './account-hooks.ts'
import { betterAuthLogger } from './better-auth-errors.ts'
import { type GoogleClient, googleSignIn } from './google.ts'
import * as tables from './identity-tables.ts'
import { COOKIE_PREFIX } from './session-cookie.ts'
import { tokenSettings } from './token-settings.ts'

export const IDENTITY_PATH = '/api/identity'
/** The server overwrites it in every call. Rate limits count by it, and only the network is stored. */
export const CLIENT_NETWORK_HEADER = 'x-cosmic-path-client'

const RESET_LINK_LIFETIME_MS = DAY
const CODE_LIFETIME_MS = 10 * MINUTE
/** By default three in ten seconds, as of sign-ins: too few for a room of people on one Wi-Fi. */
const SIGN_UPS_OF_ONE_NETWORK = { window: MINUTE / SECOND, max: 20 }

export interface AuthSettings {
  publicUrl: string
  secret: string
  google: GoogleClient | undefined
  passwordQueue: PasswordQueue
  /** The product's own by default; tests hash hundreds of passwords. */
  hashCost?: HashCost
  /** Tests sign up hundreds of accounts. */
  limitsRate: boolean
  log: Log
}

/** better-auth, with as little of it enabled as we need. */
export function createAuth(db: Database, settings: AuthSettings, events: AccountEvents) {
  const { publicUrl, secret, limitsRate, log, passwordQueue, hashCost } = settings
  const passwords = createBetterAuthPasswords(db, passwordQueue, hashCost)
  return betterAuth({
    baseURL: publicUrl,
    basePath: IDENTITY_PATH,
    secret,
    trustedOrigins: trustedOriginsOf(publicUrl),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { ...tables, passkey, twoFactor },
      transaction: true,
    }),
    telemetry: { enabled: false },
    // It would make a span for every call and query.
    experimental: { instrumentation: { enabled: false } },
    logger: betterAuthLogger(log),
    // Without `throw`, better-auth prints failed statements with their parameters on the console.
    onAPIError: { errorURL: `${publicUrl}/login`, throw: true },
    session: { expiresIn: keptFor.session / SECOND, updateAge: DAY / SECOND },
    rateLimit: {
      enabled: limitsRate,
      storage: 'database',
      customRules: { '/sign-up/email': SIGN_UPS_OF_ONE_NETWORK },
    },
    // A stolen copy of the database must not contain working links.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: { disabled: { type: 'boolean', input: false, returned: false } },
    },
    account: {
      updateAccountOnSignIn: false,
      // Linking to an unconfirmed account claims it: see claim-address.ts.
      accountLinking: { requireLocalEmailVerified: false },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Explicit, because better-auth turns both checks off when it detects a test run.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_NETWORK_HEADER] },
    },
    emailAndPassword: emailAndPassword(passwords, events),
    hooks: passwords.hooks,
    databaseHooks: accountHooks(db, events),
    plugins: plugins(db, settings, events),
  })
}

export type Auth = ReturnType<typeof createAuth>

function emailAndPassword(
  { hash, verify, forgetAttempts }: ReturnType<typeof createBetterAuthPasswords>,
  events: AccountEvents,
) {
  return {
    enabled: true,
    minPasswordLength: MIN_PASSWORD_LENGTH,
    maxPasswordLength: MAX_PASSWORD_LENGTH,
    password: { hash, verify },
    resetPasswordTokenExpiresIn: RESET_LINK_LIFETIME_MS / SECOND,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) =>
      events.onResetRequested(user.email, token),
    async onPasswordReset({
      user,
    }: {
      user: { id: string; email: string; emailVerified: boolean }
    }) {
      await forgetAttempts(user.email)
      await events.onPasswordReset(user)
    },
  }
}

function plugins(db: Database, { publicUrl, google }: AuthSettings, events: AccountEvents) {
  return [
    jwt(tokenSettings(publicUrl)),
    emailOTP({
      // We send codes ourselves: better-auth would delete the password of an unconfirmed account.
      sendVerificationOTP: async () => {},
      disableSignUp: true,
      otpLength: 6,
      expiresIn: CODE_LIFETIME_MS / SECOND,
      allowedAttempts: 3,
      storeOTP: 'hashed',
      rateLimit: { window: MINUTE / SECOND, max: 6 },
    }),
    // Before the popup's last page, which hands over what it finds in the response.
    secondStep(db),
    passkeys({
      publicUrl,
      onPasskeyAdded: events.onPasskeyAdded,
      requireConfirmedOwner: (session) => requireConfirmedOwner(db, session),
    }),
    oauthPopup(),
    ...(google ? [googleSignIn(google)] : []),
  ]
}
