import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ResetLayout } from './ResetLayout.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'

export const meta = () => [
  ...pageMeta('/forgot-password'),
  { name: 'robots', content: 'noindex' },
  // The address may carry a mailed token: it is told to no one.
  { name: 'referrer', content: 'no-referrer' },
]

/** Asks for a link; the link leads back here, with a token for a new password or with an error. */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [isLinkUsed, setIsLinkUsed] = useState(query.has('error'))
  const token = query.get('token') ?? query.get('oobCode')
  if (token && !isLinkUsed)
    return <NewPasswordForm token={token} onUsed={() => setIsLinkUsed(true)} />
  return (
    <ResetLayout
      heading="Reset your password"
      lead="Tell us your email, and we send you a link for a new one."
    >
      {isLinkUsed && (
        <div className="mb-6">
          <Notice>{messages.identity.reset.linkUsed}</Notice>
        </div>
      )}
      <ResetRequestForm />
    </ResetLayout>
  )
}
