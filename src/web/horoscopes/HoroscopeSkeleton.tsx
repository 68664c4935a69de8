import { messages } from '#contract/messages.ts'
import { PageLines, PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { ServerWritten } from '#web/ui/Skeleton.tsx'

/** The placeholder of the horoscopes: with the day's text in its place, if the document has it. */
export function HoroscopeSkeleton() {
  return (
    <PageSkeleton className="page-wide !pt-3 md:!pt-8">
      <p aria-hidden="true" className="eyebrow flex min-h-6 items-center md:min-h-[1.625rem]">
        {messages.horoscopes.title}
      </p>
      {/* The room of the tabs. */}
      <div className="mt-1 mb-4 h-[3.0625rem] border-b border-line md:mb-9" />
      <ServerWritten slot="horoscope" />
      <div className="unless-written max-w-[36rem]">
        <PageLines />
      </div>
    </PageSkeleton>
  )
}
