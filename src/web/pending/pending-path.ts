import { pendingNatal } from '#web/pending/pending-natal.ts'
import { pendingSynastry } from '#web/pending/pending-synastry.ts'

/** The page whose birth details wait in this browser, if any. */
export function pendingReadingPath(): string | undefined {
  if (pendingNatal()) return '/readings'
  return pendingSynastry() ? '/readings?type=synastry' : undefined
}
