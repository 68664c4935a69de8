import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/debug-auth')

export default function DebugAuthPage() {
  return (
    <LaterPage heading="Sign-in check">
      There is nothing to check here yet: signing in through another provider is not open.
    </LaterPage>
  )
}
