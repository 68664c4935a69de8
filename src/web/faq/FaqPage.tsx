import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/faq')

export default function FaqPage() {
  return <LaterPage heading="FaqPage">Being written.</LaterPage>
}
