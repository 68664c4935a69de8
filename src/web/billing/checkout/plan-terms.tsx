import type { ReactNode } from 'react'
import type { Plan } from '#contract/billing.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages } from '#contract/messages.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { chargeOf } from '../charge-text.ts'
import type { OpenPayment } from './open-payment.ts'

const { checkout } = messages.billing
const { plans } = messages

/** The name of the plan, its price as the heading, and what the annual plan saves. */
export function PlanPrice({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <>
      <p className="eyebrow">{plans[plan].name} plan</p>
      {children}
      {plan === 'annual' && (
        <p className="mt-3 text-pretty text-muted">
          That is {plans.annual.price} {plans.annual.period}. Against the monthly plan you save{' '}
          {checkout.annualSaving}.
        </p>
      )}
    </>
  )
}

/** What is charged, when, and how to cancel. @param payment absent while it is opened */
export function Terms({ plan, payment }: { plan: Plan; payment: OpenPayment | undefined }) {
  return (
    <dl className="my-6 divide-y divide-line border-y border-line">
      {payment ? (
        <Charges plan={plan} payment={payment} />
      ) : (
        ['Today', 'First charge'].map((name) => (
          <Term key={name} name={name}>
            <Skeleton className="h-6.5 w-4/5" />
          </Term>
        ))
      )}
      <Term name="To cancel">{checkout.howToCancel}</Term>
    </dl>
  )
}

function Charges({ plan, payment }: { plan: Plan; payment: OpenPayment }) {
  const dateOf = useDateOf()
  const { intentType, firstCharge, trialRefused } = payment
  const amount = firstCharge ? amountOf(firstCharge) : chargeOf[plan]
  if (intentType === 'setup')
    return (
      <>
        <Term name="Today">$0.00, {checkout.trial}</Term>
        <Term name="First charge">
          {amount}{' '}
          {firstCharge ? (
            <>
              on <span className="whitespace-nowrap">{dateOf(firstCharge.at)}</span>
            </>
          ) : (
            checkout.afterTrial
          )}
        </Term>
      </>
    )
  return (
    <>
      <Term name="Today">{amount}, the first charge</Term>
      {!trialRefused && <Term name="Free trial">{checkout.noTrialLeft}</Term>}
    </>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-2 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-pretty tabular-nums">{children}</dd>
    </div>
  )
}
