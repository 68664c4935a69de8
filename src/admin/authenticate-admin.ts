import { adminMessages } from '#contract/admin-messages.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Transaction } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Authenticator } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import { lockAdmin, type User } from '#identity/users-table.ts'

export type AdminAuthenticator = Authenticator<'admin', { user: User }>

/**
 * `authenticator` reads the user's row on every call, so a demoted administrator loses access at once.
 * @param hasSecondFactor absent where administrators may do without one
 */
export function authenticateAdmin(
  authenticator: UserAuthenticator,
  hasSecondFactor?: (user: User) => Promise<boolean>,
): AdminAuthenticator {
  return {
    access: 'admin',
    async authenticate(request) {
      const { user } = await authenticator.authenticate(request)
      if (!user.isAdmin) throw adminRequired()
      if (hasSecondFactor && !(await hasSecondFactor(user)))
        throw new AppError('second_factor_required', twoFactorMessages.requiredForAdmins)
      return { user }
    },
  }
}

/**
 * For the transaction of a change: the administrator may have been demoted or deleted since the call began.
 * @throws AppError `admin_required`
 */
export async function requireAdmin(tx: Transaction, userId: string) {
  if (!(await lockAdmin(tx, userId))) throw adminRequired()
}

const adminRequired = () => new AppError('admin_required', adminMessages.accessDenied.text)
