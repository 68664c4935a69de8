import { sessionFlags } from './google-flags.ts'
import type { IdentityAdapter } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'
import type { Session } from './session.ts'

/** Signs in with Google, also where the provider reports a closed popup although the person finished in it. */
export function createGoogleSignIn(
  session: Pick<Session, 'signIn' | 'state' | 'isActing' | 'isSignedInAtProvider'>,
): () => Promise<void> {
  /**
   * Google's page may cut the connection to the window that opened it, and the popup then looks closed
   * while the person still types a password. They are signed in anyway, now or when they return to this page.
   */
  async function unlessFinished(error: unknown): Promise<void> {
    if (!(error instanceof IdentityError) || error.code !== 'popup-closed-by-user') throw error
    if (await session.isSignedInAtProvider()) return
    window.addEventListener('focus', () => void finishLate(), { once: true })
    throw error
  }

  async function finishLate(): Promise<void> {
    if (session.state().status !== 'signed-out' || session.isActing()) return
    if (!(await session.isSignedInAtProvider())) return
    await session.signIn(async () => {}).catch(() => {})
  }

  const inPopup = (adapter: IdentityAdapter) => adapter.signInWithGoogle().catch(unlessFinished)

  return async () => {
    sessionFlags.start()
    try {
      await session.signIn(inPopup)
      sessionFlags.complete()
    } finally {
      sessionFlags.stop()
    }
  }
}
