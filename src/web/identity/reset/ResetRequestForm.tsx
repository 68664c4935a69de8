import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EmailForm } from '../form/EmailForm.tsx'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'
import { useTypedEmail } from '../form/use-typed-email.ts'

const texts = messages.identity.reset

export function ResetRequestForm() {
  const { sendPasswordReset } = useIdentity()
  const typed = useTypedEmail()
  const [sentTo, setSentTo] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const { failure, attempt } = useAuthAttempt({
    title: texts.failedTitle,
    fallback: texts.failed,
  })

  async function send(email: string) {
    setIsSending(true)
    const isSent = await attempt(() => sendPasswordReset(email))
    setIsSending(false)
    if (!isSent) return
    setSentTo(email)
    showToast({ title: texts.sentTitle, kind: 'success' })
  }

  return (
    <>
      {failure && (
        <div className="mb-5">
          <Notice title={failure.title}>{failure.text}</Notice>
        </div>
      )}
      {sentTo ? (
        <Sent email={sentTo} isSending={isSending} onSendAgain={() => send(sentTo)} />
      ) : (
        <EmailForm {...typed} action="Send the Link" onSubmit={send} />
      )}
    </>
  )
}

interface SentProps {
  email: string
  isSending: boolean
  onSendAgain(): void
}

function Sent({ email, isSending, onSendAgain }: SentProps) {
  return (
    <div className="flex flex-col gap-6">
      <div role="status">
        <p className="font-semibold">{texts.sentTitle}</p>
        <p className="mt-2 text-muted">
          <span className="break-words text-ink">{email}</span>
          <br />
          {texts.sent}
        </p>
      </div>
      <Button look="outline" size="large" disabled={isSending} onClick={onSendAgain}>
        {isSending ? 'Sending…' : 'Send Again'}
      </Button>
    </div>
  )
}
