import { useState } from 'react'
import { showToast } from '#web/ui/toasts.ts'
import { type IdentityErrorCode, identityErrorMessage } from '../session/identity-error.ts'

interface Texts {
  title: string
  fallback: string
  overrides?: Partial<Record<IdentityErrorCode, string>>
}

/** Runs one way in, and says in the form and in a toast when it failed. */
export function useAuthAttempt({ title, fallback, overrides }: Texts) {
  const [failure, setFailure] = useState<string>()

  function fail(error: unknown) {
    const text = identityErrorMessage(error, fallback, overrides)
    setFailure(text)
    showToast({ title, text, kind: 'destructive' })
  }

  return {
    failure,
    async attempt(enter: () => Promise<void>): Promise<boolean> {
      setFailure(undefined)
      try {
        await enter()
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
  }
}
