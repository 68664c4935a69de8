import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/dating')

export default function DatingPage() {
  return <LaterPage heading="DatingPage">Being written.</LaterPage>
}
