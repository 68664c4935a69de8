import { SECOND } from '#durations.ts'
import { ApiError } from './api-error.ts'

const FIRST_DELAY = 5 * SECOND
const LONGEST_DELAY = 60 * SECOND

interface Query {
  state: { error: unknown; errorUpdateCount: number }
}

/**
 * The `refetchInterval` of what every page shows: a call that failed for no fault of its own is repeated until it
 * succeeds, since nobody reloads a page for the sake of its header.
 */
export function repeatFailed({ state: { error, errorUpdateCount } }: Query): number | false {
  if (!error || isRefusal(error)) return false
  return Math.min(FIRST_DELAY * 2 ** (errorUpdateCount - 1), LONGEST_DELAY)
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
