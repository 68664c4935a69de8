import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object a line. What people typed (birth data, mail addresses, texts) is never logged. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  })
}

/**
 * Of a failed statement the database driver tells all values that were to be stored: not here. The job
 * queue reports copies of errors, which are plain objects.
 */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return error
  const { name, message, stack = '', code, cause } = error
  const shown = withoutValues(message)
  return {
    name,
    message: shown,
    ...(code !== undefined && { code }),
    // A value may look like a line of the stack: what is known to be the message is replaced as a whole.
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
