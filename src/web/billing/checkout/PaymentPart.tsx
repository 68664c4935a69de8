import type { ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { withQuery } from '#web/own-path.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardForm } from '../card/CardForm.tsx'
import { FieldsSkeleton } from '../card/FieldsSkeleton.tsx'
import { amountOf, chargeOf, dateOf, priceOf } from '../charge-text.ts'
import type { OpenPayment } from './open-payment.ts'
import { usePayment, usePaymentFormKind, useTrialCheck } from './use-payment.ts'

const { checkout } = messages.billing
const { plans } = messages

interface Props {
  plan: Plan
  /** The page after the welcome. */
  redirect: string | undefined
}

/** The plan, its price, the date of the first charge, how to cancel, and the card form. Nothing else. */
export function PaymentPart({ plan, redirect }: Props) {
  const payment = usePayment(plan)
  const { kind, isPending } = usePaymentFormKind()
  return (
    <div className="page-column min-h-[70vh] max-w-lg">
      <p className="eyebrow">{plans[plan].name} plan</p>
      <PageHeading className="mt-3">{priceOf[plan]}</PageHeading>
      {plan === 'annual' && (
        <p className="mt-3 text-pretty text-muted">
          That is {plans.annual.price} {plans.annual.period}. Against the monthly plan you save{' '}
          {checkout.annualSaving}.
        </p>
      )}
      {payment ? (
        <Payment plan={plan} redirect={redirect} payment={payment} />
      ) : isPending ? (
        <div className="min-h-dvh" />
      ) : (
        <PaymentSkeleton kind={kind} />
      )}
      <OtherPlan plan={plan} redirect={redirect} />
    </div>
  )
}

function Payment({ plan, redirect, payment }: Props & { payment: OpenPayment }) {
  const navigate = useNavigate()
  const trialBegins = useTrialCheck()
  const { intentType, clientSecret, settings, trialRefused } = payment
  const returnPath = withQuery('/subscription-success', { redirect })
  const isTrial = intentType === 'setup'

  async function arrive() {
    if (isTrial && !(await trialBegins())) return
    await navigate(returnPath, { replace: true, state: { intentType } })
  }

  return (
    <>
      {trialRefused && (
        <p role="alert" className="mt-6 rounded-field bg-highlight px-4 py-3 text-pretty">
          {checkout.trialRefused[trialRefused][plan]} {checkout.nothingYet}
        </p>
      )}
      <Terms plan={plan} payment={payment} />
      <CardForm
        key={clientSecret}
        settings={settings}
        clientSecret={clientSecret}
        intentType={intentType}
        returnPath={returnPath}
        action={isTrial ? checkout.startTrial[plan] : checkout.payNow[plan]}
        onConfirmed={arrive}
      >
        <p className="mt-3 text-center text-sm text-balance text-muted">
          {isTrial ? checkout.notCharged : plans.cancel}
        </p>
      </CardForm>
    </>
  )
}

function Terms({ plan, payment }: { plan: Plan; payment: OpenPayment }) {
  const { intentType, firstCharge, trialRefused } = payment
  const isTrial = intentType === 'setup'
  const amount = firstCharge ? amountOf(firstCharge) : chargeOf[plan]
  return (
    <dl className="my-6 divide-y divide-line border-y border-line">
      <Term name="Today">
        {isTrial ? `$0.00, ${checkout.trial}` : `${amount}, the first charge`}
      </Term>
      {isTrial ? (
        <Term name="First charge">
          {amount} {firstCharge ? `on ${dateOf(firstCharge.at)}` : checkout.afterTrial}
        </Term>
      ) : (
        !trialRefused && <Term name="Free trial">{checkout.noTrialLeft}</Term>
      )}
      <Term name="To cancel">{checkout.howToCancel}</Term>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="text-pretty tabular-nums">{children}</dd>
    </div>
  )
}

/** One line, or two. */
const termHeights = { today: 'h-6.5', firstCharge: 'h-6.5', toCancel: 'h-13' }

/** As tall as what follows. */
function PaymentSkeleton({ kind }: ComponentProps<typeof FieldsSkeleton>) {
  return (
    <>
      <div aria-hidden="true" className="my-6 divide-y divide-line border-y border-line">
        {Object.entries(termHeights).map(([name, height]) => (
          <div key={name} className="py-2.5">
            <Skeleton className={`${height} w-4/5`} />
          </div>
        ))}
      </div>
      <FieldsSkeleton kind={kind} />
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mx-auto mt-3 h-5 w-1/2" />
    </>
  )
}

function OtherPlan({ plan, redirect }: Props) {
  const other = plan === 'monthly' ? 'annual' : 'monthly'
  return (
    <p className="mt-10 text-sm text-muted">
      Or take the{' '}
      <Link className="text-link" replace to={withQuery('/subscribe', { plan: other, redirect })}>
        {other} plan, {priceOf[other]}
      </Link>
      .
    </p>
  )
}
