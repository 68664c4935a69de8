import { useForm } from 'react-hook-form'
import { lateResolver } from '#web/late-resolver.ts'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const checks = lateResolver(() => import('./email-fields.ts'))

interface Props {
  /** The initial value. */
  email: string
  onEmail(email: string): void
  action: string
  onSubmit(email: string): Promise<void>
}

export function EmailForm({ email, onEmail, action, onSubmit }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: checks.resolver,
    // Without a value, the field keeps what was typed before hydration.
    ...(email && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onFocus={checks.prepare}
      onSubmit={handleSubmit((fields) => onSubmit(fields.email))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: ({ target }) => onEmail(target.value) })}
      />
      <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Sending…">
        {action}
      </SubmitButton>
    </form>
  )
}
