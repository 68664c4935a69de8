import { DAY } from '#durations.ts'
import type { AskedDatabase } from './ask-database.ts'
import { type Finding, off, ok, warning } from './finding.ts'

/** Two nights. */
const LATE_MS = 2 * DAY

/** Whether what is kept for a limited time is deleted. @param asked the answer of `askDatabase`, which may fail */
export async function checkRetention(asked: Promise<AskedDatabase>): Promise<Finding> {
  const answer = await asked.catch(() => undefined)
  if (answer?.kind !== 'answered') return off('The database did not say; see above.')
  const { retentionRanAt, now } = answer.facts
  if (!retentionRanAt)
    return off(
      'Nothing was deleted for its age yet: the server does it after 03:00 UTC, and within an hour after its first start.',
    )
  const ageMs = Date.parse(now) - Date.parse(retentionRanAt)
  return ageMs > LATE_MS
    ? warning(
        `Old data was last deleted at ${retentionRanAt}: keep a server running for an hour, then look for "could not be deleted" in its log.`,
      )
    : ok(`Old data was last deleted at ${retentionRanAt}.`)
}
