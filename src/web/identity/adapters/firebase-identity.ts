import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateEmail,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import type { IdentitySettings, PasswordPolicy } from '#contract/identity.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import { timings } from '#contract/timings.ts'
import type {
  EmailUpdate,
  IdentityAdapter,
  SignedInIdentity,
} from '#web/session/identity-client.ts'
import { IdentityError } from '#web/session/identity-error.ts'
import { expiryOf } from '#web/session/token-cache.ts'
import { firebaseCodeOf } from './firebase-errors.ts'

type Settings = Extract<IdentitySettings['provider'], { kind: 'firebase' }>

/**
 * Firebase Authentication. The SDK's own limits match the specified ones: network timeouts of 30 and 60
 * seconds, a popup of 500 by 600 that counts as canceled eight seconds after it closes.
 * It emails links, not codes.
 */
export function createFirebaseAdapter({
  apiKey,
  authDomain,
  projectId,
}: Settings): IdentityAdapter {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, projectId), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  return {
    getIdentity: () => translated(() => getIdentity(auth)),
    fetchToken: (refused) => translated(() => fetchToken(auth, refused)),
    watch: (onChange) => onAuthStateChanged(auth, onChange),
    passwordPolicy: () => translated(() => readPolicy(auth)),
    signIn: (email, password) => act(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => act(() => createUserWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => act(() => signInWithPopup(auth, google())),
    sendSignInCode: notSupported,
    signInWithCode: notSupported,
    // Second steps are set up at Firebase; the SDK refuses those accounts with a code of its own.
    enterSecondStep: notSupported,
    choosePasskey: notSupported,
    signInWithPasskey: notSupported,
    signOut: () => act(() => signOut(auth)),
    sendPasswordReset: (email) => act(() => sendReset(auth, email)),
    resetPassword: (token, password) => act(() => confirmPasswordReset(auth, token, password)),
    sendEmailConfirmation: () => act(() => sendEmailVerification(userOf(auth))),
    updateEmail: (email) => translated(() => changeEmail(auth, email)),
    updatePassword: (password) => act(() => updatePassword(userOf(auth), password)),
  }
}

function google() {
  const provider = new GoogleAuthProvider()
  provider.addScope('profile')
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

async function notSupported(): Promise<never> {
  throw new IdentityError('operation-not-allowed')
}

async function act(action: () => Promise<unknown>): Promise<void> {
  await translated(action)
}

/** Messages such as "Firebase: Error (auth/wrong-password)." are never shown. @throws IdentityError */
async function translated<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof IdentityError) throw error
    throw new IdentityError(firebaseCodeOf(error), { cause: error })
  }
}

async function getIdentity(auth: Auth): Promise<SignedInIdentity | undefined> {
  await auth.authStateReady()
  return auth.currentUser ? toIdentity(auth.currentUser) : undefined
}

/** The token cache renews five minutes before expiry; by itself the SDK waits for the last 30 seconds. */
async function fetchToken(auth: Auth, refused?: string): Promise<string> {
  const user = userOf(auth)
  const token = await user.getIdToken()
  const isFresh = token !== refused && expiryOf(token) - timings.tokenEarlyRefresh > Date.now()
  return isFresh ? token : user.getIdToken(true)
}

function userOf(auth: Auth): User {
  if (!auth.currentUser) throw new IdentityError('no-user')
  return auth.currentUser
}

/** Must not reveal whether an email has an account. */
async function sendReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    if (firebaseCodeOf(error) !== 'invalid-credential') throw error
  }
}

/** Projects with email enumeration protection change an email only after its link is opened. */
async function changeEmail(auth: Auth, email: string): Promise<EmailUpdate> {
  const user = userOf(auth)
  try {
    await updateEmail(user, email)
    return 'changed'
  } catch (error) {
    if (firebaseCodeOf(error) !== 'operation-not-allowed') throw error
    await verifyBeforeUpdateEmail(user, email)
    return 'link-sent'
  }
}

/**
 * The SDK caches the first policy it reads and renews it only in the background after a refusal. A second
 * instance reads the current one; the validated password does not matter.
 */
async function fetchPolicy({ options, name }: FirebaseApp) {
  const app = initializeApp(options, `${name} password policy`)
  try {
    return (await validatePassword(initializeAuth(app), 'x')).passwordPolicy
  } finally {
    await deleteApp(app)
  }
}

async function readPolicy(auth: Auth): Promise<PasswordPolicy> {
  const { customStrengthOptions: wants } = await fetchPolicy(auth.app)
  return {
    minLength: wants.minPasswordLength ?? MIN_PASSWORD_LENGTH,
    maxLength: wants.maxPasswordLength ?? MAX_PASSWORD_LENGTH,
    lowercase: wants.containsLowercaseLetter ?? false,
    uppercase: wants.containsUppercaseLetter ?? false,
    numeric: wants.containsNumericCharacter ?? false,
    nonAlphanumeric: wants.containsNonAlphanumericCharacter ?? false,
  }
}

function toIdentity(user: User): SignedInIdentity {
  return {
    uid: user.uid,
    displayName: user.displayName?.trim() || null,
    photoURL: user.photoURL,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    tenantId: user.tenantId,
    providerData: user.providerData.map(({ providerId, uid, email }) => ({
      providerId,
      uid,
      email,
    })),
    metadata: { ...user.metadata },
    isAnonymous: user.isAnonymous,
  }
}
