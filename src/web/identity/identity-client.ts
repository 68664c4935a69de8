/** Who is signed in, as the identity provider knows them. */
export interface SignedInIdentity {
  uid: string
  displayName: string | null
  photoURL: string | null
  email: string
  emailVerified: boolean
  phoneNumber: string | null
  tenantId: string | null
  providerData: { providerId: string; uid: string; email: string | null }[]
  metadata: { creationTime?: string; lastSignInTime?: string }
  isAnonymous: boolean
}

export type IdentityState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; identity: SignedInIdentity }

/** What went wrong at the door, in our words; the message is for people and says no more than it may. */
export class IdentityError extends Error {
  override name = 'IdentityError'
}

/**
 * The door to the identity provider, whichever it is. Adapters sit beside this file and are named for
 * what they wrap. A further way in (another provider, a code by email) is a further method here, and
 * ends like the others: with the sync, before anyone counts as signed in.
 */
export interface IdentityClient {
  /** Asks the provider who is here. Before the first answer the state is `loading`. */
  refresh(): Promise<void>
  state(): IdentityState
  /** @returns the function that ends it */
  onChange(listener: () => void): () => void
  /** Resolves once the state is no longer `loading`. */
  settled(): Promise<void>
  /** @throws IdentityError */
  signIn(email: string, password: string): Promise<void>
  /** @throws IdentityError */
  signUp(email: string, password: string): Promise<void>
  signOut(): Promise<void>
  /** An identity token that is good for 30 seconds at least; undefined for a stranger. */
  freshToken(): Promise<string | undefined>
}
