import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx'

/** Shows its form only once it is known that nobody is signed in. */
export function AuthPage({ children, ...layout }: AuthLayoutProps) {
  const { identity, isLoading } = useIdentity()
  return <AuthLayout {...layout}>{isLoading || identity ? <FormSkeleton /> : children}</AuthLayout>
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
