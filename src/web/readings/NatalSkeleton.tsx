import { messages } from '#contract/messages.ts'
import { PendingHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The placeholder of the natal tab, in the shape of the person's portrait if the document knows of one. */
export function NatalSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <PageSkeleton className="unless-has-portrait max-w-[40rem]" />
      <PageSkeleton className="only-if-has-portrait flow-root">
        {/* The room of the button above the portrait. */}
        <div className="-mt-4 mb-4 h-11 md:-mt-6" />
        <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0">
          <div className="max-lg:-mb-4">
            <div className="eyebrow">
              {/* A phone shows the place of birth on a second line. */}
              <Skeleton className="h-[1lh] w-4/5 max-w-80 max-sm:h-[2lh]" />
            </div>
            <PendingHeading className="mt-3 lg:mb-6">{messages.readings.portrait}</PendingHeading>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="mx-auto aspect-square max-w-[30rem] p-[8.5%] max-sm:-mx-3">
              <Skeleton className="size-full !rounded-full border-2 border-line !bg-transparent" />
            </div>
          </div>
          <div className="lg:col-start-1">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-3 h-5 w-11/12" />
            <Skeleton className="mt-3 h-5 w-4/5" />
          </div>
        </div>
      </PageSkeleton>
    </div>
  )
}
