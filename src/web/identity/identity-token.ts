import { timings } from '#contract/timings.ts'
import { SECOND } from '#durations.ts'

/** When a token ends, in milliseconds; a token that cannot be read has ended. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * SECOND : 0
  } catch {
    return 0
  }
}

/**
 * Keeps one token and asks for the next 30 seconds before it ends. Calls that come at once share one
 * refresh; a refresh that was overtaken by `forget` is thrown away.
 */
export function createTokenKeeper(fetchToken: () => Promise<string>) {
  let kept: string | undefined
  let underWay: Promise<string> | undefined
  let generation = 0

  async function refresh(): Promise<string> {
    const mine = generation
    try {
      const token = await fetchToken()
      if (mine === generation) kept = token
      return token
    } finally {
      if (mine === generation) underWay = undefined
    }
  }

  return {
    async fresh(): Promise<string> {
      if (kept && expiryOf(kept) - timings.tokenExpiryMargin > Date.now()) return kept
      underWay ??= refresh()
      return underWay
    },
    forget() {
      generation++
      kept = undefined
      underWay = undefined
    },
  }
}
