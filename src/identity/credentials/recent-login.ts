import { DAY, MINUTE } from '#durations.ts'
import { AppError } from '#errors.ts'

/** How long ago somebody may have signed in who changes what they sign in with. */
const RECENT_MS = 15 * MINUTE
/** Leaving is for good, but must not be made hard: a day is enough. */
const RECENT_FOR_DELETION_MS = DAY

/** @throws AppError `requires_recent_login` */
export function requireRecentLogin(signedInAt: Date, sentence: string) {
  refuseOlderThan(RECENT_MS, signedInAt, sentence)
}

/** @throws AppError `requires_recent_login` */
export function requireLoginWithinDay(signedInAt: Date, sentence: string) {
  refuseOlderThan(RECENT_FOR_DELETION_MS, signedInAt, sentence)
}

function refuseOlderThan(limitMs: number, signedInAt: Date, sentence: string) {
  const ageMs = Date.now() - signedInAt.getTime()
  if (!(ageMs < limitMs)) throw new AppError('requires_recent_login', sentence)
}
