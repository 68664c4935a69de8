import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeRequiredMessages } from '#contract/code-required-messages.ts'
import { messages } from '#contract/messages.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { IdentityError, identityErrorMessage } from '#web/session/identity-error.ts'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Section } from './Section.tsx'

const { account, identity: texts } = messages

export function ChangeEmail() {
  const { updateEmail } = useIdentity()
  const { queryClient } = useServices()
  const [failure, setFailure] = useState<string>()
  const [codeFailure, setCodeFailure] = useState<string>()
  const { register, handleSubmit, watch, reset, formState } = useForm({
    defaultValues: { email: '', code: '' },
  })
  const [needsCode, setNeedsCode] = useState(false)
  const { isSubmitting } = formState
  const typed = watch('email').trim()

  async function change({ code }: { code: string }) {
    setFailure(undefined)
    setCodeFailure(undefined)
    try {
      const update = await updateEmail(typed, code || undefined)
      await queryClient.invalidateQueries({ queryKey: queryKeys.currentUser })
      reset()
      setNeedsCode(false)
      if (update === 'changed') showChanged(typed)
      else showToast({ ...account.email.linkSent, kind: 'success' })
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'second-factor-required') {
        setNeedsCode(true)
        return
      }
      const text = identityErrorMessage(error, account.email.failed, {
        'requires-recent-login': account.email.requiresRecentLogin,
        'email-already-in-use': texts.emailTaken,
        'invalid-email': texts.invalidEmail,
        'internal-error': account.email.failed,
        'second-step-wrong-code': codeRequiredMessages.wrong,
      })
      if (isWrongCode(error)) setCodeFailure(text)
      else setFailure(text)
      showToast({ title: account.updateFailedTitle, text, kind: 'destructive', ofFields: [text] })
    }
  }

  return (
    <Section title="Change email" lead="We'll email your old address about the change.">
      <form noValidate className="flex flex-col items-start gap-5" onSubmit={handleSubmit(change)}>
        <TextField
          className="w-full"
          label="New email"
          type="email"
          autoComplete="email"
          error={failure}
          {...register('email')}
        />
        {needsCode && (
          <TextField
            className="w-full"
            label={codeRequiredMessages.label}
            hint={codeRequiredMessages.text}
            autoComplete="one-time-code"
            autoFocus
            spellCheck={false}
            error={codeFailure}
            {...register('code')}
          />
        )}
        <SubmitButton
          look="outline"
          isBusy={isSubmitting}
          whileBusy="Changing…"
          disabled={typed === ''}
        >
          Change Email
        </SubmitButton>
      </form>
    </Section>
  )
}

const isWrongCode = (error: unknown) =>
  error instanceof IdentityError && error.code === 'second-step-wrong-code'

function showChanged(email: string) {
  const { title, text } = account.email.changed
  showToast({ title, text: text.replace('{email}', email), kind: 'success' })
}
