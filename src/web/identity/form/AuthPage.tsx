import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { forgetTyped } from '#web/typed-fields.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.tsx'

/**
 * A visitor can type before the scripts are there. Somebody who was signed in on the last visit sees the form only
 * once it is known that nobody is.
 */
export function AuthPage({ children, ...layout }: AuthLayoutProps) {
  const { identity, isLoading } = useIdentity()
  const isSignedIn = identity !== undefined
  useEffect(() => {
    if (isSignedIn) forgetTyped('email')
  }, [isSignedIn])
  return (
    <AuthLayout {...layout}>
      {identity ? (
        <FormSkeleton />
      ) : (
        <>
          {isLoading && <FormSkeleton className="only-if-was-signed-in" />}
          <div className={isLoading ? 'unless-was-signed-in' : ''}>
            <p className="mb-6 hidden noscript:block">{messages.identity.needsScripts}</p>
            {children}
          </div>
        </>
      )}
    </AuthLayout>
  )
}

export function FormSkeleton({ className = '' }: { className?: string }) {
  return (
    <div role="status" className={`flex flex-col gap-6 ${className}`}>
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
