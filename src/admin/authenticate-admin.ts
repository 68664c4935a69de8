import { adminMessages } from '#contract/admin-messages.ts'
import { AppError } from '#errors.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import type { Authenticator } from '#serve.ts'

export type AdminAuthenticator = Authenticator<'admin', { user: User }>

/** `authenticator` reads the user's row on every call, so a demoted administrator loses access at once. */
export function authenticateAdmin(authenticator: UserAuthenticator): AdminAuthenticator {
  return {
    access: 'admin',
    async authenticate(request) {
      const { user } = await authenticator.authenticate(request)
      if (user.isAdmin) return { user }
      throw new AppError('admin_required', adminMessages.accessDenied.text)
    },
  }
}
