import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Email } from './email-schema.ts'
import { useIdentity } from './IdentityProvider.tsx'
import { useWayIn } from './use-way-in.ts'

const texts = messages.identity.reset

export function ResetRequest() {
  const { sendPasswordReset } = useIdentity()
  const [sentTo, setSentTo] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const { failure, tryToEnter } = useWayIn({ title: texts.failedTitle, fallback: texts.failed })

  async function send(email: string) {
    setIsSending(true)
    const isSent = await tryToEnter(() => sendPasswordReset(email))
    setIsSending(false)
    if (!isSent) return
    setSentTo(email)
    showToast({ title: texts.sentTitle, kind: 'success' })
  }

  return (
    <>
      {failure && (
        <div className="mb-5">
          <Notice>{failure}</Notice>
        </div>
      )}
      {sentTo ? (
        <Sent email={sentTo} isSending={isSending} onSendAgain={() => send(sentTo)} />
      ) : (
        <AskForLink onAsk={send} />
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

const Address = z.object({ email: Email })

function AskForLink({ onAsk }: { onAsk(email: string): Promise<void> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Address),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ email }) => onAsk(email))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the Link'}
      </Button>
    </form>
  )
}
