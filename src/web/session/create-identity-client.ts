import { createGoogleSignIn } from './google-sign-in.ts'
import type { EmailUpdate, IdentityAdapter, IdentityClient } from './identity-client.ts'
import { explainRefusal } from './password-policy.ts'
import { createSession, type Session } from './session.ts'
import { syncUser } from './sync-user.ts'

/** @param load finds out which provider this server trusts and loads its adapter; repeated until it succeeds */
export function createIdentityClient(load: () => Promise<IdentityAdapter>): IdentityClient {
  const session = createSession(load)
  const { adapter, signIn, requireIdentity } = session
  const withPolicy = (password: string, act: () => Promise<void>) =>
    explainRefusal(password, act, async () => (await adapter()).passwordPolicy())

  return {
    state: session.state,
    onChange: session.onChange,
    settled: session.settled,
    refresh: session.refresh,
    freshToken: session.freshToken,
    renewToken: session.renewToken,

    signIn: (email, password) => signIn((provider) => provider.signIn(email, password)),
    signUp: (email, password) =>
      withPolicy(password, () => signIn((provider) => provider.signUp(email, password))),
    signInWithGoogle: createGoogleSignIn(session),
    sendSignInCode: async (email) => (await adapter()).sendSignInCode(email),
    signInWithCode: (email, code) => signIn((provider) => provider.signInWithCode(email, code)),
    enterSecondStep: (step) => signIn((provider) => provider.enterSecondStep(step)),
    async signInWithPasskey(signal) {
      // The session is checked as usual while the browser waits for a choice.
      const chosen = await (await adapter()).choosePasskey(signal)
      await signIn((provider) => provider.signInWithPasskey(chosen))
    },
    signOut: session.signOut,

    sendPasswordReset: async (email) => (await adapter()).sendPasswordReset(email),
    resetPassword: (token, password) =>
      withPolicy(password, async () => (await adapter()).resetPassword(token, password)),
    sendEmailConfirmation: async () =>
      (await adapter()).sendEmailConfirmation(requireIdentity().email),
    updateEmail: (email, code) => updateEmail(session, email, code),
    async updatePassword(password) {
      requireIdentity()
      await withPolicy(password, async () => (await adapter()).updatePassword(password))
      await session.recheck()
    },
  }
}

async function updateEmail(
  session: Session,
  email: string,
  code: string | undefined,
): Promise<EmailUpdate> {
  session.requireIdentity()
  const update = await (await session.adapter()).updateEmail(email, code)
  // The email has changed already: a failed sync is made up for by the next sign-in.
  if (update === 'changed')
    await syncUser(await session.newToken()).catch((error) => console.warn('Not synced', error))
  await session.recheck()
  return update
}
