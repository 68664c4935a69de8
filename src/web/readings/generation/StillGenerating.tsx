import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { GenerationFrame } from './GenerationFrame.tsx'

/** For a reading requested before this page was opened, or whose call timed out. */
export function StillGenerating({ startedAt }: { startedAt: number }) {
  const hasGivenUp = Date.now() - startedAt >= timings.requestTimeout
  return (
    <GenerationFrame
      status={
        hasGivenUp
          ? messages.readings.stillGenerating
          : 'It was requested a moment ago and will appear here as soon as it is written.'
      }
    >
      {hasGivenUp && (
        <p className="mt-4">
          <Link className="text-link" to="/readings?type=saved" preventScrollReset>
            My Readings
          </Link>
        </p>
      )}
    </GenerationFrame>
  )
}
