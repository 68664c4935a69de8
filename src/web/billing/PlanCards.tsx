import { messages } from '#contract/messages.ts'
import { useVisitor } from '#web/layout/visitor.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

const { monthly, annual, includes, trial, cancel } = messages.plans
const { checkout, changePlan, subscription: subscriptionPage } = messages.billing

/** Both plans, and what they include. */
export function PlanCards({ trialWasUsed }: { trialWasUsed: boolean }) {
  return (
    <section
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-heading"
      className="border-t border-line outline-none"
    >
      <div className="mx-auto w-full max-w-[64rem] px-5 py-16 md:px-8 lg:py-24">
        <h2 id="pricing-heading" className="font-serif text-3xl tracking-heading text-balance">
          {trialWasUsed ? 'Monthly or annual' : 'One month free, then monthly or annual'}
        </h2>
        <p className="mt-4 max-w-[36rem] font-serif text-lg text-muted">
          {trialWasUsed
            ? 'Either plan includes everything.'
            : `The ${trial} includes everything. You pay nothing before it ends.`}{' '}
          {cancel}
        </p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <PlanCard
            plan="monthly"
            trialWasUsed={trialWasUsed}
            name={monthly.name}
            price={monthly.price}
            period={monthly.period}
          >
            <p className="min-h-6 text-sm text-muted">billed each month</p>
          </PlanCard>
          <PlanCard
            plan="annual"
            trialWasUsed={trialWasUsed}
            name={annual.name}
            price={annual.price}
            period={annual.period}
          >
            <p className="flex min-h-6 flex-wrap gap-x-3 text-sm">
              <span className="text-muted">{annual.billed}</span>
              <span className="font-semibold text-success">{annual.share}</span>
              <span className="font-semibold text-success">{annual.amount}</span>
            </p>
          </PlanCard>
        </div>
      </div>
    </section>
  )
}

interface Props {
  plan: 'monthly' | 'annual'
  trialWasUsed: boolean
  name: string
  price: string
  period: string
  children: React.ReactNode
}

function PlanCard({ plan, trialWasUsed, name, price, period, children }: Props) {
  const { data: subscription } = useSubscription()
  const isOwn = subscription?.hasAccess && subscription.plan === plan
  return (
    <div className="flex flex-col rounded-card border border-control bg-surface p-6 md:p-8">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{name}</h3>
        {isOwn && <p className="text-sm font-semibold text-gold">Your plan</p>}
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-serif text-4xl tracking-heading tabular-nums">{price}</span>
        <span className="text-muted">{period}</span>
      </p>
      <div className="mt-2">{children}</div>
      <ul className="mt-6 mb-8 flex-1 divide-y divide-line border-y border-line">
        {includes.map((feature) => (
          <li key={feature} className="py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} trialWasUsed={trialWasUsed} />
    </div>
  )
}

function PlanButton({ plan, trialWasUsed }: Pick<Props, 'plan' | 'trialWasUsed'>) {
  const { isSignedIn } = useVisitor()
  const { data: subscription } = useSubscription()
  if (subscription?.hasAccess)
    return (
      <ButtonLink to="/subscription" look="outline" size="large">
        {(subscription.plan ?? plan) === plan ? subscriptionPage.title : changePlan.change[plan]}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={isSignedIn ? `/subscribe?plan=${plan}` : `/signup?plan=${plan}`}
      look={plan === 'annual' ? 'primary' : 'outline'}
      size="large"
    >
      {trialWasUsed ? checkout.payNow[plan] : 'Start Free Trial'}
    </ButtonLink>
  )
}
