import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/signup')

export default function SignupPage() {
  return <LaterPage heading="SignupPage">Being written.</LaterPage>
}
