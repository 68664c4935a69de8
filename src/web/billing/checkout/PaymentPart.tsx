import { Link, useNavigate } from 'react-router'
import type { PaymentFormSettings, Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { withQuery } from '#web/own-path.ts'
import { CardForm } from '../card/CardForm.tsx'
import { priceOf } from '../charge-text.ts'
import type { OpenPayment } from './open-payment.ts'
import { PlanPrice, Terms } from './plan-terms.tsx'
import { usePayment, usePaymentForm, useTrialCheck } from './use-payment.ts'

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
  const settings = usePaymentForm()
  return (
    <div className="page-column min-h-[70vh] max-w-lg">
      <PlanPrice plan={plan}>
        <PageHeading className="mt-3">{priceOf[plan]}</PageHeading>
      </PlanPrice>
      {payment?.trialRefused && (
        <p role="alert" className="mt-6 rounded-field bg-highlight px-4 py-3 text-pretty">
          {checkout.trialRefused[payment.trialRefused][plan]} {checkout.nothingYet}
        </p>
      )}
      <Terms plan={plan} payment={payment} />
      {settings ? (
        <Card plan={plan} redirect={redirect} payment={payment} settings={settings} />
      ) : (
        <div className="min-h-dvh" />
      )}
      <OtherPlan plan={plan} redirect={redirect} />
    </div>
  )
}

interface CardProps extends Props {
  payment: OpenPayment | undefined
  settings: PaymentFormSettings
}

/** The card can be typed while the payment is opened, and stays when another plan is chosen. */
function Card({ plan, redirect, payment, settings }: CardProps) {
  const navigate = useNavigate()
  const trialBegins = useTrialCheck()
  const { intentType = 'setup', clientSecret } = payment ?? {}
  const returnPath = withQuery('/subscription-success', { redirect })
  const isTrial = intentType === 'setup'

  async function arrive() {
    if (isTrial && !(await trialBegins())) return
    await navigate(returnPath, { replace: true, state: { intentType } })
  }

  return (
    <CardForm
      settings={settings}
      clientSecret={clientSecret}
      intentType={intentType}
      returnPath={returnPath}
      action={payment && (isTrial ? checkout.startTrial : checkout.payNow)[plan]}
      onConfirmed={arrive}
    >
      <p className="mt-3 text-center text-sm text-balance text-muted">
        {isTrial ? checkout.notCharged : plans.cancel}
      </p>
    </CardForm>
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
