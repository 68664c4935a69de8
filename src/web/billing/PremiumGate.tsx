import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { messages } from '#contract/messages.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { withQuery } from '#web/own-path.ts'
import { pendingReadingPath } from '#web/pending/pending-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription } from '#web/session/subscription.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { UpdateCardButton } from './card/UpdateCardButton.tsx'

const { gate, pastDue, checkout } = messages.billing
const { annual, cancel } = messages.plans

interface Props {
  /** 2 if the page already has a heading. */
  level?: 1 | 2
}

/**
 * Replaces a paid feature for a person without access. Checkout leads back to it, or to the reading whose birth
 * details wait in this browser.
 */
export function PremiumGate({ level = 1 }: Props) {
  const checkoutPath = useCheckoutPath()
  const { data } = useRefreshedSubscription()
  const isPastDue = data?.status === 'past_due'
  const { title, text } = isPastDue ? pastDue : gate
  return (
    <section className="max-w-[44rem] rounded-card border border-control bg-surface px-6 py-8 sm:px-10 sm:py-10">
      <PageHeading size="small" level={level}>
        {title}
      </PageHeading>
      <p className="mt-4 max-w-[34rem] font-serif text-lg text-pretty text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        {isPastDue ? (
          <UpdateCardButton look="primary" size="large" />
        ) : (
          <ButtonLink to={checkoutPath('monthly')} size="large">
            {data?.trialAvailable === false ? checkout.payNow.monthly : gate.start}
          </ButtonLink>
        )}
        <ButtonLink to="/" look="outline" size="large">
          {gate.home}
        </ButtonLink>
      </div>
      {!isPastDue && (
        <div className="mt-6 text-sm text-pretty text-muted">
          {data?.trialAvailable === false ? (
            <p>{cancel}</p>
          ) : (
            <FirstCharge plan="monthly" className="" />
          )}
          <p>
            Or take the{' '}
            <Link className="text-link" to={checkoutPath('annual')}>
              annual plan
            </Link>
            : {annual.price} {annual.period}, {annual.billed}.
          </p>
        </div>
      )}
    </section>
  )
}

/** A page that was open when a charge failed still has an active subscription cached: fetched again, once. */
function useRefreshedSubscription() {
  const subscription = useSubscription()
  const { data, refetch } = subscription
  const hasAsked = useRef(false)
  const isOutdated = data?.hasAccess === true
  useEffect(() => {
    if (!isOutdated || hasAsked.current) return
    hasAsked.current = true
    void refetch()
  }, [isOutdated, refetch])
  return subscription
}

function useCheckoutPath() {
  const { identity } = useIdentity()
  const { pathname, search } = useLocation()
  const redirect = pendingReadingPath() ?? pathname + search
  return (plan: 'monthly' | 'annual') =>
    withQuery(identity ? '/checkout' : '/signup', { plan, redirect })
}
