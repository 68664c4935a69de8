import { useState } from 'react'
import { ApiError, sayWhy } from '#web/api-error.ts'
import { showToast } from '#web/ui/toasts.ts'
import { IdentityError } from './identity-client.ts'

interface Texts {
  title: string
  fallback: string
}

/** Runs one way in, and says in the form and in a toast when it failed. */
export function useWayIn({ title, fallback }: Texts) {
  const [failure, setFailure] = useState<string>()
  return {
    failure,
    async tryToEnter(enter: () => Promise<void>): Promise<boolean> {
      setFailure(undefined)
      try {
        await enter()
        return true
      } catch (error) {
        const text = sentenceFor(error, fallback)
        setFailure(text)
        showToast({ title, text, kind: 'destructive' })
        return false
      }
    },
  }
}

function sentenceFor(error: unknown, fallback: string): string {
  if (error instanceof IdentityError) return error.message || fallback
  return error instanceof ApiError ? sayWhy(error, fallback) : fallback
}
