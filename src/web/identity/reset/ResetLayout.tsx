import { Link } from 'react-router'
import { AuthLayout, type AuthLayoutProps } from '../form/AuthLayout.tsx'

/** The page around getting a new password; open to whoever is logged in as well. */
export function ResetLayout({ children, ...frame }: AuthLayoutProps) {
  return (
    <AuthLayout {...frame}>
      {children}
      <Link className="text-link mt-6 inline-flex min-h-11 items-center text-sm" to="/login">
        Back to sign in
      </Link>
    </AuthLayout>
  )
}
