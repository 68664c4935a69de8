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

/** Whose token it is, as a provider names them. */
export const subjectOf = (token: string): unknown => claimsOf(token).sub

/** When a token ends, in milliseconds; a token that cannot be read has ended. */
export function expiryOf(token: string): number {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * SECOND : 0
}

/**
 * Keeps one token. It counts as expired 30 seconds before it ends, and is renewed five minutes before;
 * when that fails, again after 30 seconds, doubling up to 16 minutes. Calls that come at once share one
 * refresh; a refresh that was overtaken by `forget` is thrown away.
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
    // A token that lives shorter than five minutes would else be renewed without a pause.
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
    /** Another one in place of one that was refused; calls that were refused at once share it. */
    async renewed(refused: string): Promise<string> {
      if (kept !== refused) return this.fresh()
      forget()
      underWay = refresh(fetchToken(refused))
      return underWay
    },
    /** Takes over a token that was asked for before it was known who is here, if it is theirs. */
    takeOver(asked: Promise<string>, uid: string) {
      const theirs = asked.then((token) => {
        if (subjectOf(token) !== uid) throw new Error("Another person's token came")
        return token
      })
      underWay ??= refresh(theirs.catch(() => fetchToken()))
      underWay.catch(() => {})
    },
    /** Someone else may be here now: their calls must not carry the token of the one before. */
    keepOnlyFor(uid: string | undefined) {
      if (underWay || (kept && subjectOf(kept) !== uid)) forget()
    },
  }
}
