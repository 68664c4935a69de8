import { hash } from 'node:crypto'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { SECOND } from '#durations.ts'
import type { SignedInIdentity } from './identity-provider.ts'

const CLOCK_TOLERANCE_MS = 60 * SECOND

export interface TrustedIssuer {
  issuer: string
  audience: string
  /** Listed explicitly: a token that chooses its own algorithm chooses `none`. */
  algorithms: string[]
  keys: JWTVerifyGetKey
}

/** Some megabytes. */
const MAX_REMEMBERED = 10_000

interface Remembered {
  /** Without the token itself. */
  identity: Omit<SignedInIdentity, 'token'>
  expiresAt: number
}

/**
 * Verifies identity tokens of one issuer. A valid one is remembered by its hash until it expires, because a page sends
 * it with every call, and verified once for calls that arrive together. That it is valid says nothing about its session
 * and account, which are read on every call.
 * @returns a function that returns undefined for an invalid token, and throws if the key set is
 * unavailable, because the token may be valid then
 */
export function createTokenVerifier({ issuer, audience, algorithms, keys }: TrustedIssuer) {
  const remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED })
  const beingVerified = new Map<string, Promise<Remembered | undefined>>()

  async function verify(token: string): Promise<Remembered | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      })
      const identity = toIdentity(issuer, payload)
      return identity && { identity, expiresAt: (payload.exp ?? 0) * SECOND }
    } catch (error) {
      if (isInvalidToken(error)) return undefined
      throw error
    }
  }

  async function verifyOnce(digest: string, token: string): Promise<Remembered | undefined> {
    const verifying = beingVerified.get(digest) ?? verify(token)
    beingVerified.set(digest, verifying)
    try {
      const verified = await verifying
      if (verified) remembered.set(digest, verified)
      return verified
    } finally {
      beingVerified.delete(digest)
    }
  }

  return async (token: string): Promise<SignedInIdentity | undefined> => {
    const digest = hash('sha256', token, 'base64')
    const known = remembered.get(digest)
    if (known && Date.now() < known.expiresAt) return { ...known.identity, token }
    const verified = await verifyOnce(digest, token)
    return verified && { ...verified.identity, token }
  }
}

/** If the key set is unavailable, jose throws its generic error or a timeout, or fetch throws. */
function isInvalidToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code)
}

function toIdentity(issuer: string, payload: JWTPayload): Remembered['identity'] | undefined {
  const { sub, email, email_verified, name, picture, auth_time, sid, iat } = payload
  if (!sub || typeof email !== 'string' || typeof auth_time !== 'number') return undefined
  const latest = Date.now() + CLOCK_TOLERANCE_MS
  if (auth_time * SECOND > latest || (iat ?? 0) * SECOND > latest) return undefined
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    displayName: typeof name === 'string' && name.trim() ? name.trim() : null,
    photoUrl: typeof picture === 'string' ? picture : null,
    signedInAt: new Date(auth_time * SECOND),
    sessionId: typeof sid === 'string' ? sid : undefined,
  }
}
