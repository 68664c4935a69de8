import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/contact')

export default function ContactPage() {
  return <LaterPage heading="ContactPage">Being written.</LaterPage>
}
