import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { IdentityProvider, SignedInIdentity, Standing } from './identity-provider.ts'
import { findUser, saveUser, type User } from './users-table.ts'

/** Tells who is behind the Authorization header of a request. @throws AppError `not_signed_in` and its like */
export type WhoIs = (authorization: string | undefined) => Promise<User>

interface Needs {
  db: Database
  identity: IdentityProvider
}

export function createWhoIs(needs: Needs): WhoIs {
  return async (authorization) => {
    const identity = await readIdentity(needs.identity, authorization)
    const user = await findUser(needs.db, identity)
    // Signed in but never synced, as after a sync that failed: we make up for it here.
    if (!user) return makeKnown(needs, identity)
    refuseUnlessActive(await needs.identity.standing(identity, 'calling'))
    return user
  }
}

/** What the browser calls after every way in: makes the person known, or brings the address up to date. */
export async function syncUser(needs: Needs, authorization: string | undefined): Promise<User> {
  return makeKnown(needs, await readIdentity(needs.identity, authorization))
}

/** @throws AppError `not_signed_in` for every token that is not good */
export async function readIdentity(
  identity: IdentityProvider,
  authorization: string | undefined,
): Promise<SignedInIdentity> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const signedIn = token ? await identity.verify(token) : undefined
  if (!signedIn) throw new AppError('not_signed_in', messages.identity.notSignedIn)
  return signedIn
}

async function makeKnown({ db, identity }: Needs, signedIn: SignedInIdentity): Promise<User> {
  // A token outlives a deleted account by minutes; it must not bring the person back.
  const standing = await identity.standing(signedIn, 'arriving')
  const { email } = refuseUnlessActive(standing)
  return saveUser(db, { ...signedIn, email })
}

/** @throws AppError `signed_out`, `user_disabled` or `not_signed_in` */
export function refuseUnlessActive(standing: Standing) {
  if (standing.is === 'active') return standing
  if (standing.is === 'disabled')
    throw new AppError('user_disabled', messages.identity.disabled.text)
  if (standing.is === 'signed out')
    throw new AppError('signed_out', messages.identity.loggedOut.text)
  throw new AppError('not_signed_in', messages.identity.notSignedIn)
}
