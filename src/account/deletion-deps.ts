import type { BillingDeps } from '#billing/billing-deps.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'

export interface DeletionDeps extends BillingDeps {
  identity: IdentityProvider
  kept?: DeletionReceipt['kept']
}

export interface DeletionTarget {
  identity: SignedInIdentity
  /** Absent if an earlier try has deleted the user. */
  userId: string | undefined
}
