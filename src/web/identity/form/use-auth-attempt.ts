import { useState } from 'react'
import { type IdentityErrorCode, identityErrorMessage } from '#web/session/identity-error.ts'

interface Texts {
  title: string
  fallback: string
  overrides?: Partial<Record<IdentityErrorCode, string>>
}

/** Runs an action of the identity provider. Its failure is for the form, which shows it once and for as long as it holds. */
export function useAuthAttempt({ title, fallback, overrides }: Texts) {
  const [failure, setFailure] = useState<{ title: string; text: string }>()

  function fail(error: unknown) {
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
