import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object per line. User input (birth data, email addresses, texts) is never logged. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  })
}

/**
 * Removes the values of a failed statement, which the database driver appends to its message. Also accepts
 * the plain-object copies of errors that the job queue reports.
 */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return error
  const { name, message, stack = '', code, cause } = error
  const shown = withoutValues(message)
  return {
    name,
    message: shown,
    ...(code !== undefined && { code }),
    // A value may look like a stack line, so replace the known message as a whole.
    stack:
      message && stack.includes(message)
        ? stack.replace(message, () => shown)
        : withoutValues(stack),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

const isErrorLike = (error: unknown): error is Error & { code?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && 'stack' in error

const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*$/, '')
