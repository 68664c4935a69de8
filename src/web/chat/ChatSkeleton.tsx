import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The placeholder until the conversation is loaded. */
export function ChatSkeleton() {
  return (
    <PageSkeleton className="opens-at-end page-column !pt-6">
      <Skeleton className="h-11 w-2/5 max-w-60" />
      <Skeleton className="mt-3 h-5 w-1/3 max-w-44" />
      <Skeleton className="mt-12 ml-auto h-12 w-3/5" />
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={line} className={`mt-4 h-6 ${width}`} />
      ))}
    </PageSkeleton>
  )
}
