import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/privacy')

export default function PrivacyPage() {
  return <LaterPage heading="PrivacyPage">Being written.</LaterPage>
}
