import { messages } from '#contract/messages.ts'
import { AppError } from './errors.ts'

/** PostgreSQL restarts within a second or two; a page that asks again by then mostly succeeds. */
const RETRY_AFTER_SECONDS = 2

/**
 * Classes of SQLSTATE that say something about the server or the connection, and nothing about the
 * statement: connection, login, database gone, resources (too many connections, a full disk), operator
 * intervention (shutdown, starting up), I/O.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SERVER_STATES = /^(?:08|28|3D|53|57|58)[0-9A-Z]{3}$/

const SOCKET_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'])

/** What pg and pg-pool throw without a code. */
const DRIVER_WORDS =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

/** Whether a call failed only because the database could not be reached or did not answer. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  // Translated where it came from, or the failure of a fetch: another server is down, not ours.
  if (error instanceof AppError) return error.code === 'database_unavailable'
  if (error instanceof TypeError) return false
  const { message = '', code = '', syscall = '', cause } = error as NodeJS.ErrnoException
  if (DRIVER_WORDS.test(message)) return true
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true
  if (SOCKET_ERRORS.has(code) || SERVER_STATES.test(code)) return true
  // A name with several addresses fails with an error for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(cause)
}

export function databaseUnavailable(cause?: unknown): AppError {
  return new AppError('database_unavailable', messages.general.databaseUnavailable, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
}
