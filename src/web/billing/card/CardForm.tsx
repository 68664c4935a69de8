import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import type { MountedPaymentForm, PaymentFormProps } from './payment-form.ts'

const load = {
  embedded: () => import('../demo-card/EmbeddedPaymentForm.tsx'),
  stripe: () => import('./StripePaymentForm.tsx'),
}
const EmbeddedPaymentForm = lazy(load.embedded)
const StripePaymentForm = lazy(load.stripe)

/** While the server is still asked what it is for; a failure is said when the form is shown. */
export function preloadCardForm({ kind }: PaymentFormSettings) {
  void load[kind]().catch(() => {})
}

const { setupFailed, paymentFailed, unexpected, declined, declinedHint } = messages.billing.checkout

interface Props extends Omit<PaymentFormProps, 'ref'> {
  /** The button label. */
  action: string
  /** Called after confirmation; the button stays busy until it resolves. */
  onConfirmed(): Promise<void> | void
  /** Shown above the button. */
  children?: ReactNode
}

interface Failure {
  title: string
  text: string
  isDeclined: boolean
}

/** The card fields, the submit button and the error message. */
export function CardForm({ action, onConfirmed, children, ...form }: Props) {
  const mounted = useRef<MountedPaymentForm>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const fail = (title: string, text: string, isDeclined = false) =>
    setFailure({ title, text, isDeclined })

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
    if (isBusy) return
    setFailure(undefined)
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <Suspense fallback={<FieldsSkeleton kind={form.settings.kind} />}>
        {form.settings.kind === 'embedded' ? (
          <EmbeddedPaymentForm {...form} settings={form.settings} ref={mounted} />
        ) : (
          <StripePaymentForm {...form} settings={form.settings} ref={mounted} />
        )}
      </Suspense>
      {failure && <FailureNotice {...failure} />}
      <div>
        <Button type="submit" size="large" className="w-full" disabled={isBusy}>
          {isBusy ? 'One moment...' : action}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** The title is specified; a declined card is named first. */
function FailureNotice({ title, text, isDeclined }: Failure) {
  if (!isDeclined) return <Notice title={title}>{text}</Notice>
  const reason = text.startsWith(declined) ? '' : ` ${text}`
  return <Notice title={title}>{`${declined}.${reason} ${declinedHint}`}</Notice>
}
