import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/about')

export default function AboutPage() {
  return <LaterPage heading="AboutPage">Being written.</LaterPage>
}
