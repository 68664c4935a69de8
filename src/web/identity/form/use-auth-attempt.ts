import { useState } from 'react'
import { type IdentityErrorCode, identityErrorMessage } from '#web/session/identity-error.ts'
import { showToast } from '#web/ui/toasts.ts'

interface Texts {
  title: string
  fallback: string
  overrides?: Partial<Record<IdentityErrorCode, string>>
}

/** Runs an action of the identity provider, and shows its failure in the form and in a toast. */
export function useAuthAttempt({ title, fallback, overrides }: Texts) {
  const [failure, setFailure] = useState<string>()

  function fail(error: unknown) {
    const text = identityErrorMessage(error, fallback, overrides)
    setFailure(text)
    showToast({ title, text, kind: 'destructive' })
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
