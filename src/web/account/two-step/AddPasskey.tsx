import { useForm } from 'react-hook-form'
import { createBackupCodes, MAX_PASSKEY_NAME_LENGTH } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { createPasskey, PasskeyNotCreated } from './create-passkey.ts'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.passkeys

interface Props {
  needsCodes: boolean
  onCodes(codes: string[]): void
}

export function AddPasskey({ needsCodes, onCodes }: Props) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { name: '' } })
  const addition = useFactorChange({
    async change(name: string) {
      await createPasskey(name)
      // If this fails, the section still offers to create them.
      if (needsCodes)
        await callWithoutToken(createBackupCodes)
          .then(({ backupCodes }) => onCodes(backupCodes))
          .catch(() => {})
    },
    done: texts.added,
    onDone: () => reset(),
    onFailed(error) {
      if (!(error instanceof PasskeyNotCreated)) return false
      const title = twoFactorMessages.settings.failedTitle
      showToast({ title, text: texts.canceled, kind: 'destructive' })
      return true
    },
  })
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-4"
      onSubmit={handleSubmit(({ name }) => addition.mutateAsync(name.trim()).catch(() => {}))}
    >
      <TextField
        className="w-full"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        {...register('name')}
      />
      <SubmitButton look="outline" isBusy={addition.isPending} whileBusy={texts.adding}>
        {texts.add}
      </SubmitButton>
    </form>
  )
}
