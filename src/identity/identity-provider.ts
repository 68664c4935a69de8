/** Who a provider says is calling. */
export interface SignedInIdentity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** When they last showed who they are, with a password, a code or at Google. */
  signedInAt: Date
  /** The session that the token was made from, where the provider has sessions of ours. */
  sessionId: string | undefined
  /** The token itself, for calls to the provider in the person's name. Never stored or logged. */
  token: string
}

/** Whether someone with a good token may still come in: the token outlives what it was made from. */
export type AccountStatus =
  /** With the address as it is now, which may be newer than the token's. */
  | { state: 'active'; email: string; emailVerified: boolean }
  | { state: 'signed out' }
  | { state: 'disabled' }
  | { state: 'deleted' }

/** Whoever vouches for people: the embedded identity, or a service. Adapters sit beside this file. */
export interface IdentityProvider {
  readonly kind: 'embedded' | 'firebase'
  /**
   * Checks an identity token: signature, algorithm, issuer, audience, time.
   * @returns undefined for every token that is not good, whatever is wrong with it
   */
  verify(token: string): Promise<SignedInIdentity | undefined>
  /** Asked on every call, so it must be cheap; `arriving` when the person is about to be made known. */
  getAccountStatus(identity: SignedInIdentity, when: 'call' | 'sync'): Promise<AccountStatus>
  /**
   * Deletes the account with all that it knows of the person. Safe to repeat.
   * @throws when the provider does not do it now
   */
  deleteAccount(identity: SignedInIdentity): Promise<void>
}
