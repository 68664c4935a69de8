/** Who a provider says is calling. */
export interface SignedInIdentity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
}

/** Whoever vouches for people: the embedded identity, or a service. Adapters sit beside this file. */
export interface IdentityProvider {
  /**
   * Checks an identity token: signature, issuer, audience, time.
   * @returns undefined for every token that is not good, whatever is wrong with it
   */
  verify(token: string): Promise<SignedInIdentity | undefined>
  /** Whether the account behind an identity is still there; a token outlives it by minutes. */
  exists(identity: SignedInIdentity): Promise<boolean>
}
