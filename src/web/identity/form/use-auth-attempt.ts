import { useState } from 'react'
import {
  IdentityError,
  type IdentityErrorCode,
  identityErrorMessage,
} from '#web/session/identity-error.ts'

interface Texts {
  title: string
  fallback: string
  overrides?: Partial<Record<IdentityErrorCode, string>>
  /** The first step was right. */
  onSecondStep?: ((step: SecondStep) => void) | undefined
}

/** Runs an action of the identity provider. Its failure is for the form, which shows it once and for as long as it holds. */
export function useAuthAttempt({ title, fallback, overrides, onSecondStep }: Texts) {
  const [failure, setFailure] = useState<{ title: string; text: string }>()

  function fail(error: unknown) {
    const step = secondStepOf(error)
    if (step && onSecondStep) return onSecondStep(step)
    setFailure({ title, text: identityErrorMessage(error, fallback, overrides) })
  }

  return {
    failure,
    async attempt(action: () => Promise<void>): Promise<boolean> {
      setFailure(undefined)
      try {
        await action()
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
  }
}

/** What an account asks for after the first step: a code, or a passkey if it has no authenticator app. */
export type SecondStep = 'code' | 'passkey'

/** @returns undefined if the first step was not right, or enough */
export function secondStepOf(error: unknown): SecondStep | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.code === 'second-step-code') return 'code'
  return error.code === 'second-step-passkey' ? 'passkey' : undefined
}
