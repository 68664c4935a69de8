import { DAY, MINUTE } from '#durations.ts'
import { AppError } from '#errors.ts'

/** For changes of the email address or the password. */
const RECENT_MS = 15 * MINUTE
/** Longer, because deleting an account must be easy. */
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
