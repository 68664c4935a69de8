import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useIdentity } from '../session/IdentityProvider.tsx'
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx'

/** Lets someone in. Nobody who is in already sees the form flash by. */
export function AuthPage({ children, ...frame }: AuthLayoutProps) {
  const { identity, isLoading } = useIdentity()
  return <AuthLayout {...frame}>{isLoading || identity ? <FormSkeleton /> : children}</AuthLayout>
}

function FormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
