import type { GenericEndpointContext } from '@better-auth/core'
import { getCurrentAdapter } from '@better-auth/core/context'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { secondStepErrors } from '#contract/two-factor.ts'
import type { Database } from '#database.ts'
import { claimAddress } from '../emails/claim-address.ts'
import { MAX_ADDRESS_LENGTH } from '../emails/email-address.ts'
import { mayStartSession } from '../two-factor/second-step.ts'
import { boundedName, imageAddress } from './token-profile.ts'

/** What happens outside of better-auth when an account changes. */
export interface AccountEvents {
  onSignUp(user: { id: string; email: string; emailVerified: boolean }): void
  onResetRequested(email: string, token: string): Promise<void>
  onPasswordReset(user: { id: string; emailVerified: boolean }): Promise<void>
  onAddressClaimed(userId: string): Promise<void>
  onPasskeyAdded(user: { email: string }): void
}

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>

/** Checks before an account, a session or another sign-in method is created, and what follows. */
export function accountHooks(db: Database, events: AccountEvents) {
  return {
    user: userHooks(events),
    session: sessionHooks,
    account: signInMethodHooks(db, events),
  } satisfies Hooks
}

function userHooks({ onSignUp }: AccountEvents) {
  return {
    create: {
      before: async (user) => {
        if (user.email.length > MAX_ADDRESS_LENGTH)
          throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' })
        const { name, image } = user
        return { data: { ...user, name: boundedName(name), image: imageAddress(image) } }
      },
      after: async (user) => onSignUp(user),
    },
  } satisfies Hooks['user']
}

const sessionHooks = {
  create: {
    before: async ({ userId }, context) => {
      const user = await context?.context.internalAdapter.findUserById(userId)
      if ((user as { disabled?: boolean } | null)?.disabled)
        throw new APIError('FORBIDDEN', { code: 'user-disabled' })
      await refuseUnknownSignIn(userId, context)
    },
  },
} satisfies Hooks['session']

/** Refuses the sign-in of a call that the second step does not know, such as one of a plugin that is added later. */
async function refuseUnknownSignIn(userId: string, context: GenericEndpointContext | null) {
  if (mayStartSession({ path: context?.path }) || !context) return
  // Within the transaction of the call, if it has one.
  const adapter = await getCurrentAdapter(context.context.adapter)
  const where = [{ field: 'userId', value: userId }]
  for (const model of ['twoFactor', 'passkey'])
    if (await adapter.findOne({ model, where }))
      throw new APIError('FORBIDDEN', { code: secondStepErrors.code })
}

function signInMethodHooks(db: Database, { onAddressClaimed }: AccountEvents) {
  return {
    create: {
      before: async (account, context) => {
        if (account.providerId === 'credential') return
        const adapter = context?.context.internalAdapter
        if (adapter) await claimAddress({ db, adapter, onAddressClaimed }, account.userId)
        // We never call Google on behalf of a user.
        return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
      },
    },
  } satisfies Hooks['account']
}
