import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { jwt } from 'better-auth/plugins/jwt'
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Database } from '#database.ts'
import { DAY, HOUR, SECOND } from '#durations.ts'
import type { IdentityProvider, SignedInIdentity } from './identity-provider.ts'
import * as tables from './identity-tables.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

export const IDENTITY_PATH = '/api/identity'
/** Our server sets it from the socket, over whatever the client sent: rate limits count by it. */
export const CLIENT_ADDRESS_HEADER = 'x-cosmic-path-client'

const AUDIENCE = 'cosmic-path'
// A lost token is good for this long, and so is one of a session that was just ended.
const TOKEN_LIFETIME = '10m'
const KEYS_ARE_KEPT_MS = 5 * 60 * SECOND

export interface EmbeddedIdentity extends IdentityProvider {
  /** Serves everything below IDENTITY_PATH. */
  handle(request: Request): Promise<Response>
}

export interface EmbeddedIdentitySettings {
  publicUrl: string
  secret: string
  /** Tests sign up by the hundred. */
  limitsRate?: boolean
}

export function createEmbeddedIdentity(
  db: Database,
  { publicUrl, secret, limitsRate = true }: EmbeddedIdentitySettings,
): EmbeddedIdentity {
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: IDENTITY_PATH,
    secret,
    trustedOrigins: sameMachineNames(publicUrl),
    database: drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    session: { expiresIn: (30 * DAY) / SECOND, updateAge: DAY / SECOND },
    rateLimit: { enabled: limitsRate, storage: 'database' },
    advanced: {
      cookiePrefix: 'cosmic-path',
      // Said aloud, since the library's default turns them off in a test run.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    plugins: [
      jwt({
        jwks: { rotationInterval: (30 * DAY) / SECOND, gracePeriod: HOUR / SECOND },
        jwt: {
          issuer: publicUrl,
          audience: AUDIENCE,
          expirationTime: TOKEN_LIFETIME,
          definePayload: ({ user }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            picture: user.image,
          }),
        },
      }),
    ],
  })

  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let keysReadAt = 0
  async function currentKeys(now: number) {
    if (!keys || now - keysReadAt > KEYS_ARE_KEPT_MS) {
      keys = createLocalJWKSet(await auth.api.getJwks())
      keysReadAt = now
    }
    return keys
  }

  const check = async (token: string) =>
    jwtVerify(token, await currentKeys(Date.now()), { issuer: publicUrl, audience: AUDIENCE })

  async function verify(token: string): Promise<SignedInIdentity | undefined> {
    try {
      const { payload } = await check(token).catch((error) => {
        // Signed with a key that is newer than our copy of the set.
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        keys = undefined
        return check(token)
      })
      return toIdentity(publicUrl, payload)
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    handle: (request) => auth.handler(request),
    verify,
    async exists({ subject }) {
      const { internalAdapter } = await auth.$context
      return Boolean(await internalAdapter.findUserById(subject))
    },
  }
}

function toIdentity(issuer: string, payload: JWTPayload): SignedInIdentity | undefined {
  const { sub, email, email_verified, name, picture } = payload
  if (!sub || typeof email !== 'string') return undefined
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    displayName: typeof name === 'string' && name.trim() ? name.trim() : null,
    photoUrl: typeof picture === 'string' ? picture : null,
  }
}

/** On one's own machine the page may be opened under either name. */
function sameMachineNames(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (!['localhost', '127.0.0.1'].includes(url.hostname)) return [publicUrl]
  return ['localhost', '127.0.0.1'].map((name) => `${url.protocol}//${name}:${url.port || '80'}`)
}
