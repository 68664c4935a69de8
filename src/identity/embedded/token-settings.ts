import type { JwtOptions } from 'better-auth/plugins/jwt'
import { DAY, HOUR, SECOND } from '#durations.ts'
import { boundedName, imageAddress } from './token-profile.ts'

export const AUDIENCE = 'cosmic-path'
export const TOKEN_ALGORITHM = 'EdDSA'

// A page fetches a new one a few times an hour. A session that ends is refused at once anyway.
const TOKEN_LIFETIME = '10m'

/** The identity token that every call carries. */
export function tokenSettings(publicUrl: string) {
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
        // Accounts created before these limits may exceed them.
        name: boundedName(user.name),
        picture: imageAddress(user.image),
        sid: session.id,
        auth_time: Math.floor(session.createdAt.getTime() / SECOND),
      }),
    },
  } satisfies JwtOptions
}
