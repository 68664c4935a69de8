import { useAccess } from '#web/billing/use-access.ts'
import { moonAheadDegrees, moonSign, phaseName } from '#web/drawings/moon.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { shortDayInWords } from '#web/universal-time.ts'
import { useNow } from '#web/use-now.ts'
import { useToday } from '#web/use-today.ts'
import { HomeRows } from './HomeRows.tsx'
import { MoonSky } from './MoonSky.tsx'
import { Today } from './Today.tsx'
import { useRecentReadings } from './use-recent-readings.ts'

/** What a signed-in person opens first: today, and the way to everything of theirs. */
export default function Home() {
  const now = useNow()
  const { own } = useToday()
  const { state } = useAccess()
  const recent = useRecentReadings()
  const isEmpty = state === 'none' && recent?.length === 0
  return (
    <section
      aria-label="Today"
      className={`page-wide ${state === 'none' ? '' : 'min-h-[calc(100dvh-4.1rem)] lg:min-h-[32rem]'} border-b border-line !py-0 ${isEmpty ? '' : 'lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-x-16'}`}
    >
      <div className={isEmpty ? 'pb-12' : 'lg:pb-12'}>
        <div className="-mx-5 md:mx-0">
          <MoonSky at={now} />
        </div>
        <div className="text-sm sm:flex sm:items-baseline sm:justify-between sm:gap-x-4">
          <PageHeading size="eyebrow">{shortDayInWords(own)}</PageHeading>
          <p className="text-muted">
            {phaseName(moonAheadDegrees(now))}, Moon in {moonSign(now)}
          </p>
        </div>
        <Today />
      </div>
      {!isEmpty && (
        <div className="pb-12 lg:self-center lg:py-12">
          <HomeRows />
        </div>
      )}
    </section>
  )
}
