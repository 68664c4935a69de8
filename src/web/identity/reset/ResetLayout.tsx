import { Link } from 'react-router'
import { DoorFrame, type DoorProps } from '../form/AuthLayout.tsx'

/** The page around getting a new password; open to whoever is logged in as well. */
export function ResetFrame({ children, ...frame }: DoorProps) {
  return (
    <DoorFrame {...frame}>
      {children}
      <Link className="text-link mt-6 inline-flex min-h-11 items-center text-sm" to="/login">
        Back to sign in
      </Link>
    </DoorFrame>
  )
}
