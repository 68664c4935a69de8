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

/** Of a failed statement the database driver tells all values that were to be stored: not here. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack = '', cause } = error
  return {
    name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/, '')
