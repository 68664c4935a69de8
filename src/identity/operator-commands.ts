import { z } from 'zod'
import type { Database } from '#database.ts'
import { isEmailVerified, setDisabled } from './embedded/identity-tables.ts'
import { listAdmins, setAdmin } from './users-table.ts'

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

export async function runOperatorCommand(
  db: Database,
  command: OperatorCommand,
): Promise<OperatorReply> {
  if (command.name === 'list') return { isDone: true, lines: await describeAdmins(db) }
  const { name, email } = command
  if (name === 'disable' || name === 'enable') {
    const isKnown = await setDisabled(db, email, name === 'disable')
    return isKnown ? done(describeStatus(email, name === 'disable')) : unknown(email)
  }
  const changed = await setAdmin(db, email, name === 'grant')
  if (changed === 0) return unknown(email)
  if (name === 'revoke') return done(`${email} is not an administrator.`)
  const isConfirmed = await isEmailVerified(db, email)
  return done(
    `${email} is an administrator.`,
    ...(isConfirmed
      ? []
      : ['The address is not confirmed. Make sure that the account belongs to them.']),
  )
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
