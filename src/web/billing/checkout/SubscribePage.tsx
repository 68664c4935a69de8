import { Navigate, useSearchParams } from 'react-router'
import type { Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { planNamed } from '../plan.ts'
import { PaymentPart } from './PaymentPart.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'

export const meta = () => [...pageMeta('/subscribe'), { name: 'robots', content: 'noindex' }]

/** The payment page. Needs a plan and a signed-in person. */
export default function SubscribePage() {
  const [query] = useSearchParams()
  const { identity, isSettled, loadError } = useIdentity()
  const isHydrated = useHydrated()
  const plan: Plan | undefined = planNamed(query.get('plan'))
  const redirect = ownPath(query.get('redirect'), '') || undefined

  if (!isHydrated) return <PaymentSkeleton />
  if (!plan) return <Leaving to="/" />
  if (loadError) return <IdentityUnavailable heading={messages.billing.checkout.heading} />
  if (!isSettled) return <PaymentSkeleton />
  if (!identity) return <Leaving to={withQuery('/signup', { plan, redirect })} />
  return <PaymentPart plan={plan} redirect={redirect} />
}

/** Without the skeleton, the footer would jump up while the next page loads. */
function Leaving({ to }: { to: string }) {
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace />
    </>
  )
}
