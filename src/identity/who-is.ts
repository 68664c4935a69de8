import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { findUser, saveUser, type User } from './users-table.ts'

/** Tells who is behind the Authorization header of a request. @throws AppError `not_signed_in` */
export type WhoIs = (authorization: string | undefined) => Promise<User>

interface Needs {
  db: Database
  identity: IdentityProvider
}

export function createWhoIs(needs: Needs): WhoIs {
  return async (authorization) => {
    const identity = await readIdentity(needs, authorization)
    // Signed in but never synced, as after a sync that failed: we make up for it here.
    return (await findUser(needs.db, identity)) ?? syncIdentity(needs, identity)
  }
}

/** What the browser calls after every way in: makes the person known, or brings the address up to date. */
export async function syncUser(needs: Needs, authorization: string | undefined): Promise<User> {
  return syncIdentity(needs, await readIdentity(needs, authorization))
}

async function readIdentity({ identity }: Needs, authorization: string | undefined) {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const signedIn = token ? await identity.verify(token) : undefined
  if (!signedIn) throw notSignedIn()
  return signedIn
}

type Signed = Awaited<ReturnType<typeof readIdentity>>

async function syncIdentity({ db, identity }: Needs, signedIn: Signed): Promise<User> {
  // A token outlives a deleted account by minutes; it must not bring the person back.
  if (!(await identity.exists(signedIn))) throw notSignedIn()
  return saveUser(db, signedIn)
}

const notSignedIn = () => new AppError('not_signed_in', messages.identity.notSignedIn)
