import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { SecondStep } from '../form/use-auth-attempt.ts'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'

const texts = messages.identity

const checks = lateResolver(() => import('./login-fields.ts'))

interface Props {
  /** Typed before in the other form of this page. */
  email: string
  onEmail(email: string): void
  onSecondStep(step: SecondStep): void
}

export function PasswordForm({ email, onEmail, onSecondStep }: Props) {
  const { signIn } = useIdentity()
  const { failure, attempt } = useAuthAttempt({
    title: texts.signInFailedTitle,
    fallback: texts.signInFailed,
    // The message must not reveal whether the account exists.
    overrides: { 'user-disabled': texts.signInFailed },
    onSecondStep,
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: checks.resolver,
    // Without a value, a field keeps what was typed before hydration.
    ...(email && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onFocus={checks.prepare}
      onSubmit={handleSubmit((typed) => attempt(() => signIn(typed.email, typed.password)))}
    >
      {failure && <Notice title={failure.title}>{failure.text}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Link
          className="text-link mt-1 inline-flex min-h-11 items-center text-sm"
          to="/forgot-password"
        >
          Forgot password?
        </Link>
      </div>
      <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Logging in…">
        Log In
      </SubmitButton>
    </form>
  )
}
