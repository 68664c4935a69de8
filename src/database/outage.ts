import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'

/** PostgreSQL usually restarts within a second or two. */
const RETRY_AFTER_SECONDS = 2

/**
 * SQLSTATE classes about the server or the connection rather than the statement: connection exception,
 * invalid authorization, invalid catalog name, insufficient resources (too many connections, disk full),
 * operator intervention (shutdown, starting up), system error.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SERVER_STATES = /^(?:08|28|3D|53|57|58)[0-9A-Z]{3}$/

const SOCKET_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'])

/** Errors that pg and pg-pool throw without a code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

/** Whether an error means only that the database could not be reached or did not answer. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  // Already translated, or a failed fetch: another server is down, not our database.
  if (error instanceof AppError) return error.code === 'database_unavailable'
  if (error instanceof TypeError) return false
  const { message = '', code = '', syscall = '', cause } = error as NodeJS.ErrnoException
  if (DRIVER_MESSAGES.test(message)) return true
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true
  if (SOCKET_ERRORS.has(code) || SERVER_STATES.test(code)) return true
  // A host name with several addresses fails with one error per address.
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(cause)
}

export function databaseUnavailable(cause?: unknown): AppError {
  return new AppError('database_unavailable', refusalMessages.databaseUnavailable, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
}
