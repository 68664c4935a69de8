import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { sayWhy } from '#web/api-error.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useIdentity } from './IdentityProvider.tsx'
import { sayWhyNot } from './identity-error.ts'

/** Instead of a page for somebody, where it cannot be found out who is here. */
export function UnknownVisitor({ heading }: { heading: string }) {
  const { refresh, whyUnknown } = useIdentity()
  const [isAsking, setIsAsking] = useState(false)

  async function askAgain() {
    setIsAsking(true)
    await refresh()
    setIsAsking(false)
  }

  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading>{heading}</PageHeading>
      <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
        <Notice>{sayWhyNot(whyUnknown, sayWhy(whyUnknown, messages.general.broken))}</Notice>
        <Button look="outline" aria-disabled={isAsking || undefined} onClick={askAgain}>
          {messages.general.tryAgain}
        </Button>
      </div>
    </div>
  )
}
