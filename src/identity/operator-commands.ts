import { z } from 'zod'
import type { Database, Transaction } from '#database.ts'
import type { Outbox } from '#mail/outbox.ts'
import { secondFactorEmail } from './emails/identity-emails.ts'
import { isEmailVerified, setDisabled } from './embedded/identity-tables.ts'
import { removeSecondFactors } from './two-factor/two-factor-tables.ts'
import { findUserIds, listAdmins, setAdmin } from './users-table.ts'

export const USAGE =
  'npm run admin -- grant EMAIL | revoke EMAIL | list | disable EMAIL | enable EMAIL | two-factor-off EMAIL'

/** Commands for the operator of the server, and the only way to become an administrator. */
export const OperatorCommand = z.discriminatedUnion('name', [
  z.object({ name: z.literal('list') }),
  z.object({
    name: z.enum(['grant', 'revoke', 'disable', 'enable', 'two-factor-off']),
    email: z.email(),
  }),
])
export type OperatorCommand = z.infer<typeof OperatorCommand>

export interface OperatorReply {
  isDone: boolean
  lines: string[]
}

/** A command that has changed something, and the users that it was about: one for each identity provider, or none yet. */
export interface OperatorChange {
  name: Exclude<OperatorCommand, { name: 'list' }>['name']
  userIds: string[]
}

export interface OperatorDeps {
  db: Database
  /** Keeps who was changed, in the transaction of the change. */
  record(tx: Transaction, change: OperatorChange): Promise<void>
  /** Absent on the command line of a server with its own database. */
  outbox?: Outbox
  publicUrl?: string
}

export async function runOperatorCommand(
  deps: OperatorDeps,
  command: OperatorCommand,
): Promise<OperatorReply> {
  const { db, record } = deps
  if (command.name === 'list') return { isDone: true, lines: await describeAdmins(db) }
  const { name, email } = command
  if (name === 'two-factor-off') return turnOffTwoFactor(deps, email)
  const isKnown = await db.transaction(async (tx) => {
    const userIds = await change(tx, name, email)
    if (userIds) await record(tx, { name, userIds })
    return userIds !== undefined
  })
  if (!isKnown) return unknown(email)
  if (name === 'disable' || name === 'enable')
    return done(describeStatus(email, name === 'disable'))
  if (name === 'revoke') return done(`${email} is not an administrator.`)
  const isConfirmed = await isEmailVerified(db, email)
  return done(
    `${email} is an administrator.`,
    ...(isConfirmed
      ? []
      : ['The address is not confirmed. Make sure that the account belongs to them.']),
  )
}

/** @returns the users that were changed; undefined when there is no such account */
async function change(
  tx: Transaction,
  name: 'grant' | 'revoke' | 'disable' | 'enable',
  email: string,
): Promise<string[] | undefined> {
  if (name === 'disable' || name === 'enable') {
    const isKnown = await setDisabled(tx, email, name === 'disable')
    return isKnown ? findUserIds(tx, email) : undefined
  }
  const changed = await setAdmin(tx, email, name === 'grant')
  return changed.length > 0 ? changed : undefined
}

/** For somebody who has lost the device and the backup codes. The operator makes sure that it is them. */
async function turnOffTwoFactor(
  { db, record, outbox, publicUrl }: OperatorDeps,
  email: string,
): Promise<OperatorReply> {
  const removed = await db.transaction(async (tx) => {
    const hadAny = await removeSecondFactors(tx, email)
    if (hadAny) await record(tx, { name: 'two-factor-off', userIds: await findUserIds(tx, email) })
    return hadAny
  })
  if (removed === undefined) return unknown(email)
  if (!removed) return done(`${email} has no second factor.`)
  const off = `Two-step verification is off for ${email}: every authenticator app, passkey and backup code was removed.`
  if (!outbox || !publicUrl) return done(off, 'No email was sent. Please tell them.')
  await outbox.send(secondFactorEmail(email, 'second factors removed', publicUrl))
  return done(off, 'An email tells them.')
}

async function describeAdmins(db: Database): Promise<string[]> {
  const admins = await listAdmins(db)
  return admins.length === 0 ? ['There is no administrator.'] : admins.map(({ email }) => email)
}

const describeStatus = (email: string, isDisabled: boolean) =>
  isDisabled ? `${email} is disabled and logged out everywhere.` : `${email} can log in again.`

const done = (...lines: string[]): OperatorReply => ({ isDone: true, lines })
const unknown = (email: string): OperatorReply => ({
  isDone: false,
  lines: [`There is no account with the address ${email}. They have to sign up first.`],
})
