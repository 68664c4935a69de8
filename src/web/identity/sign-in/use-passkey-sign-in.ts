import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { passkeyMessages } from '#contract/passkey-messages.ts'
import { MINUTE } from '#durations.ts'
import { supportsPasskeys } from '#web/passkey-support.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { IdentityError } from '#web/session/identity-error.ts'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'

/** The server keeps what it asked the device for five minutes. */
const SUGGESTED_FOR = 4 * MINUTE

/** Signs in with a passkey: by a button, or as a suggestion of the email field. */
export function usePasskeySignIn() {
  const { signInWithPasskey } = useIdentity()
  const [isWaiting, setIsWaiting] = useState(false)
  const { failure, attempt } = useAuthAttempt({
    title: messages.identity.signInFailedTitle,
    fallback: passkeyMessages.failed,
    overrides: { 'passkey-canceled': passkeyMessages.canceled },
  })
  const stopSuggesting = useSuggestedPasskey(attempt)
  return {
    failure,
    isWaiting,
    async start() {
      // A browser handles one request at a time.
      stopSuggesting()
      setIsWaiting(true)
      await attempt(() => signInWithPasskey())
      setIsWaiting(false)
    },
  }
}

/** @returns a function that stops the suggestions */
function useSuggestedPasskey(report: (failing: () => Promise<void>) => Promise<boolean>) {
  const { signInWithPasskey, isSettled, identity } = useIdentity()
  const isEmbedded = useIdentitySettings()?.provider.kind === 'embedded'
  const suggesting = useRef<AbortController>(undefined)
  const latestReport = useRef(report)
  latestReport.current = report
  const isOffered = isEmbedded && isSettled && !identity
  useEffect(() => {
    if (!isOffered || !supportsPasskeys()) return
    const controller = new AbortController()
    suggesting.current = controller
    void suggestPasskey(signInWithPasskey, controller.signal).catch((error) => {
      // Only about a passkey that the person has chosen.
      if (error instanceof IdentityError && error.code === 'unknown')
        void latestReport.current(() => Promise.reject(error))
    })
    return () => controller.abort()
  }, [isOffered, signInWithPasskey])
  return () => suggesting.current?.abort()
}

async function suggestPasskey(
  signIn: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  while (!signal.aborted) {
    const renewal = AbortSignal.timeout(SUGGESTED_FOR)
    try {
      return await signIn(AbortSignal.any([signal, renewal]))
    } catch (error) {
      if (!renewal.aborted) throw error
    }
  }
}
