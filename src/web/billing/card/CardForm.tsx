import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import type { MountedPaymentForm, PaymentForm, PaymentFormProps } from './payment-form.ts'

const load = {
  embedded: () => import('../demo-card/EmbeddedPaymentForm.tsx'),
  stripe: () => import('./StripePaymentForm.tsx'),
}

const { setupFailed, paymentFailed, unexpected, declined, declinedHint } = messages.billing.checkout

interface Props extends Omit<PaymentFormProps, 'ref'> {
  /** The button label. Undefined while it is not known what the card is for: it can be typed already. */
  action: string | undefined
  /** Called after confirmation; the button stays busy until it resolves. */
  onConfirmed(): Promise<void> | void
  /** Shown above the button. */
  children?: ReactNode
}

interface Failure {
  title: string
  text: string
  isDeclined: boolean
  /** What it was about; the next attempt is another. */
  clientSecret: string | undefined
}

/** The card fields, the submit button and the error message. */
export function CardForm({ action, onConfirmed, children, ...form }: Props) {
  const mounted = useRef<MountedPaymentForm>(null)
  const Fields = useFields(form.settings.kind)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const fail = (title: string, text: string, isDeclined = false) =>
    setFailure({ title, text, isDeclined, clientSecret: form.clientSecret })

  async function send() {
    const refusedTitle = form.intentType === 'setup' ? setupFailed : paymentFailed
    try {
      const confirmation = await mounted.current?.confirm()
      if (confirmation?.status === 'succeeded') await onConfirmed()
      if (confirmation?.status === 'refused')
        fail(refusedTitle, confirmation.message || unexpected, confirmation.isDeclined)
    } catch {
      fail(refusedTitle, unexpected)
    }
  }

  const onSubmit: ComponentProps<'form'>['onSubmit'] = async (event) => {
    event.preventDefault()
    if (isBusy || !action) return
    setFailure(undefined)
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      {Fields ? <Fields {...form} ref={mounted} /> : <FieldsSkeleton kind={form.settings.kind} />}
      {failure && failure.clientSecret === form.clientSecret && <FailureNotice {...failure} />}
      {action ? (
        <div>
          <Button type="submit" size="large" className="w-full" disabled={isBusy}>
            {isBusy ? 'One moment...' : action}
          </Button>
          {children}
        </div>
      ) : (
        <ActionSkeleton />
      )}
    </form>
  )
}

/** Undefined while they are loaded. Suspense would hold them back: React shows what replaces a placeholder after 300 ms. */
function useFields(kind: PaymentFormSettings['kind']) {
  const [loaded, setLoaded] = useState<{ Fields: PaymentForm<PaymentFormSettings> }>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    load[kind]().then((module) => {
      // Each gets the settings of its own kind.
      setLoaded({ Fields: module.default as PaymentForm<PaymentFormSettings> })
    }, setError)
  }, [kind])
  // As if it were loaded by Suspense: the page says that it is not reached.
  if (error) throw error
  return loaded?.Fields
}

const ActionSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-12 w-full" />
    <Skeleton className="mx-auto mt-3 h-5 w-1/2" />
  </div>
)

/** The title is specified; a declined card is named first. */
function FailureNotice({ title, text, isDeclined }: Omit<Failure, 'clientSecret'>) {
  if (!isDeclined) return <Notice title={title}>{text}</Notice>
  const reason = text.startsWith(declined) ? '' : ` ${text}`
  return <Notice title={title}>{`${declined}.${reason} ${declinedHint}`}</Notice>
}
