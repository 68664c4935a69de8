import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const cells = Array.from({ length: 42 }, (_, cell) => cell)

/** The placeholder until access is known. */
export function CalendarSkeleton() {
  return (
    <PageSkeleton className="page-wide !pt-6 md:!pt-10">
      <Skeleton className="h-11 w-3/5 max-w-sm" />
      <div className="mt-8 grid max-w-[40rem] grid-cols-7 gap-1">
        {cells.map((cell) => (
          <Skeleton key={cell} className="h-13 sm:h-18" />
        ))}
      </div>
    </PageSkeleton>
  )
}
