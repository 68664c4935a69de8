import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EmailForm } from '../form/EmailForm.tsx'
import type { SecondStep } from '../form/use-auth-attempt.ts'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'

const texts = messages.identity

interface Props {
  email: string
  onEmail(email: string): void
  onBack(): void
  onSecondStep(step: SecondStep): void
}

/** Two steps: the email to send a code to, then the code. */
export function CodeForm({ email, onEmail, onBack, onSecondStep }: Props) {
  const [isSent, setIsSent] = useState(false)
  const { failure, send } = useSendCode()

  async function sendCode(address: string) {
    onEmail(address)
    if (await send(address)) setIsSent(true)
  }

  return (
    <>
      {failure && (
        <div className="mb-5">
          <Notice title={failure.title}>{failure.text}</Notice>
        </div>
      )}
      {isSent ? (
        <EnterCode email={email} onSendAgain={() => sendCode(email)} onSecondStep={onSecondStep} />
      ) : (
        <EmailForm {...{ email, onEmail }} action="Send the Code" onSubmit={sendCode} />
      )}
      <button
        type="button"
        className="text-link mt-3 flex min-h-11 items-center text-sm"
        onClick={onBack}
      >
        Log in with a password
      </button>
    </>
  )
}

function useSendCode() {
  const { sendSignInCode } = useIdentity()
  const { failure, attempt } = useAuthAttempt({
    title: texts.code.sendFailedTitle,
    fallback: texts.code.sendFailed,
  })
  return {
    failure,
    async send(email: string): Promise<boolean> {
      const isSent = await attempt(() => sendSignInCode(email))
      if (isSent) showToast({ title: texts.code.sentTitle, kind: 'success' })
      return isSent
    },
  }
}

const checks = lateResolver(() => import('./code-fields.ts'))

interface EnterCodeProps extends Pick<Props, 'email' | 'onSecondStep'> {
  onSendAgain(): Promise<void>
}

function EnterCode({ email, onSendAgain, onSecondStep }: EnterCodeProps) {
  const { signInWithCode } = useIdentity()
  const { failure, attempt } = useAuthAttempt({
    title: texts.signInFailedTitle,
    fallback: texts.code.wrong,
    overrides: { 'invalid-credential': texts.code.wrong, 'user-disabled': texts.code.wrong },
    onSecondStep,
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: checks.resolver,
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onFocus={checks.prepare}
      onSubmit={handleSubmit(({ code }) => attempt(() => signInWithCode(email, code)))}
    >
      {failure && <Notice title={failure.title}>{failure.text}</Notice>}
      <p role="status" className="text-muted">
        <span className="font-semibold break-words text-ink">{email}</span>
        <br />
        {texts.code.sent}
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        spellCheck={false}
        error={errors.code?.message}
        {...register('code')}
      />
      <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Logging in…">
        Log In
      </SubmitButton>
      <Button look="outline" onClick={onSendAgain}>
        Send Again
      </Button>
    </form>
  )
}
