import { messages } from '#contract/messages.ts'
import { sayWhy } from '#web/api-error.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AskAgain } from './AskAgain.tsx'
import { useIdentity } from './IdentityProvider.tsx'
import { sayWhyNot } from './identity-error.ts'

/** Instead of a page for somebody, where it cannot be found out who is here. */
export function UnknownVisitor({ heading }: { heading: string }) {
  const { whyUnknown } = useIdentity()
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading>{heading}</PageHeading>
      <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
        <Notice>{sayWhyNot(whyUnknown, sayWhy(whyUnknown, messages.general.broken))}</Notice>
        <AskAgain />
      </div>
    </div>
  )
}
