import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './http/request-id.ts'

export type Log = Logger

/** One JSON object per line, with the id of the request it belongs to. User input (birth data, email addresses, texts) is never logged. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
    mixin: requestFields,
  }
  return pino(options, destination)
}

function requestFields() {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

/**
 * Removes what other people's programs put into their errors: the values of a failed statement, the address that
 * a mail server refuses, keys and tokens. Also accepts the plain-object copies of errors that the job queue reports.
 */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return error
  const { name, message, stack = '', code, cause } = error
  const withoutValues = isDataException(code) ? withoutQuotes : withoutParams
  const shown = withoutSecrets(withoutValues(message))
  return {
    name,
    message: shown,
    ...(code !== undefined && { code }),
    // A value may look like a stack line, so replace the known message as a whole.
    stack:
      message && stack.includes(message)
        ? withoutSecrets(stack.replace(message, () => shown))
        : withoutSecrets(withoutValues(stack)),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

const isErrorLike = (error: unknown): error is Error & { code?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && 'stack' in error

const withoutParams = (text: string) => text.replace(/\nparams: [\s\S]*$/, '')

/** PostgreSQL quotes the value that it cannot read. Source: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isDataException = (code: unknown) => typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)
const withoutQuotes = (text: string) => text.replace(/"[\s\S]*"/, '"…"')

const SECRETS: [pattern: RegExp, shown: string][] = [
  [/[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '(address)'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '(token)'],
  [/\b(?:sk|rk|pk|whsec)[-_][\w-]{8,}/g, '(key)'],
  [/\b(Bearer|Basic) [^\s"']+/gi, '$1 (credentials)'],
  [/([?&](?:token|code|state|key)=)[^&\s"']+/gi, '$1(secret)'],
  // As in the connection string of a database or mail server.
  [/(\/\/[^\s/:@]*):[^\s/@]+@/g, '$1:(password)@'],
]
const withoutSecrets = (text: string) =>
  SECRETS.reduce((left, [pattern, shown]) => left.replace(pattern, shown), text)
