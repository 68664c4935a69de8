import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { passwordAdvice } from '#web/session/password-advice.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'
import { useTypedEmail } from '../form/use-typed-email.ts'
import { showPasswordErrors } from '../password/show-password-errors.ts'

const texts = messages.identity

const checks = lateResolver(() => import('./signup-fields.ts'))

export function SignupForm({ onStart }: { onStart(): void }) {
  const { signUp } = useIdentity()
  const { email, onEmail } = useTypedEmail()
  const { failure, attempt } = useAuthAttempt({
    title: texts.signUpFailedTitle,
    fallback: texts.signUpFailed,
    overrides: { 'email-already-in-use': texts.emailTakenAtSignUp },
  })
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: checks.resolver,
    // Without a value, a field keeps what was typed before hydration.
    ...(email && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState

  function submit({ email, password }: { email: string; password: string }) {
    onStart()
    return attempt(() => signUp(email, password))
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onFocus={checks.prepare}
      onSubmit={handleSubmit(submit, showPasswordErrors)}
    >
      {failure && <Notice title={failure.title}>{failure.text}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: ({ target }) => onEmail(target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordAdvice(watch('password', ''), watch('email', ''))}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Creating your account…">
        Sign Up
      </SubmitButton>
    </form>
  )
}

const pages: Record<string, string> = { Terms: '/terms', 'Privacy Policy': '/privacy' }

/** Applies to every account, also one created with Google. */
export function Terms() {
  return (
    <p className="mt-6 text-sm text-muted">
      {texts.consent.split(/(Terms|Privacy Policy)/).map((part) => {
        const page = pages[part]
        return page ? (
          <Link key={part} className="text-link" to={page}>
            {part}
          </Link>
        ) : (
          part
        )
      })}
    </p>
  )
}
