import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/terms')

export default function TermsPage() {
  return <LaterPage heading="TermsPage">Being written.</LaterPage>
}
