import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { IdentityError } from '#web/session/identity-error.ts'
import { passwordAdvice } from '#web/session/password-advice.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'
import { showPasswordErrors } from '../password/show-password-errors.ts'
import { ResetLayout } from './ResetLayout.tsx'

const texts = messages.identity

const checks = lateResolver(() => import('./two-passwords-fields.ts'))

interface Props {
  token: string
  onInvalidLink(): void
}

export function NewPasswordForm({ token, onInvalidLink }: Props) {
  const { resetPassword, refresh } = useIdentity()
  const navigate = useNavigate()
  const { failure, attempt } = useAuthAttempt({
    title: texts.reset.changeFailedTitle,
    fallback: texts.reset.changeFailed,
  })
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: checks.resolver,
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = formState

  async function change({ password }: { password: string }) {
    const isChanged = await attempt(() => resetPassword(token, password).catch(reportInvalidLink))
    if (!isChanged) return
    // The new password has ended every session, also the one in this browser.
    await refresh()
    showToast({ ...texts.reset.changed, kind: 'success' })
    navigate('/login', { replace: true })
  }

  function reportInvalidLink(error: unknown): never {
    if (error instanceof IdentityError && error.code === 'invalid-action-code') onInvalidLink()
    throw error
  }

  return (
    <ResetLayout heading="Choose a new password" lead="It replaces the old one everywhere.">
      <form
        noValidate
        className="flex flex-col gap-5"
        onFocus={checks.prepare}
        onSubmit={handleSubmit(change, showPasswordErrors)}
      >
        {failure && <Notice title={failure.title}>{failure.text}</Notice>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordAdvice(watch('password'))}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Changing…">
          Change Password
        </SubmitButton>
      </form>
    </ResetLayout>
  )
}
