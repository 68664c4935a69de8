import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The placeholder of a card form. */
export function FieldsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-18 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </div>
  )
}
