import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useIdentity } from './IdentityProvider.tsx'

/** Finds out once more who is here, where that failed. */
export function RetryButton() {
  const { refresh } = useIdentity()
  const [isAsking, setIsAsking] = useState(false)

  async function askAgain() {
    setIsAsking(true)
    await refresh()
    setIsAsking(false)
  }

  return (
    <Button look="outline" aria-disabled={isAsking || undefined} onClick={askAgain}>
      {messages.general.tryAgain}
    </Button>
  )
}
