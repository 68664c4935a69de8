import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { type IdentityErrorCode, identityErrorMessage } from '#web/session/identity-error.ts'
import { showToast } from '#web/ui/toasts.ts'
import { type SecondStep, secondStepOf } from '../form/use-auth-attempt.ts'

const { google } = messages.identity

interface Texts {
  title: string
  fallback: string
  overrides: Partial<Record<IdentityErrorCode, string>>
}

/** The specification has one message for every failure on the log-in page, several on the sign-up page. */
export const googleTexts = {
  signIn: {
    title: messages.identity.signInFailedTitle,
    fallback: google.signInFailed,
    overrides: {
      'popup-closed-by-user': google.signInFailed,
      'popup-blocked': google.signInFailed,
      'network-request-failed': google.signInFailed,
      'internal-error': google.signInFailed,
    },
  },
  signUp: {
    title: messages.identity.signUpFailedTitle,
    fallback: messages.identity.signUpFailed,
    overrides: {
      'popup-closed-by-user': google.closed,
      'popup-blocked': google.blocked,
      'network-request-failed': google.network,
      'internal-error': messages.identity.signUpFailed,
    },
  },
} satisfies Record<string, Texts>

/**
 * A person who starts typing in the form while the popup is open, or was just closed, gets no message that
 * they canceled. If they finish in the popup after all, they are signed in.
 */
export function useGoogleSignIn(
  { title, fallback, overrides }: Texts,
  onSecondStep: (step: SecondStep) => void,
) {
  const { signInWithGoogle } = useIdentity()
  const [isWaiting, setIsWaiting] = useState(false)
  const attempt = useRef(0)
  useEffect(() => () => void attempt.current++, [])

  async function start(): Promise<void> {
    const mine = ++attempt.current
    setIsWaiting(true)
    try {
      await signInWithGoogle()
    } catch (error) {
      const step = secondStepOf(error)
      if (step) return onSecondStep(step)
      if (mine !== attempt.current) return
      const text = identityErrorMessage(error, fallback, overrides)
      showToast({ title, text, kind: 'destructive' })
    } finally {
      if (mine === attempt.current) setIsWaiting(false)
    }
  }

  return {
    isWaiting,
    start,
    ignoreFailure() {
      attempt.current++
      setIsWaiting(false)
    },
  }
}
