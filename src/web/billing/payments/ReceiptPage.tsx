import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Payment } from '#contract/billing.ts'
import { cardName } from '#contract/card-names.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { periodOf, planName } from './payment-text.ts'
import { usePayments } from './use-payments.ts'

const { receipt: texts, notLoaded, tryAgain } = messages.billing.payments

export const meta = () => [...pageMeta('/receipt'), { name: 'robots', content: 'noindex' }]

/** One payment, to keep or to print. */
export default function ReceiptPage() {
  const { identity, isLoading, loadError } = useIdentity()
  const { data, error, isFetching, refetch } = usePayments()
  const [query] = useSearchParams()
  if (isLoading) return <PageSkeleton />
  if (loadError) return <IdentityUnavailable heading={texts.title} />
  if (!identity || data === null)
    return (
      <Message heading={texts.title}>
        <LogInPrompt>{`${texts.logIn} ${texts.whose}`}</LogInPrompt>
      </Message>
    )
  if (error && !data)
    return (
      <Message heading={texts.title}>
        <Notice>{errorMessage(error, notLoaded)}</Notice>
        <Button look="outline" disabled={isFetching} onClick={() => refetch()}>
          {tryAgain}
        </Button>
      </Message>
    )
  if (!data) return <PageSkeleton />
  const payment = data.find(({ id, status }) => id === query.get('id') && status !== 'unpaid')
  if (payment) return <Receipt payment={payment} />
  return (
    <Message heading={texts.title}>
      <p className="max-w-prose font-serif text-lg text-muted">{texts.unknown}</p>
      <ButtonLink to="/subscription" look="outline">
        {texts.back}
      </ButtonLink>
    </Message>
  )
}

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-column">
      <PageHeading>{heading}</PageHeading>
      <div className="mt-6 flex flex-col items-start gap-4">{children}</div>
    </div>
  )
}

function Receipt({ payment }: { payment: Payment }) {
  const { data: user } = useCurrentUser()
  const dateOf = useDateOf()
  const { number, at, card, refundedCents } = payment
  const name = [user?.firstName, user?.email].filter(Boolean).join(', ')
  const period = periodOf(payment, dateOf)
  return (
    <div className="page-column">
      <p className="eyebrow">{PRODUCT_NAME}</p>
      <PageHeading className="mt-3">{texts.title}</PageHeading>
      <dl className="mt-8 max-w-xl border-t border-line">
        {number && <Line name={texts.number}>{number}</Line>}
        <Line name={texts.paidOn}>{dateOf(at)}</Line>
        {name && <Line name={texts.paidBy}>{name}</Line>}
        <Line name={texts.item}>{planName(payment)}</Line>
        {period && <Line name={texts.period}>{period}</Line>}
        {card && <Line name={texts.card}>{cardName(card)}</Line>}
        <Line name={texts.amount} isTotal>
          {amountOf(payment)}
        </Line>
        {refundedCents > 0 && (
          <Line name={texts.refunded}>{amountOf({ amountCents: refundedCents })}</Line>
        )}
      </dl>
      <p className="mt-4 max-w-xl text-sm text-muted">{texts.currency}</p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <ButtonLink to="/subscription" look="outline">
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  )
}

function Line({
  name,
  isTotal = false,
  children,
}: {
  name: string
  isTotal?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-3.5">
      <dt className="text-muted">{name}</dt>
      <dd
        className={`ml-auto text-right tabular-nums ${isTotal ? 'font-serif text-xl' : 'font-medium'}`}
      >
        {children}
      </dd>
    </div>
  )
}
