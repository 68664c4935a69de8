import { Link } from 'react-router'
import { AuthLayout, type AuthLayoutProps } from '../form/AuthLayout.tsx'

/** Unlike AuthPage, it is open to a signed-in person too. */
export function ResetLayout({ children, ...layout }: AuthLayoutProps) {
  return (
    <AuthLayout {...layout}>
      {children}
      <Link className="text-link mt-6 inline-flex min-h-11 items-center text-sm" to="/login">
        Back to sign in
      </Link>
    </AuthLayout>
  )
}
