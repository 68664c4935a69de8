import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { usePageQuery } from '#web/layout/use-page-query.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ResetLayout } from './ResetLayout.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'

export const meta = () => [
  ...pageMeta('/forgot-password'),
  { name: 'robots', content: 'noindex' },
  // The URL may contain the emailed token, which must not leak.
  { name: 'referrer', content: 'no-referrer' },
]

/** Requests a link. The link opens this page with a token or an error. */
export default function ForgotPasswordPage() {
  const query = usePageQuery()
  const [isRefused, setIsRefused] = useState(false)
  const isLinkInvalid = isRefused || query.has('error')
  const token = query.get('token') ?? query.get('oobCode')
  if (token && !isLinkInvalid)
    return <NewPasswordForm token={token} onInvalidLink={() => setIsRefused(true)} />
  return (
    <ResetLayout
      heading="Reset your password"
      lead="Enter your email, and we'll send you a link to choose a new one."
    >
      {isLinkInvalid && (
        <div className="mb-6">
          <Notice>{messages.identity.reset.linkUsed}</Notice>
        </div>
      )}
      <ResetRequestForm />
    </ResetLayout>
  )
}
