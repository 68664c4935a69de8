import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { MINUTE, SECOND } from '#durations.ts'
import type { Auth } from './better-auth.ts'

const CACHE_MS = 5 * MINUTE

/** Our own published key set, cached, and read again for an unknown key at most once a second. */
export function publishedKeys(auth: Auth): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined
  let readAt = 0
  let missedAt = 0
  async function read(): Promise<JWTVerifyGetKey> {
    if (keys && Date.now() - readAt < CACHE_MS) return keys
    keys = createLocalJWKSet(await auth.api.getJwks())
    readAt = Date.now()
    return keys
  }
  return async (header, token) => {
    try {
      return await (await read())(header, token)
    } catch (error) {
      const now = Date.now()
      if (!(error instanceof errors.JWKSNoMatchingKey) || now - missedAt < SECOND) throw error
      missedAt = now
      keys = undefined
      return (await read())(header, token)
    }
  }
}
