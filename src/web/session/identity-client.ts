import type { PasswordPolicy } from '#contract/identity.ts'

/** The signed-in person's data at the identity provider. */
export interface SignedInIdentity {
  uid: string
  displayName: string | null
  photoURL: string | null
  email: string
  emailVerified: boolean
  phoneNumber: string | null
  tenantId: string | null
  /** The sign-in methods of this person: `password`, `google.com`. */
  providerData: { providerId: string; uid: string; email: string | null }[]
  metadata: { creationTime?: string; lastSignInTime?: string }
  isAnonymous: boolean
}

/** Why a person was signed out without asking for it. */
export type SignOutReason = 'session-ended' | 'account-disabled'

export type IdentityState =
  /** `error`: set after the second failure in a row; checks continue. */
  | { status: 'loading'; error?: unknown }
  | { status: 'signed-out'; reason?: SignOutReason }
  | { status: 'signed-in'; identity: SignedInIdentity }

/** Whether the new email is valid at once, or only after the emailed link is opened. */
export type EmailUpdate = 'changed' | 'link-sent'

export interface EnteredCode {
  kind: 'app' | 'backup'
  code: string
  /** Asks for no second step in this browser for 30 days. */
  trustsBrowser: boolean
}

/** One interface for every identity provider. Every action throws IdentityError. */
export interface IdentityClient {
  /** Asks the provider who is signed in. Before the first answer the state is `loading`. */
  refresh(): Promise<void>
  state(): IdentityState
  /** @returns a function that removes the listener */
  onChange(listener: () => void): () => void
  /** Resolves once the state is no longer `loading`. */
  settled(): Promise<void>

  // Signing in. Each of these resolves only after our server knows the person too.
  signIn(email: string, password: string): Promise<void>
  signUp(email: string, password: string): Promise<void>
  /** In a popup, which opens at once when this is called from a click. */
  signInWithGoogle(): Promise<void>
  sendSignInCode(email: string): Promise<void>
  signInWithCode(email: string, code: string): Promise<void>

  /** After a sign-in that failed with `second-step-code` or `second-step-passkey`. */
  enterSecondStep(step: EnteredCode): Promise<void>
  /** Both steps in one. @param signal waits for a choice from the suggestions of the email field, until aborted */
  signInWithPasskey(signal?: AbortSignal): Promise<void>

  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  /** @param token from the emailed link */
  resetPassword(token: string, password: string): Promise<void>
  sendEmailConfirmation(): Promise<void>
  /** @param code of an account with a second factor */
  updateEmail(email: string, code?: string): Promise<EmailUpdate>
  updatePassword(password: string): Promise<void>

  /** An identity token that is valid for at least 30 seconds; undefined if nobody is signed in. */
  freshToken(): Promise<string | undefined>
  /**
   * Replaces a token that the server refused. Resolves to undefined if its person is no longer signed in;
   * the state is up to date by then.
   */
  renewToken(refused: string): Promise<string | undefined>
}

/** The actions whose signature is the same at every provider. */
export type ProviderActions = Pick<
  IdentityClient,
  | 'signIn'
  | 'signUp'
  | 'signInWithGoogle'
  | 'sendSignInCode'
  | 'signInWithCode'
  | 'enterSecondStep'
  | 'signOut'
  | 'sendPasswordReset'
  | 'resetPassword'
  | 'updateEmail'
  | 'updatePassword'
>

/** What an adapter implements; create-identity-client.ts builds the client on it. */
export interface IdentityAdapter extends ProviderActions {
  /** @throws when the provider cannot be reached */
  getIdentity(): Promise<SignedInIdentity | undefined>
  /**
   * @param refused a token that must not be returned again
   * @throws IdentityError `user-token-expired` or `user-disabled` when the session is over
   */
  fetchToken(refused?: string): Promise<string>
  /** Reports changes that the provider detects by itself, for example from another tab. */
  watch?(onChange: () => void): void
  /** The browser's half of a sign-in with a passkey. With a signal, it may wait for as long as the page is open. */
  choosePasskey(signal?: AbortSignal): Promise<AuthenticationResponseJSON>
  signInWithPasskey(chosen: AuthenticationResponseJSON): Promise<void>
  passwordPolicy(): Promise<PasswordPolicy>
  sendEmailConfirmation(email: string): Promise<void>
}
