import type { SubscriptionRecord, SubscriptionStatus } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription } from '#web/session/subscription.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PlanCards } from '../PlanCards.tsx'
import { PaymentList } from '../payments/PaymentList.tsx'
import { SubscriptionDetails } from './SubscriptionDetails.tsx'

const { checkout, gate, subscription: texts } = messages.billing

export const meta = () => [...pageMeta('/subscription'), { name: 'robots', content: 'noindex' }]

export default function SubscriptionPage() {
  const { identity, isLoading, loadError } = useIdentity()
  // The subscription changes over time, without any action on this page.
  const { data, error, isFetching, refetch } = useSubscription({ refetchOnMount: 'always' })
  if (isLoading) return <PageSkeleton />
  if (loadError) return <IdentityUnavailable heading={texts.title} />
  if (!identity || data === null) return <LogInFirst />
  if (error && !data)
    return (
      <div className="page-column">
        <PageHeading>{texts.title}</PageHeading>
        <div className="mt-6 flex flex-col items-start gap-4">
          <Notice>{errorMessage(error, texts.loadFailed)}</Notice>
          <Button look="outline" disabled={isFetching} onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      </div>
    )
  if (!data) return <PageSkeleton />
  if (!hasStarted(data)) return <None record={data} />
  return (
    <div className="page-column">
      <PageHeading>{texts.title}</PageHeading>
      <SubscriptionDetails record={data} status={data.status} />
      <PaymentList />
    </div>
  )
}

const NEVER_STARTED: (SubscriptionStatus | null)[] = [null, 'incomplete', 'incomplete_expired']

const hasStarted = (record: SubscriptionRecord): record is Started =>
  !NEVER_STARTED.includes(record.status)

type Started = SubscriptionRecord & { status: SubscriptionStatus }

/** The Subscribe button of the header leads here, also for a visitor. */
function LogInFirst() {
  return (
    <>
      <div className="page-column max-w-[64rem] !pb-10">
        <PageHeading>{texts.loginTitle}</PageHeading>
        <p className="mt-4 max-w-prose font-serif text-lg text-muted">{texts.loginText}</p>
        <ButtonLink to="/login?redirect=/subscription" className="mt-8">
          Log In
        </ButtonLink>
      </div>
      <PlanCards trialWasUsed={false} />
    </>
  )
}

/** Opening the payment page creates a subscription at the provider; without a confirmed card it is none. */
function None({ record: { plan: seen, trialAvailable } }: { record: SubscriptionRecord }) {
  const plan = seen ?? 'monthly'
  return (
    <>
      <div className="page-column max-w-[64rem] !pb-10">
        <PageHeading>{texts.title}</PageHeading>
        <p className="mt-4 max-w-prose font-serif text-lg text-muted">
          {seen && `${texts.lookedAt.replace('{plan}', seen)} `}
          {texts.none}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink to={`/subscribe?plan=${plan}`} size="large">
            {trialAvailable ? gate.start : checkout.payNow[plan]}
          </ButtonLink>
          <ButtonLink to="#pricing" look="outline" size="large">
            {texts.viewPlans}
          </ButtonLink>
        </div>
        {trialAvailable && (
          <FirstCharge plan={plan} className="mt-4 text-sm text-pretty text-muted" />
        )}
        <PaymentList />
      </div>
      <PlanCards trialWasUsed={!trialAvailable} />
    </>
  )
}
