import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  deletePasskey,
  MAX_PASSKEY_NAME_LENGTH,
  type Passkey,
  renamePasskey,
} from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { longLocalDate } from '#web/local-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.passkeys

export function PasskeyRow({ passkey: { id, name, createdAt, isSynced } }: { passkey: Passkey }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const removal = useFactorChange({
    change: () => callWithoutToken(deletePasskey, { params: { id } }),
    done: texts.removed,
  })
  const shownName = name ?? texts.unnamed
  const details = [texts.since(longLocalDate(createdAt)), ...(isSynced ? [texts.synced] : [])]
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      {isRenaming ? (
        <Rename id={id} name={name ?? ''} onClose={() => setIsRenaming(false)} />
      ) : (
        <>
          <p className="min-w-40 flex-1 wrap-anywhere">
            {shownName}
            <span className="block text-sm text-muted">{details.join(', ')}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="outline"
              aria-label={`${texts.rename}: ${shownName}`}
              onClick={() => setIsRenaming(true)}
            >
              {texts.rename}
            </Button>
            <Confirmation
              {...texts.confirmRemoval}
              isPending={removal.isPending}
              onConfirm={() => removal.mutate()}
              trigger={
                <Button look="outline" aria-label={`${texts.remove}: ${shownName}`}>
                  {texts.remove}
                </Button>
              }
            />
          </div>
        </>
      )}
    </li>
  )
}

function Rename({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } })
  const renaming = useFactorChange({
    change: (body: { name: string }) => callWithoutToken(renamePasskey, { params: { id }, body }),
    done: texts.renamed,
    onDone: onClose,
  })
  return (
    <form
      noValidate
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={handleSubmit((typed) => renaming.mutateAsync(typed).catch(() => {}))}
    >
      <TextField
        className="w-full"
        label={texts.newName}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        autoFocus
        error={formState.errors.name?.message}
        {...register('name', { required: texts.nameMissing })}
      />
      <SubmitButton isBusy={renaming.isPending} whileBusy={texts.saving}>
        {texts.save}
      </SubmitButton>
      <Button look="outline" onClick={onClose}>
        {twoFactorMessages.settings.cancel}
      </Button>
    </form>
  )
}
