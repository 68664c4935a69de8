import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { type Budget, type BudgetStatus, saveAiBudget } from '#contract/admin-usage.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { BudgetForm, toBudget, toBudgetForm } from './budget-form.ts'

const { features, budget: texts } = adminMessages

export function BudgetDialog({ status }: { status: BudgetStatus }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = features[status.featureName]
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <Button look="outline" aria-label={`Edit budget of ${name}`}>
          Edit
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content className={dialogClass}>
          <Dialog.Title className="font-serif text-2xl tracking-heading text-balance">
            Budget of {name}
          </Dialog.Title>
          <Dialog.Description className="mt-3 text-muted">{texts.lead}</Dialog.Description>
          <BudgetFields status={status} onClose={() => setIsOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function BudgetFields({ status, onClose }: { status: BudgetStatus; onClose(): void }) {
  // It may be loaded again while the form is open.
  const [previous] = useState(status.budget)
  const { register, handleSubmit, formState } = useForm<BudgetForm>({
    resolver: zodResolver(BudgetForm),
    defaultValues: toBudgetForm(previous),
  })
  const { mutate, isPending, error } = useSaveBudget(status.featureName, previous, onClose)
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={handleSubmit((typed) => mutate(toBudget(typed)))}
    >
      <TextField
        label="Daily budget (US dollars)"
        inputMode="decimal"
        placeholder="No limit"
        error={formState.errors.daily?.message}
        {...register('daily')}
      />
      <TextField
        label="Monthly budget (US dollars)"
        inputMode="decimal"
        placeholder="No limit"
        error={formState.errors.monthly?.message}
        {...register('monthly')}
      />
      {error && <Notice>{errorMessage(error, texts.saveFailed.text)}</Notice>}
      <div className={dialogButtonsClass}>
        <Dialog.Close asChild>
          <Button look="outline">Cancel</Button>
        </Dialog.Close>
        <SubmitButton isBusy={isPending} whileBusy="Saving...">
          Save Budget
        </SubmitButton>
      </div>
    </form>
  )
}

function useSaveBudget(featureName: FeatureName, previous: Budget, onSaved: () => void) {
  const call = useAdminCall()
  const { queryClient } = useServices()
  const reload = () => void queryClient.invalidateQueries({ queryKey: queryKeys.aiUsage })
  return useMutation({
    mutationFn: (budget: Budget) =>
      call(saveAiBudget, { params: { featureName }, body: { ...budget, previous } }),
    async onSuccess() {
      onSaved()
      showToast({ ...texts.saved, kind: 'success' })
      reload()
      void queryClient.invalidateQueries({ queryKey: queryKeys.auditLogs })
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409) reload()
      const text = errorMessage(error, texts.saveFailed.text)
      showToast({ title: texts.saveFailed.title, text, kind: 'destructive' })
    },
  })
}
