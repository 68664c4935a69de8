import { messages } from '#contract/messages.ts'
import type { CallerQuestion } from '#database/batched-answer.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Authenticator } from '#http/serve.ts'
import { readTimeZone } from '#http/time-zone.ts'
import type {
  AccountStatus,
  IdentityProvider,
  SignedInIdentity,
  StoredAccount,
} from './identity-provider.ts'
import { type User, upsertUser } from './users-table.ts'

export interface SignedInUser {
  user: User
  /** Whether the user has shown that the address is theirs, by an emailed button or by Google. */
  hasProvenEmail: boolean
  /** The session of the call; absent for providers without sessions here. */
  sessionId: string | undefined
  /** What the call asked about its user. */
  found: Found | undefined
}

/** The answer to a question about the caller, read by the statement that found them. */
export interface Found {
  question: CallerQuestion
  /** Empty where there is none. */
  text: string
}

/** The stored data of a caller, read by one statement; calls may need more of it than this folder knows. */
export interface StoredCaller extends StoredAccount {
  user: User
  /** Names everything that was read: another one when anything of it has changed. */
  version: string
}

/** @returns undefined for a user who is not stored yet, or no longer */
export type FindCaller<Stored extends StoredCaller> = (
  identity: Pick<SignedInIdentity, 'issuer' | 'subject' | 'sessionId'>,
  question?: CallerQuestion,
) => Promise<{ caller: Stored; found: Found | undefined } | undefined>

/** `Known` is what else was read with the user. */
export type UserAuthenticator<Known extends object = object> = Authenticator<
  'user',
  SignedInUser & Known
>

interface Deps {
  db: Database
  identity: IdentityProvider
}

/** Authenticates by identity token, and reads the user and the account status on every call. */
export function authenticateUser<Stored extends StoredCaller>(
  deps: Deps & { findCaller: FindCaller<Stored> },
): UserAuthenticator<Stored> {
  return {
    access: 'user',
    async authenticate({ headers }, question) {
      const identity = await readIdentity(deps.identity, headers)
      const stored = await deps.findCaller(identity, question)
      if (!stored) return storeCaller(deps, identity, headers)
      const { caller, found } = stored
      const status = requireActive(deps.identity.judgeAccount(identity, caller))
      const { sessionId } = identity
      return { ...caller, hasProvenEmail: isProven(status, caller.user), sessionId, found }
    },
  }
}

/** Authenticates by identity token only: the user may not exist yet, or no longer. */
export function authenticateIdentity(
  provider: IdentityProvider,
): Authenticator<'identity', { identity: SignedInIdentity }> {
  return {
    access: 'identity',
    authenticate: async ({ headers }) => ({ identity: await readIdentity(provider, headers) }),
  }
}

/** Signed in, but the sync after it failed. */
async function storeCaller<Stored extends StoredCaller>(
  deps: Deps & { findCaller: FindCaller<Stored> },
  identity: SignedInIdentity,
  headers: Headers,
): Promise<SignedInUser & Stored> {
  const timeZone = readTimeZone(headers.get('time-zone') ?? '')
  const { hasProvenEmail } = await storeUser(deps, identity, timeZone)
  const stored = await deps.findCaller(identity)
  if (!stored) throw new AppError('not_signed_in', messages.identity.notSignedIn)
  const { sessionId } = identity
  return { ...stored.caller, hasProvenEmail, sessionId, found: undefined }
}

/** The provider may know a newer address than our row. */
const isProven = (known: { email: string; emailVerified: boolean }, { email }: User) =>
  known.emailVerified && known.email.toLowerCase() === email.toLowerCase()

const identities = new WeakMap<Headers, Promise<SignedInIdentity | undefined>>()

/** Verifies the token of a request once. @returns undefined without a valid one */
export function findIdentity(
  identity: Pick<IdentityProvider, 'verify'>,
  headers: Headers,
): Promise<SignedInIdentity | undefined> {
  const found = identities.get(headers) ?? verifyToken(identity, headers)
  identities.set(headers, found)
  return found
}

async function verifyToken(identity: Pick<IdentityProvider, 'verify'>, headers: Headers) {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token ? identity.verify(token) : undefined
}

/** @throws AppError `not_signed_in` without a valid token */
export async function readIdentity(
  identity: IdentityProvider,
  headers: Headers,
): Promise<SignedInIdentity> {
  const signedIn = await findIdentity(identity, headers)
  if (!signedIn) throw new AppError('not_signed_in', messages.identity.notSignedIn)
  return signedIn
}

/** The browser calls this after every sign-in. */
export async function syncUser(
  deps: Deps,
  signedIn: SignedInIdentity,
  timeZone?: string,
): Promise<User> {
  return (await storeUser(deps, signedIn, timeZone)).user
}

async function storeUser(
  { db, identity }: Deps,
  signedIn: SignedInIdentity,
  timeZone?: string,
): Promise<Pick<SignedInUser, 'user' | 'hasProvenEmail'>> {
  // A token outlives a deleted account by minutes, and must not create the user again.
  const status = await identity.getAccountStatus(signedIn, 'sync')
  const { email, emailVerified } = requireActive(status)
  const user = await upsertUser(db, { ...signedIn, email }, timeZone)
  return { user, hasProvenEmail: emailVerified }
}

/** @throws AppError `signed_out`, `user_disabled` or `not_signed_in` */
export function requireActive(status: AccountStatus) {
  if (status.state === 'active') return status
  if (status.state === 'disabled')
    throw new AppError('user_disabled', messages.identity.disabled.text)
  if (status.state === 'signed out')
    throw new AppError('signed_out', messages.identity.loggedOut.text)
  throw new AppError('not_signed_in', messages.identity.notSignedIn)
}
