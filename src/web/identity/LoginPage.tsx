import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { DoorPage } from './DoorPage.tsx'
import { useIdentity } from './IdentityProvider.tsx'
import { useWayIn } from './use-way-in.ts'

const texts = messages.identity

const Login = z.object({
  email: z.string().trim().min(1, texts.emailMissing).pipe(z.email(texts.invalidEmail)),
  password: z.string().min(1, texts.passwordMissing),
})

export const meta = () => pageMeta('/login')

export default function LoginPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { identity } = useIdentity()
  const target = ownPath(query.get('redirect'))
  useEffect(() => {
    if (identity) navigate(target, { replace: true })
  }, [identity, navigate, target])

  return (
    <DoorPage heading="Log in" lead="Your chart and your readings are where you left them.">
      <LoginForm />
      <p className="mt-6 text-sm text-muted">
        New here?{' '}
        <Link
          className="text-link"
          to={withQuery('/signup', { redirect: query.get('redirect') ?? undefined })}
        >
          Create an account
        </Link>
      </p>
    </DoorPage>
  )
}

function LoginForm() {
  const { identity } = useServices()
  const { failure, tryToEnter } = useWayIn({
    title: texts.signInFailedTitle,
    fallback: texts.signInFailed,
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ email, password }) =>
        tryToEnter(() => identity.signIn(email, password)),
      )}
    >
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
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Logging in…' : 'Log In'}
      </Button>
    </form>
  )
}
