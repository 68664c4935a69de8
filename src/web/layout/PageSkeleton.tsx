import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The shape of a page while it is on its way. */
export function PageSkeleton() {
  return (
    <div className="page-column min-h-dvh" role="status">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="mt-6 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </div>
  )
}
