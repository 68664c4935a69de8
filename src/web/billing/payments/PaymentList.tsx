import { Link } from 'react-router'
import type { Payment } from '#contract/billing.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { withQuery } from '#web/own-path.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { periodOf, planName, statusOf } from './payment-text.ts'
import { usePayments } from './use-payments.ts'

const texts = messages.billing.payments

/** Every payment with its status and receipt. Nothing for a person who has never paid. */
export function PaymentList() {
  const { data, error, isFetching, refetch } = usePayments()
  if (!data && !error) return null
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="payments-heading" className="mt-14 max-w-xl">
      <h2 id="payments-heading" className="font-serif text-2xl tracking-heading">
        {texts.title}
      </h2>
      {data ? (
        <ul className="mt-4 border-t border-line">
          {data.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      ) : (
        <div className="mt-4 flex flex-col items-start gap-4">
          <Notice>{errorMessage(error, texts.notLoaded)}</Notice>
          <Button look="outline" disabled={isFetching} onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, at, status } = payment
  const dateOf = useDateOf()
  const period = periodOf(payment, dateOf)
  const isRefund = status === 'refunded' || status === 'partly_refunded'
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3.5">
      <span className="font-medium tabular-nums">{dateOf(at)}</span>
      <span
        className={`text-right font-medium tabular-nums ${status === 'refunded' ? 'line-through' : ''}`}
      >
        {amountOf(payment)}
      </span>
      <span className="text-sm text-pretty text-muted">
        {planName(payment)}
        {status !== 'unpaid' && period && `, ${period}`}
      </span>
      <span
        className={`text-right text-sm ${status === 'unpaid' ? 'font-semibold text-danger' : isRefund ? 'text-ink' : 'text-success'}`}
      >
        {statusOf(payment)}
      </span>
      {status !== 'unpaid' && (
        <Link
          className="text-link -my-1 w-fit py-2 text-sm"
          to={withQuery('/receipt', { id })}
          aria-label={texts.receipt.linkOf.replace('{date}', dateOf(at))}
        >
          {texts.receipt.link}
        </Link>
      )}
    </li>
  )
}
