import { Navigate, useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { planNamed } from '../plan.ts'
import { type CheckoutFailure, useHostedCheckout } from './use-hosted-checkout.ts'

const { heading, redirecting, onward } = messages.billing.checkout

export const meta = () => [...pageMeta('/checkout'), { name: 'robots', content: 'noindex' }]

/** Redirects to the provider's hosted checkout; the default plan is monthly. */
export default function CheckoutPage() {
  const [query] = useSearchParams()
  const { identity, isSettled, loadError } = useIdentity()
  const plan = query.has('plan') ? planNamed(query.get('plan')) : 'monthly'
  const redirectUrl = ownPath(query.get('redirect'), '') || undefined
  const failure = useHostedCheckout(identity && plan ? { plan, redirectUrl } : undefined)

  if (!plan) return <Navigate to="/" replace />
  if (loadError) return <IdentityUnavailable heading={heading} />
  if (isSettled && !identity)
    return <Navigate to={withQuery('/signup', { plan, redirect: redirectUrl })} replace />
  return (
    <div className="page-column min-h-[70vh] max-w-xl">
      <PageHeading size="small">{heading}</PageHeading>
      {failure === undefined ? (
        <div role="status" className="mt-4">
          <p className="font-serif text-lg text-muted">{redirecting}</p>
          <Skeleton className="mt-8 h-12 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
        </div>
      ) : (
        <Onward failure={failure} />
      )}
    </div>
  )
}

/** What the toast does not say: that nothing was started here, and where the page leads in two seconds. */
function Onward({ failure }: { failure: CheckoutFailure }) {
  const { text, link, to } = onward[failure]
  return (
    <div className="mt-4 flex flex-col items-start gap-6">
      <p className="font-serif text-lg text-muted">{text}</p>
      <ButtonLink look="outline" to={to} replace>
        {link}
      </ButtonLink>
    </div>
  )
}
