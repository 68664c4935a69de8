import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import type { SignedInIdentity } from '#web/session/identity-client.ts'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { passwordAdvice } from '#web/session/password-advice.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Section } from './Section.tsx'

const texts = messages.account.password

interface Passwords {
  password: string
  confirmation: string
}

/** A person who only signs in with Google sets their first password here. */
export function ChangePassword({ identity }: { identity: SignedInIdentity }) {
  const hasPassword = identity.providerData.some(({ providerId }) => providerId === 'password')
  const { updatePassword } = useIdentity()
  const [failure, setFailure] = useState<{ field: keyof Passwords; text: string }>()
  const { register, handleSubmit, watch, reset, formState } = useForm<Passwords>({
    defaultValues: { password: '', confirmation: '' },
  })
  const { isSubmitting } = formState
  const errorOf = (field: keyof Passwords) => (failure?.field === field ? failure.text : undefined)

  async function change(typed: Passwords) {
    const invalid = firstError(typed)
    if (invalid) return fail(invalid.field, invalid.title, invalid.text)
    setFailure(undefined)
    try {
      await updatePassword(typed.password)
      reset()
      showToast({ ...texts.changed, kind: 'success' })
    } catch (error) {
      fail(
        'password',
        messages.account.updateFailedTitle,
        identityErrorMessage(error, texts.failed, refusals),
      )
    }
  }

  function fail(field: keyof Passwords, title: string, text: string) {
    setFailure({ field, text })
    showToast({ title, text, kind: 'destructive', ofFields: [text] })
  }

  return (
    <Section
      title={hasPassword ? 'Change password' : 'Set a password'}
      lead={
        hasPassword
          ? undefined
          : 'You log in with Google. A password gives you a second way to log in.'
      }
    >
      <form noValidate className="flex flex-col items-start gap-5" onSubmit={handleSubmit(change)}>
        {/* For password managers. */}
        <input
          aria-hidden="true"
          tabIndex={-1}
          className="sr-only"
          autoComplete="username"
          value={identity.email}
          readOnly
        />
        <PasswordField
          className="w-full"
          label="New password"
          autoComplete="new-password"
          hint={passwordAdvice(watch('password'), identity.email)}
          error={errorOf('password')}
          {...register('password')}
        />
        <PasswordField
          className="w-full"
          label="Confirm new password"
          autoComplete="new-password"
          error={errorOf('confirmation')}
          {...register('confirmation')}
        />
        <SubmitButton look="outline" isBusy={isSubmitting} whileBusy="Changing…">
          {hasPassword ? 'Change Password' : 'Set Password'}
        </SubmitButton>
      </form>
    </Section>
  )
}

const refusals = {
  'requires-recent-login': texts.requiresRecentLogin,
  'weak-password': messages.identity.weakPassword,
  'internal-error': texts.failed,
}

/** In the specified order: missing, mismatch, too short. */
function firstError({ password, confirmation }: Passwords) {
  const { missing, differ, tooShort } = texts
  if (password === '') return { field: 'password', ...missing } as const
  if (confirmation === '') return { field: 'confirmation', ...missing } as const
  if (password !== confirmation) return { field: 'confirmation', ...differ } as const
  if (password.length < MIN_PASSWORD_LENGTH) return { field: 'password', ...tooShort } as const
  if (password.length <= MAX_PASSWORD_LENGTH) return undefined
  const text = messages.identity.passwordTooLong
  return { field: 'password', title: messages.account.updateFailedTitle, text } as const
}
