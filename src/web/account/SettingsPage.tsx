import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/settings')

export default function SettingsPage() {
  return (
    <LaterPage heading="Settings">
      Changing your email or password and deleting your account will be possible here; this page is
      not ready yet.
    </LaterPage>
  )
}
