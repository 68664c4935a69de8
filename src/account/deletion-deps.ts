import type { BillingDeps } from '#billing/billing-deps.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import type { SiteConfig } from '#contract/site.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'

export interface DeletionDeps extends BillingDeps {
  identity: IdentityProvider
  kept?: DeletionReceipt['kept']
  /** The operator's own mailbox may hold messages of the user. */
  site?: SiteConfig
}

export interface DeletionTarget {
  identity: SignedInIdentity
  /** Absent if an earlier try has deleted the user. */
  userId: string | undefined
  /** The address that the identity provider has confirmed. */
  provenEmail?: string | undefined
}
