import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The placeholder of a page that is loading. */
export function PageSkeleton({ className = 'page-column' }) {
  return (
    <div className={`min-h-dvh noscript:[&_[aria-hidden]]:hidden ${className}`} role="status">
      <p className="hidden font-serif text-lg noscript:block">
        This page is made in your browser and needs JavaScript, which is switched off.
      </p>
      <span className="sr-only noscript:hidden">Loading…</span>
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="mt-6 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </div>
  )
}
