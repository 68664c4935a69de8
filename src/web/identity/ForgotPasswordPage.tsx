import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <LaterPage heading="Reset your password">
      Resetting a password by email is not possible yet.
    </LaterPage>
  )
}
