import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import type { SignedInIdentity } from '#web/session/identity-client.ts'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { showToast } from '#web/ui/toasts.ts'

const texts = messages.account.confirmation

export function AccountEmail({ identity }: { identity: SignedInIdentity }) {
  const [name = ''] = identity.email.split('@')
  return (
    <p className="mt-4">
      <span className="block text-sm text-muted">Account email</span>
      <span className="font-serif text-xl break-words">
        {name}
        <wbr />
        {identity.email.slice(name.length)}
      </span>
      {identity.emailVerified ? (
        <span className="block text-sm text-success">Confirmed</span>
      ) : (
        <ResendConfirmation />
      )}
    </p>
  )
}

function ResendConfirmation() {
  const { sendEmailConfirmation } = useIdentity()
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    try {
      await sendEmailConfirmation()
      showToast({ ...texts.sent, kind: 'success' })
    } catch (error) {
      const text = identityErrorMessage(error, texts.failed)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      Not confirmed yet.
      <button
        type="button"
        className="text-link min-h-11 disabled:opacity-55"
        disabled={isSending}
        onClick={send}
      >
        {isSending ? 'Sending…' : 'Send Me the Link Again'}
      </button>
    </span>
  )
}
