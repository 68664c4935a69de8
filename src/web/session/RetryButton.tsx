import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useIdentity } from './IdentityProvider.tsx'

/** Repeats a failed check of who is signed in. */
export function RetryButton() {
  const { refresh } = useIdentity()
  const [isRetrying, setIsRetrying] = useState(false)

  async function retry() {
    setIsRetrying(true)
    await refresh()
    setIsRetrying(false)
  }

  return (
    <Button look="outline" aria-disabled={isRetrying || undefined} onClick={retry}>
      {messages.general.tryAgain}
    </Button>
  )
}
