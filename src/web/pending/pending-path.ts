import { pendingNatal } from '#web/pending/pending-natal.ts'
import { pendingSynastry } from '#web/pending/pending-synastry.ts'

/** Where birth details wait to become a reading, if some do. */
export function pathOfPending(): string | undefined {
  if (pendingNatal()) return '/readings'
  return pendingSynastry() ? '/readings?type=synastry' : undefined
}
