import { AlertDialog } from 'radix-ui'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { fieldClass } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

const WORD = 'delete'

/** Opens at once: it is loaded by the press that asks for it. */
export function DeleteAccountDialog({ email, trigger }: { email: string; trigger: ReactElement }) {
  const { state, failure, deleteAccount } = useDeleteAccount()
  return (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={dialogClass}>
          <AlertDialog.Title className="font-serif text-2xl tracking-heading">
            Delete your account?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 break-words text-muted">
            Everything saved for {email} will be deleted for good.
          </AlertDialog.Description>
          {failure && (
            <div className="mt-4">
              <Notice>{failure}</Notice>
            </div>
          )}
          <ConfirmForm isBusy={state !== 'idle'} onConfirm={deleteAccount} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Typing a word prevents an accidental deletion by a double click. */
function ConfirmForm({ isBusy, onConfirm }: { isBusy: boolean; onConfirm(): void }) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const isConfirmed = typed.trim().toLowerCase() === WORD
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed && !isBusy) onConfirm()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Type "{WORD}" to confirm
      </label>
      <input
        id={id}
        className={fieldClass}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isBusy}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={`mt-6 ${dialogButtonsClass}`}>
        <AlertDialog.Cancel asChild>
          <Button look="outline" disabled={isBusy}>
            Keep My Account
          </Button>
        </AlertDialog.Cancel>
        <SubmitButton look="danger" isBusy={isBusy} whileBusy="Deleting…" disabled={!isConfirmed}>
          Delete for Good
        </SubmitButton>
      </div>
    </form>
  )
}
