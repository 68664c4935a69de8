import { timings } from '#contract/timings.ts'
import { SECOND } from '#durations.ts'

interface Claims {
  /** Seconds. */
  exp?: unknown
  sub?: unknown
}

function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}
  } catch {
    return {}
  }
}

/** The provider's id of the token's owner. */
export const subjectOf = (token: string): unknown => claimsOf(token).sub

/** In milliseconds. A token that cannot be read has expired. */
export function expiryOf(token: string): number {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * SECOND : 0
}

/**
 * Caches one token. It counts as expired 30 seconds before it expires, and is renewed five minutes before.
 * A failed renewal is retried after 30 seconds, doubling up to 16 minutes. Concurrent callers share one
 * request; the result of a request that was pending during `forget` is not cached.
 */
export function createTokenCache(fetchToken: (refused?: string) => Promise<string>) {
  let kept: string | undefined
  let underWay: Promise<string> | undefined
  let early: ReturnType<typeof setTimeout> | undefined
  let generation = 0

  async function refresh(coming = fetchToken()): Promise<string> {
    const mine = generation
    try {
      const token = await coming
      if (mine === generation) {
        kept = token
        renewIn(expiryOf(token) - timings.tokenEarlyRefresh - Date.now())
      }
      return token
    } finally {
      if (mine === generation) underWay = undefined
    }
  }

  function shared(): Promise<string> {
    underWay ??= refresh()
    return underWay
  }

  function renewIn(delay: number, afterFailure = timings.tokenRetryFirst as number) {
    clearTimeout(early)
    const mine = generation
    const renew = () =>
      shared().catch(() => {
        if (mine !== generation) return
        renewIn(afterFailure, Math.min(2 * afterFailure, timings.tokenRetryLongest))
      })
    // A token that is valid for less than five minutes would be renewed in a tight loop.
    early = setTimeout(renew, Math.max(delay, timings.tokenRetryFirst))
  }

  function forget() {
    generation++
    kept = undefined
    underWay = undefined
    clearTimeout(early)
  }

  return {
    async fresh(): Promise<string> {
      if (kept && expiryOf(kept) - timings.tokenExpiryMargin > Date.now()) return kept
      return shared()
    },
    forget,
    /** Replaces a refused token; callers refused at the same time share the new one. */
    async renew(refused: string): Promise<string> {
      if (kept !== refused) return this.fresh()
      forget()
      underWay = refresh(fetchToken(refused))
      return underWay
    },
    /** Caches a token requested before the person was known, if it belongs to them. */
    adopt(requested: Promise<string>, uid: string) {
      const theirs = requested.then((token) => {
        if (subjectOf(token) !== uid) throw new Error('The token belongs to another person')
        return token
      })
      underWay ??= refresh(theirs.catch(() => fetchToken()))
      underWay.catch(() => {})
    },
    /** Calls must never carry the token of the person signed in before. */
    keepOnlyFor(uid: string | undefined) {
      if (underWay || (kept && subjectOf(kept) !== uid)) forget()
    },
  }
}
