import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Outbox } from '#mail/outbox.ts'
import { deleteConnections } from '../assistants/assistant-tables.ts'
import { claimAddress } from '../emails/claim-address.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { type ConfirmationReason, confirmAddressEmail } from '../emails/identity-emails.ts'
import type { AccountStatus, SignedInIdentity, StoredAccount } from '../identity-provider.ts'
import { deletePasskeyChallenges } from '../two-factor/two-factor-tables.ts'
import { findUser, type User } from '../users-table.ts'
import { type Auth, IDENTITY_PATH } from './better-auth.ts'
import {
  findAccount,
  listFormerAddresses,
  revokeEmailedLinks,
  revokeRestoreLinks,
} from './identity-tables.ts'

const CONFIRMATION_LINK_LIFETIME_MS = DAY

export interface AccountDeps {
  db: Database
  outbox: Outbox
  auth: Auth
  links: EmailLinks
  publicUrl: string
  /** Revokes access to the account that needs no session, as by a private feed. */
  onAddressClaimed: ((owner: User) => Promise<void>) | undefined
}

export function sendConfirmation(
  { outbox, links, publicUrl }: AccountDeps,
  { id, email }: { id: string; email: string },
  reason?: ConfirmationReason,
) {
  outbox.sendInBackground(async () => {
    const value = `${id} ${email}`
    const token = await links.create('confirm-email', value, CONFIRMATION_LINK_LIFETIME_MS)
    const url = `${publicUrl}${IDENTITY_PATH}/confirm-email?token=${token}`
    return confirmAddressEmail(email, url, reason)
  })
}

/** An emailed reset link proves the address, like a confirmation link does. */
export async function handlePasswordReset(
  deps: AccountDeps,
  { id, emailVerified }: { id: string; emailVerified: boolean },
) {
  await deleteConnections(deps.db, id)
  if (emailVerified) await revokeEmailedLinks(deps.db, id)
  else await confirmAndClaim(deps, id, 'credential')
}

export async function confirmAndClaim(
  deps: AccountDeps,
  userId: string,
  keptProvider?: 'credential',
) {
  const { internalAdapter: adapter } = await deps.auth.$context
  const onAddressClaimed = (subject: string) => reportClaim(deps, subject)
  await claimAddress({ db: deps.db, adapter, onAddressClaimed }, userId, keptProvider)
  await adapter.updateUser(userId, { emailVerified: true })
}

export async function reportClaim(deps: AccountDeps, subject: string) {
  const owner = await findUser(deps.db, { issuer: deps.publicUrl, subject })
  if (owner) await deps.onAddressClaimed?.(owner)
}

export async function readAccountStatus(
  db: Database,
  identity: SignedInIdentity,
): Promise<AccountStatus> {
  return judgeAccount(await findAccount(db, identity))
}

export function judgeAccount({ account, session }: StoredAccount): AccountStatus {
  if (!account) return { state: 'deleted' }
  if (!session || session.expiresAt <= new Date()) return { state: 'signed out' }
  if (account.disabled) return { state: 'disabled' }
  return { state: 'active', email: account.email, emailVerified: account.emailVerified }
}

export async function deleteEmbeddedAccount(
  deps: AccountDeps,
  { subject, email }: SignedInIdentity,
) {
  const { internalAdapter } = await deps.auth.$context
  await revokeEmailedLinks(deps.db, subject)
  await deleteConnections(deps.db, subject)
  await deleteEmailsToFormerAddresses(deps, subject)
  await revokeRestoreLinks(deps.db, subject)
  await deletePasskeyChallenges(deps.db, subject)
  await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email.toLowerCase()}`)
  await internalAdapter.deleteUser(subject)
}

/** Skips an address that belongs to another account by now. */
async function deleteEmailsToFormerAddresses({ db, outbox, auth }: AccountDeps, userId: string) {
  const { internalAdapter } = await auth.$context
  for (const address of await listFormerAddresses(db, userId))
    if (!(await internalAdapter.findUserByEmail(address))) await outbox.deleteEmailsTo(address)
}
