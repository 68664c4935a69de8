import { ServerWritten, Skeleton } from '#web/ui/Skeleton.tsx'

/** The shape of the page until its code and its reader are known. */
export function HomeSkeleton({ className = '' }: { className?: string }) {
  return (
    <div role="status" className={`min-h-[calc(100dvh-4.1rem)] lg:min-h-[32rem] ${className}`}>
      <span className="sr-only">Loading…</span>
      <div className="page-wide !pt-0">
        {/* The room of the sky, and of the date with the Moon. */}
        <div className="h-36 max-w-[40rem] md:aspect-[24/5] md:h-auto md:max-lg:max-w-none" />
        <div className="h-11 sm:h-[1.375rem]">
          <Skeleton className="h-5 w-2/5 max-w-60" />
        </div>
        <ServerWritten slot="thought" className="max-w-[40rem]" />
        <div className="unless-written">
          <ThoughtSkeleton />
        </div>
      </div>
    </div>
  )
}

/** The shape of the day's first thought. */
export function ThoughtSkeleton() {
  return (
    <div className="thought-loading mt-3 max-w-[40rem]">
      <Skeleton className="h-7 w-full" />
      <Skeleton className="mt-2 h-7 w-11/12" />
      <Skeleton className="mt-2 h-7 w-full" />
      <Skeleton className="mt-2 h-7 w-3/5" />
    </div>
  )
}
