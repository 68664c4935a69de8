import { useForm } from 'react-hook-form'
import { confirmAuthenticator } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { QrCode } from './QrCode.tsx'
import { failureAt } from './show-at-field.ts'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.app

interface Props {
  secret: string
  uri: string
  onCodes(codes: string[]): void
  onClose(): void
}

/** The app counts once it has shown a code. */
export function AppSetup({ secret, uri, onCodes, onClose }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const confirm = useFactorChange({
    change: (code: string) => callWithoutToken(confirmAuthenticator, { body: { code } }),
    done: texts.added,
    onDone({ backupCodes }) {
      if (backupCodes) onCodes(backupCodes)
      onClose()
    },
    onFailed: failureAt(setError, ['code']),
  })
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-4"
      onSubmit={handleSubmit(({ code }) => confirm.mutateAsync(code).catch(() => {}))}
    >
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.picture} />
      <div>
        <p className="text-sm font-semibold">{texts.key}</p>
        <p className="mt-1 font-mono text-sm select-all">{inGroups(secret)}</p>
      </div>
      <TextField
        className="w-full"
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code', { required: twoFactorMessages.login.missing })}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={confirm.isPending} whileBusy={texts.confirming}>
          {texts.confirm}
        </SubmitButton>
        <Button look="outline" onClick={onClose}>
          {twoFactorMessages.settings.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Four characters at a time are easier to copy by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
