import { readSignedToken, signedLink } from '#mail/signed-link.ts'
import type { BillingDeps } from './billing-deps.ts'

export const CANCEL_PATH = '/api/billing/cancel-link'
const PURPOSE = 'cancel'

/** One subscription of one user; the next subscription has other links. */
export interface CancelClaim {
  userId: string
  subscriptionId: string
}

type Deps = Pick<BillingDeps, 'secret' | 'publicUrl'>

/** A link that cancels without a login, for the emails that announce a charge. */
export function cancelLink(deps: Deps, { userId, subscriptionId }: CancelClaim): string {
  return signedLink(deps, CANCEL_PATH, { purpose: PURPOSE, parts: [userId, subscriptionId] })
}

/** @returns undefined for a token that we have not signed */
export function readCancelToken(deps: Deps, token: string): CancelClaim | undefined {
  const [userId, subscriptionId] = readSignedToken(deps, PURPOSE, token) ?? []
  return userId && subscriptionId ? { userId, subscriptionId } : undefined
}
