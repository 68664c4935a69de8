import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Payments } from './payments.ts'

/** What billing stands on. */
export interface BillingDeps {
  db: Database
  jobs: Jobs
  outbox: Outbox
  log: Log
  /** Absent where nobody can pay: whoever runs the site has set nothing. */
  payments: Payments | undefined
  /** The time by which the provider counts. */
  now(): Promise<Date>
  /** Without a slash at the end. */
  publicUrl: string
  /** Signs the links in letters, and marks the addresses and cards that have had a trial. */
  secret: string
}

/** A person of ours, as far as billing is concerned. */
export interface BillingUser {
  id: string
  email: string
}

/** @throws AppError `billing_unavailable` where nobody can pay here */
export function requirePayments({ payments }: Pick<BillingDeps, 'payments'>): Payments {
  if (payments) return payments
  throw new AppError('billing_unavailable', messages.billing.checkout.configurationErrorText)
}
