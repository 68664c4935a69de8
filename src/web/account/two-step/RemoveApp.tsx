import { useForm } from 'react-hook-form'
import { codeRequiredMessages } from '#contract/code-required-messages.ts'
import { removeAuthenticator } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { failureAt } from './show-at-field.ts'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.app

interface Typed {
  code: string
  password: string
}

export function RemoveApp({ hasPassword, onClose }: { hasPassword: boolean; onClose(): void }) {
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    defaultValues: { code: '', password: '' },
  })
  const { errors } = formState
  const removal = useFactorChange({
    change: ({ code, password }: Typed) =>
      callWithoutToken(removeAuthenticator, { body: { code, ...(hasPassword && { password }) } }),
    done: texts.removed,
    onDone: onClose,
    onFailed: failureAt(setError, ['code', 'password']),
  })
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-4"
      onSubmit={handleSubmit((typed) => removal.mutateAsync(typed).catch(() => {}))}
    >
      <p>{texts.removeLead[hasPassword ? 'withPassword' : 'withoutPassword']}</p>
      {hasPassword && (
        <PasswordField
          className="w-full"
          label={texts.password}
          autoComplete="current-password"
          autoFocus
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <TextField
        className="w-full"
        label={codeRequiredMessages.label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus={!hasPassword}
        spellCheck={false}
        error={errors.code?.message}
        {...register('code', { required: twoFactorMessages.login.missing })}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="danger" isBusy={removal.isPending} whileBusy={texts.removing}>
          {texts.remove}
        </SubmitButton>
        <Button look="outline" onClick={onClose}>
          {twoFactorMessages.settings.cancel}
        </Button>
      </div>
    </form>
  )
}
