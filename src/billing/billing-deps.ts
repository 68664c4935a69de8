import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { User } from '#identity/users-table.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Payments } from './payments.ts'

export interface BillingDeps {
  db: Database
  jobs: Jobs
  outbox: Outbox
  log: Log
  /** Absent if no payment provider is configured. */
  payments: Payments | undefined
  /** The provider's time; the stand-in has a clock of its own. */
  now(): Promise<Date>
  /** Without a slash at the end. */
  publicUrl: string
  /** Signs the links in emails, and hashes the addresses and cards that have had a trial. */
  secret: string
}

export type BillingUser = Pick<User, 'id' | 'email' | 'firstName' | 'timeZone'>

/** @throws AppError `billing_unavailable` if no payment provider is configured */
export function requirePayments({ payments }: Pick<BillingDeps, 'payments'>): Payments {
  if (payments) return payments
  throw new AppError('billing_unavailable', messages.billing.checkout.configurationErrorText)
}
