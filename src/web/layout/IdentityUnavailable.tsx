import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { RetryButton } from '#web/session/RetryButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Replaces a page that needs a person while the identity provider cannot be reached. */
export function IdentityUnavailable({ heading }: { heading: string }) {
  const { loadError } = useIdentity()
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading>{heading}</PageHeading>
      <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
        <Notice>
          {identityErrorMessage(loadError, errorMessage(loadError, messages.general.broken))}
        </Notice>
        <RetryButton />
      </div>
    </div>
  )
}
