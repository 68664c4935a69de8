import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/subscription-success')

export default function SubscriptionSuccessPage() {
  return (
    <LaterPage heading="Subscription">
      Subscriptions are not open yet, so there is nothing to confirm here.
    </LaterPage>
  )
}
