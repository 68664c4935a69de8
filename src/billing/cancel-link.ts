import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BillingDeps } from './billing-deps.ts'

export const CANCEL_PATH = '/api/billing/cancel-link'

/** One subscription of one user; the next subscription has other links. */
export interface CancelClaim {
  userId: string
  subscriptionId: string
}

type Deps = Pick<BillingDeps, 'secret' | 'publicUrl'>

/** A link that cancels without a login, for the emails that announce a charge. */
export function cancelLink(deps: Deps, claim: CancelClaim): string {
  const { userId, subscriptionId } = claim
  const token = `${userId}.${subscriptionId}.${sign(deps, claim)}`
  return `${deps.publicUrl}${CANCEL_PATH}?token=${encodeURIComponent(token)}`
}

/** @returns undefined for a token that we have not signed */
export function readCancelToken(deps: Deps, token: string): CancelClaim | undefined {
  const [userId, subscriptionId, signature, ...more] = token.split('.')
  if (!userId || !subscriptionId || !signature || more.length > 0) return undefined
  const claim = { userId, subscriptionId }
  const expected = Buffer.from(sign(deps, claim))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? claim : undefined
}

function sign({ secret }: Deps, { userId, subscriptionId }: CancelClaim): string {
  // The prefix separates these tokens from everything else that the secret signs.
  const text = `cancel ${userId} ${subscriptionId}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}
