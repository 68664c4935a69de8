import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ComponentProps, useState } from 'react'
import { type PaymentFormSettings, updateCard } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { useServices } from '#web/services.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { readBillingConfig } from '../checkout/open-payment.ts'
import { syncWithProvider } from '../sync.ts'
import { CardForm } from './CardForm.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'

const { billing } = messages
const texts = billing.updateCard

interface Opened {
  settings: PaymentFormSettings
  clientSecret: string
}

/** Replaces the card for the next charge, or for a failed payment. */
export function UpdateCard({ look, size }: Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const services = useServices()
  const [isOpen, setIsOpen] = useState(false)

  const opening = useMutation({
    async mutationFn(): Promise<Opened> {
      const { paymentForm: settings } = await readBillingConfig(services)
      if (!settings) throw new Error(billing.checkout.configurationErrorText)
      const { clientSecret } = await services.api.call(updateCard)
      return { settings, clientSecret }
    },
    onError(error) {
      setIsOpen(false)
      const text = errorMessage(error, billing.checkout.unexpected)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    },
  })

  function change(open: boolean) {
    setIsOpen(open)
    if (open) opening.mutate()
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Trigger asChild>
        <Button look={look} size={size}>
          {billing.pastDue.update}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-background/80 animate-fade" />
        <Dialog.Content className="fixed inset-x-0 bottom-0 z-40 mx-auto max-h-[92dvh] max-w-md overflow-y-auto rounded-t-card border border-control bg-surface p-6 animate-rise sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card">
          <div className="mb-5 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="font-serif text-2xl tracking-heading">
                {billing.pastDue.update}
              </Dialog.Title>
              <Dialog.Description className="mt-2 text-sm text-muted">
                {texts.text}
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.4} />
            </Dialog.Close>
          </div>
          {opening.data && !opening.isPending ? (
            <NewCard {...opening.data} close={() => setIsOpen(false)} />
          ) : (
            <FieldsSkeleton />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function NewCard({ settings, clientSecret, close }: Opened & { close(): void }) {
  const { api } = useServices()
  const queryClient = useQueryClient()

  /** The card is saved; the server checks whether an open payment succeeded with it. */
  async function takeOver() {
    const { subscriptionStatus } = await syncWithProvider(api)
    await refreshSubscription(queryClient)
    close()
    if (subscriptionStatus === 'past_due')
      showToast({ title: texts.declinedTitle, text: texts.stillUnpaid, kind: 'destructive' })
    else showToast({ title: texts.doneTitle, text: texts.done, kind: 'success' })
  }

  return (
    <CardForm
      settings={settings}
      clientSecret={clientSecret}
      intentType="setup"
      returnPath="/subscription"
      action={texts.action}
      onConfirmed={takeOver}
    />
  )
}
