import type { PasswordPolicy } from '#contract/identity.ts'

/** Who is signed in, as the identity provider knows them. */
export interface SignedInIdentity {
  uid: string
  displayName: string | null
  photoURL: string | null
  email: string
  emailVerified: boolean
  phoneNumber: string | null
  tenantId: string | null
  /** The ways in that this person has: `password`, `google.com`. */
  providerData: { providerId: string; uid: string; email: string | null }[]
  metadata: { creationTime?: string; lastSignInTime?: string }
  isAnonymous: boolean
}

/** Why someone was signed out who did not ask for it. */
export type SignOutReason = 'session-ended' | 'account-disabled'

export type IdentityState =
  /** `because`: why it is not known yet, once asking has failed twice. It is asked again all the same. */
  | { status: 'loading'; error?: unknown }
  | { status: 'signed-out'; reason?: SignOutReason }
  | { status: 'signed-in'; identity: SignedInIdentity }

/** Whether the new address counts at once, or when a mailed link has been opened. */
export type EmailUpdate = 'changed' | 'link-sent'

/** The door to the identity provider, whichever it is. Every action throws IdentityError. */
export interface IdentityClient {
  /** Asks the provider who is here. Before the first answer the state is `loading`. */
  refresh(): Promise<void>
  state(): IdentityState
  /** @returns the function that ends it */
  onChange(listener: () => void): () => void
  /** Resolves once the state is no longer `loading`. */
  settled(): Promise<void>

  // The ways in. Each is finished when the product knows the person as well, and not before.
  signIn(email: string, password: string): Promise<void>
  signUp(email: string, password: string): Promise<void>
  /** In a popup, which opens at once when this is called from a click. */
  signInWithGoogle(): Promise<void>
  sendSignInCode(email: string): Promise<void>
  signInWithCode(email: string, code: string): Promise<void>

  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  /** @param token from the mailed link */
  resetPassword(token: string, password: string): Promise<void>
  sendEmailConfirmation(): Promise<void>
  updateEmail(email: string): Promise<EmailUpdate>
  updatePassword(password: string): Promise<void>

  /** An identity token that is good for 30 seconds at least; undefined for a stranger. */
  freshToken(): Promise<string | undefined>
  /**
   * After a call was refused although it carried a token. Whether that person is still here is known
   * when this resolves: to another token, or to undefined.
   */
  renewToken(refused: string): Promise<string | undefined>
}

/** What of the door every provider does by itself, in the same words. */
type ProviderActions = Pick<
  IdentityClient,
  | 'signIn'
  | 'signUp'
  | 'signInWithGoogle'
  | 'sendSignInCode'
  | 'signInWithCode'
  | 'signOut'
  | 'sendPasswordReset'
  | 'resetPassword'
  | 'updateEmail'
  | 'updatePassword'
>

/** What an adapter must be able to do; create-identity-client.ts makes the door from it. */
export interface IdentityAdapter extends ProviderActions {
  /** @throws when the provider cannot be asked */
  getIdentity(): Promise<SignedInIdentity | undefined>
  /**
   * @param refused a token that must not be given again
   * @throws IdentityError `user-token-expired` or `user-disabled` when the person is no longer in
   */
  fetchToken(refused?: string): Promise<string>
  /** Calls when the provider noticed a change by itself, as from another tab. */
  watch?(onChange: () => void): void
  passwordPolicy(): Promise<PasswordPolicy>
  sendEmailConfirmation(email: string): Promise<void>
}
