import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/login')

export default function LoginPage() {
  return <LaterPage heading="LoginPage">Being written.</LaterPage>
}
