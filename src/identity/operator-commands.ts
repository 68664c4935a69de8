import { z } from 'zod'
import type { Database, Transaction } from '#database.ts'
import { isEmailVerified, setDisabled } from './embedded/identity-tables.ts'
import { findUserIds, listAdmins, setAdmin } from './users-table.ts'

export const USAGE =
  'npm run admin -- grant EMAIL | revoke EMAIL | list | disable EMAIL | enable EMAIL'

/** Commands for the operator of the server, and the only way to become an administrator. */
export const OperatorCommand = z.discriminatedUnion('name', [
  z.object({ name: z.literal('list') }),
  z.object({ name: z.enum(['grant', 'revoke', 'disable', 'enable']), email: z.email() }),
])
export type OperatorCommand = z.infer<typeof OperatorCommand>

export interface OperatorReply {
  isDone: boolean
  lines: string[]
}

/** A command that has changed something, and the users that it was about: one for each identity provider, or none yet. */
export interface OperatorChange {
  name: 'grant' | 'revoke' | 'disable' | 'enable'
  userIds: string[]
}

/** @param record keeps who was changed, in the transaction of the change */
export async function runOperatorCommand(
  db: Database,
  command: OperatorCommand,
  record: (tx: Transaction, change: OperatorChange) => Promise<void>,
): Promise<OperatorReply> {
  if (command.name === 'list') return { isDone: true, lines: await describeAdmins(db) }
  const { name, email } = command
  const isKnown = await db.transaction(async (tx) => {
    const userIds = await change(tx, command)
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
  { name, email }: Exclude<OperatorCommand, { name: 'list' }>,
): Promise<string[] | undefined> {
  if (name === 'disable' || name === 'enable') {
    const isKnown = await setDisabled(tx, email, name === 'disable')
    return isKnown ? findUserIds(tx, email) : undefined
  }
  const changed = await setAdmin(tx, email, name === 'grant')
  return changed.length > 0 ? changed : undefined
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
