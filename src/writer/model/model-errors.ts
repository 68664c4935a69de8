import { APIConnectionError, APIError } from 'openai'
import { SECOND } from '#durations.ts'
import { ModelUnavailable } from './language-model.ts'
import { ModelServerError } from './model-server-error.ts'

type Reason = ModelUnavailable['reason']

/** @returns undefined for an error that is neither the server's nor the network's */
export function toModelUnavailable(error: unknown): ModelUnavailable | undefined {
  if (error instanceof ModelUnavailable) return error
  // The SDK throws it for an event that is not JSON.
  if (error instanceof SyntaxError) return new ModelUnavailable('invalid answer')
  if (error instanceof APIError)
    return new ModelUnavailable(reasonOf(error), { cause: describeServerError(error) })
  if (isCutConnection(error))
    return new ModelUnavailable('unreachable', { cause: new ModelServerError(codesOf(error), {}) })
  return undefined
}

/** `fetch` rejects with a TypeError, whose cause says why. */
const isCutConnection = (error: unknown): error is Error =>
  error instanceof TypeError && (error.cause !== undefined || error.message === 'terminated')

function reasonOf(error: APIError): Reason {
  const { status, code } = error
  if (error instanceof APIConnectionError) return 'unreachable'
  if (status === undefined) return reasonOfCode(code) ?? 'server error'
  if (status >= 500) return 'server error'
  return reasonOfCode(code) ?? reasonOfStatus(status, error)
}

/** An error in mid-stream has a code only. */
export function reasonOfCode(code: string | null | undefined): Reason | undefined {
  switch (code) {
    case 'insufficient_quota':
    case 'billing_hard_limit_reached':
    case 'billing_not_active':
      return 'quota'
    case 'rate_limit_exceeded':
      return 'rate limit'
    case 'invalid_api_key':
      return 'refused key'
    case 'model_not_found':
      return 'unknown model'
    case 'content_filter':
    case 'content_policy_violation':
    case 'invalid_prompt':
      return 'refusal'
    default:
      return undefined
  }
}

function reasonOfStatus(status: number, error: APIError): Reason {
  const namesModel = error.param === 'model' || (!isHtml(error) && /model/i.test(error.message))
  switch (status) {
    case 401:
    case 403:
      return 'refused key'
    case 402:
      return 'quota'
    case 404:
      return namesModel ? 'unknown model' : 'not a model server'
    case 405:
      return 'not a model server'
    case 408:
      return 'timeout'
    case 429:
      return 'rate limit'
    default:
      return error.param === 'model' ? 'unknown model' : 'refused request'
  }
}

const isHtml = ({ headers }: APIError) => /html/.test(headers?.get('content-type') ?? '')

function describeServerError(error: APIError): ModelServerError {
  const { status, headers, requestID } = error
  const [code, param] = [error.code, error.param].map(asIdentifier)
  const facts = [
    status && `status ${status}`,
    code,
    param && `for ${param}`,
    asIdentifier(requestID) && `request ${requestID}`,
    ...codesOf(error.cause),
  ]
  return new ModelServerError(
    facts.filter((fact) => typeof fact === 'string'),
    {
      ...(code && { code }),
      ...retryAfterOf(headers),
    },
  )
}

/** Only identifiers: a server can write anything into these. */
const asIdentifier = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.[\]-]{1,80}$/.test(value) ? value : undefined

/** As in ECONNREFUSED. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = asIdentifier((error as { code?: unknown }).code)
  return [...(code ? [code] : []), ...codesOf(error.cause)]
}

/** Seconds or a date. */
function retryAfterOf(headers: Headers | undefined): { retryAfterMs?: number } {
  const value = headers?.get('retry-after')
  if (!value) return {}
  const seconds = Number(value)
  const retryAfterMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * SECOND
  return Number.isNaN(retryAfterMs) ? {} : { retryAfterMs: Math.max(0, retryAfterMs) }
}
