import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { passwordAdvice } from './password-advice.ts'
import { useWayIn } from './use-way-in.ts'

const texts = messages.identity
const SHORTEST_PASSWORD = 6
const LONGEST_PASSWORD = 256

const Signup = z
  .object({
    email: z.string().trim().min(1, texts.emailMissing).pipe(z.email(texts.invalidEmail)),
    password: z
      .string()
      .min(SHORTEST_PASSWORD, texts.passwordTooShort.text)
      .max(LONGEST_PASSWORD, texts.passwordTooLong),
    confirmation: z.string(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: texts.passwordsDiffer.text,
    // Shown whatever else is wrong: a difference is named before the length.
    when: () => true,
  })

type Signup = z.infer<typeof Signup>

export function SignupForm({ onStart }: { onStart(): void }) {
  const { identity } = useServices()
  const { failure, tryToEnter } = useWayIn({
    title: texts.signUpFailedTitle,
    fallback: texts.signUpFailed,
  })
  const { register, handleSubmit, watch, formState } = useForm<Signup>({
    resolver: zodResolver(Signup),
    defaultValues: { email: '', password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = formState

  function enter({ email, password }: Signup) {
    onStart()
    return tryToEnter(() => identity.signUp(email, password))
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit(enter, sayWhatIsWrong)}>
      {failure && <Notice>{failure}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordAdvice(watch('password'))}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <p className="text-sm text-muted">
        By creating an account you confirm that you are 18 or older and accept the{' '}
        <Link className="text-link" to="/terms">
          Terms
        </Link>{' '}
        and the{' '}
        <Link className="text-link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Sign Up'}
      </Button>
    </form>
  )
}

function sayWhatIsWrong({ confirmation, password }: FieldErrors<Signup>) {
  if (confirmation) showToast({ ...texts.passwordsDiffer, kind: 'destructive' })
  else if (password?.type === 'too_small')
    showToast({ ...texts.passwordTooShort, kind: 'destructive' })
}
