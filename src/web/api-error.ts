import type { Candidate, ErrorBody } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'

const LONGEST_FOREIGN_TEXT = 200

type Flags = Pick<
  ErrorBody,
  | 'subscriptionRequired'
  | 'requiresBirthDetails'
  | 'requiresNatalChart'
  | 'existingSubscription'
  | 'field'
  | 'candidates'
>

interface Details extends Flags {
  /** 0 without a response. */
  status: number
  isTimeout?: boolean
  /** A signed-in person's token could not be fetched, which says nothing about their session. */
  isTokenMissing?: true
  /** The machine-readable code, if the reply has one. */
  code?: string
  /** Whether the response was JSON, and the message that it contained. */
  isReadable?: boolean
  ownWords?: string
  /** The body was a page or empty, so the message is the status text, as in "502: Bad Gateway" of a proxy. */
  isOnlyStatusText?: boolean
  /** Names the call in the server's log. */
  requestId?: string
}

/** A failed call. The message is for people; empty if there is none: see `errorMessage`. */
export class ApiError extends Error implements Details {
  override name = 'ApiError'
  status = 0
  isTimeout = false
  isTokenMissing?: true
  code?: string
  isReadable?: boolean
  ownWords?: string
  isOnlyStatusText?: boolean
  requestId?: string
  subscriptionRequired?: true
  requiresBirthDetails?: true
  requiresNatalChart?: true
  existingSubscription?: true
  field?: string
  candidates?: Candidate[]

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, details)
  }
}

/**
 * The message to show for an error: its own, or the feature's fallback. A bare status text such as
 * "Conflict" or "502: Bad Gateway" is never shown. A fault of ours has a reference, under which the operator finds it in the log.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const isOnlyStatusText = error.isOnlyStatusText || (error.isReadable && !error.ownWords)
  const text = (!isOnlyStatusText && error.message) || fallback
  const { status, requestId } = error
  return status === 500 && requestId ? `${text} ${messages.general.reference(requestId)}` : text
}

export const timeoutError = () =>
  new ApiError(messages.general.timeout, { status: 0, isTimeout: true })

export const networkError = (cause: unknown) =>
  new ApiError(networkMessage(), { status: 0 }, { cause })

/** A server that is down is not the reader's connection. */
export const networkMessage = () =>
  globalThis.navigator?.onLine ? messages.general.unreachable : messages.general.network

/** Without the server's sentence, which asks somebody who is signed in to log in. */
export const tokenMissingError = (cause: unknown) =>
  new ApiError(messages.identity.tokenMissing, { status: 0, isTokenMissing: true }, { cause })

/** Reads an error response. HTTP/2 has no status text, so the message may be empty. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const text = await response.text()
  const body = parseObject(text)
  if (body) {
    const ownWords = words(body.error) ?? words(body.message)
    return new ApiError(ownWords ?? statusText, { ...detailsOf(body, status), ownWords })
  }
  const foreign = isPage(response, text) ? '' : shortened(text)
  const shown = foreign || statusText
  return new ApiError(shown && `${status}: ${shown}`, { status, isOnlyStatusText: !foreign })
}

/** A reply with an error counts as failed, even with a success status. */
export function errorInReply(reply: unknown, status: number): ApiError | undefined {
  const body = isObject(reply) ? reply : {}
  const ownWords = words(body.error)
  return ownWords ? new ApiError(ownWords, { ...detailsOf(body, status), ownWords }) : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function detailsOf(body: Record<string, unknown>, status: number): Details {
  return {
    status,
    isReadable: true,
    ...(body.subscriptionRequired === true && { subscriptionRequired: true }),
    ...(body.requiresBirthDetails === true && { requiresBirthDetails: true }),
    ...(body.requiresNatalChart === true && { requiresNatalChart: true }),
    ...(body.existingSubscription === true && { existingSubscription: true }),
    ...(words(body.field) && { field: words(body.field) }),
    ...(words(body.code) && { code: words(body.code) }),
    ...(words(body.requestId) && { requestId: words(body.requestId) }),
    ...(Array.isArray(body.candidates) && { candidates: body.candidates as Candidate[] }),
  }
}

/** A proxy may answer with its own HTML page, which is not a message for people. */
function isPage({ headers }: Response, text: string): boolean {
  return Boolean(headers.get('content-type')?.includes('html')) || text.trimStart().startsWith('<')
}

function shortened(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_FOREIGN_TEXT)
}
