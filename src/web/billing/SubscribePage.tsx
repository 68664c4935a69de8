import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/subscribe')

export default function SubscribePage() {
  return (
    <LaterPage heading="Subscribe">
      Subscriptions cannot be bought yet, and nothing has been charged.
    </LaterPage>
  )
}
