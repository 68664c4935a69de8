import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/subscription')

export default function SubscriptionPage() {
  return (
    <LaterPage heading="Your Subscription">
      Subscriptions are not open yet; when they are, you will see and cancel yours here.
    </LaterPage>
  )
}
