import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { EmptyWheel } from './EmptyWheel.tsx'

/** For a reading requested before this page was opened, or whose call timed out. */
export function StillGenerating({ startedAt }: { startedAt: number }) {
  const hasGivenUp = Date.now() - startedAt >= timings.requestTimeout
  return (
    <div className="mx-auto max-w-md py-4 text-center">
      <EmptyWheel className="draws-itself" />
      <PageHeading size="small" className="mt-6">
        Your reading is being made
      </PageHeading>
      <p role="status" className="mt-2 font-serif text-lg text-muted">
        {hasGivenUp
          ? messages.readings.stillGenerating
          : 'It was requested a moment ago and will appear here as soon as it is written.'}
      </p>
      {hasGivenUp && (
        <p className="mt-4">
          <Link className="text-link" to="/readings?type=saved" preventScrollReset>
            My Readings
          </Link>
        </p>
      )}
    </div>
  )
}
