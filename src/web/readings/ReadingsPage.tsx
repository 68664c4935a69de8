import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/readings')

export default function ReadingsPage() {
  return <LaterPage heading="ReadingsPage">Being written.</LaterPage>
}
