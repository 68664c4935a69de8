/** The caller, as the identity provider's token says. */
export interface SignedInIdentity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** The last sign-in with a password, a code or Google. */
  signedInAt: Date
  /** The session that issued the token; absent for providers without sessions here. */
  sessionId: string | undefined
  /** For calls to the provider on behalf of the user. Never stored or logged. */
  token: string
}

/** A valid token may outlive its session and its account. */
export type AccountStatus =
  /** The current address may be newer than the token's. */
  | { state: 'active'; email: string; emailVerified: boolean }
  | { state: 'signed out' }
  | { state: 'disabled' }
  | { state: 'deleted' }

/** What the embedded identity stores of an account; null for accounts of another provider. */
export interface StoredAccount {
  account: { email: string; emailVerified: boolean; disabled: boolean } | null
  /** The session of the token, if it is this account's and has not been ended. */
  session: { expiresAt: Date } | null
}

/** Implemented by the embedded identity and by Firebase Authentication. */
export interface IdentityProvider {
  readonly kind: 'embedded' | 'firebase'
  /**
   * Verifies signature, algorithm, issuer, audience and time of an identity token.
   * @returns undefined for every invalid token
   */
  verify(token: string): Promise<SignedInIdentity | undefined>
  /** The account status on a call, from what was read together with the user. Asks nobody. */
  judgeAccount(identity: SignedInIdentity, stored: StoredAccount): AccountStatus
  /** Must be fast for a `call`. A `sync` follows a sign-in and creates or updates the user. */
  getAccountStatus(identity: SignedInIdentity, when: 'call' | 'sync'): Promise<AccountStatus>
  /**
   * Deletes the account and all data that the provider stores about it. Safe to repeat.
   * @throws if the provider refuses or is unavailable
   */
  deleteAccount(identity: SignedInIdentity): Promise<void>
}
