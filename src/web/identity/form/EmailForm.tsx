import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { Email } from './email-schema.ts'

const Fields = z.object({ email: Email })

interface Props {
  /** The initial value. */
  email?: string
  action: string
  onSubmit(email: string): Promise<void>
}

export function EmailForm({ email, action, onSubmit }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Fields),
    // Without a value, the field keeps what was typed before hydration.
    ...(email && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit((fields) => onSubmit(fields.email))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <SubmitButton size="large" isBusy={isSubmitting} whileBusy="Sending…">
        {action}
      </SubmitButton>
    </form>
  )
}
