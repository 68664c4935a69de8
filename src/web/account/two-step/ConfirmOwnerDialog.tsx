import { AlertDialog } from 'radix-ui'
import { useForm } from 'react-hook-form'
import { codeRequiredMessages } from '#contract/code-required-messages.ts'
import { confirmOwner, type OwnerProof } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const texts = twoFactorMessages.confirmation

interface Props {
  proof: OwnerProof
  onConfirmed(): void
  onCanceled(): void
}

/** Opens at once: it is loaded by the change that needs it. */
export function ConfirmOwnerDialog({ proof, onConfirmed, onCanceled }: Props) {
  return (
    <AlertDialog.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onCanceled()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={dialogClass}>
          <AlertDialog.Title className="font-serif text-2xl tracking-heading text-balance">
            {texts.heading}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {texts.lead[proof]}
          </AlertDialog.Description>
          <ProofForm proof={proof} onConfirmed={onConfirmed} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function ProofForm({ proof, onConfirmed }: Omit<Props, 'onCanceled'>) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { typed: '' } })
  const field = {
    className: 'w-full',
    autoFocus: true,
    error: formState.errors.typed?.message,
    ...register('typed', { required: texts.missing[proof] }),
  }
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-6"
      onSubmit={handleSubmit(({ typed }) =>
        callWithoutToken(confirmOwner, { body: { [proof]: typed } }).then(onConfirmed, (error) =>
          setError('typed', { message: errorMessage(error, texts.failed) }, { shouldFocus: true }),
        ),
      )}
    >
      {proof === 'code' ? (
        <TextField
          label={codeRequiredMessages.label}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <PasswordField label={texts.password} autoComplete="current-password" {...field} />
      )}
      <div className={dialogButtonsClass}>
        <AlertDialog.Cancel asChild>
          <Button look="outline">{texts.cancel}</Button>
        </AlertDialog.Cancel>
        <SubmitButton isBusy={formState.isSubmitting} whileBusy={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
