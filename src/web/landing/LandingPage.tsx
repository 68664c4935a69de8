import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/')

export default function LandingPage() {
  return <LaterPage heading="LandingPage">Being written.</LaterPage>
}
