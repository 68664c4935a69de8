import { hash } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint, EndpointAccess } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import type { CallerQuestion } from '#database/batched-answer.ts'
import { AppError } from '#errors.ts'
import { refuseUnstorableJson } from '#storable-text.ts'
import { limitBody } from './body-limit.ts'
import { isOneOf } from './entity-tag.ts'
import { EVENT_STREAM, isEvents, sendEvents } from './event-stream.ts'
import { hasFalseLength } from './false-length.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { ReadyReply } from './reply-memory.ts'
import { readTimeZone } from './time-zone.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The validated input of a call. */
export interface Call<E extends Endpoint> {
  body: Parsed<E['body']>
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  /** Whether the caller prefers server-sent events. */
  wantsEvents: boolean
  /** The key of rate limits for callers who are not signed in. */
  clientNetwork: string
  /** The IANA name of the caller's time zone, if the call names one. */
  timeZone: string | undefined
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

type Asks<E extends Endpoint> = (
  input: Pick<Call<E>, 'params' | 'query' | 'timeZone'>,
) => CallerQuestion | undefined

/** What a handler returns: the reply, as an object or ready to be sent, the events that end with it, or the file. */
type Answer<E extends Endpoint> = E['file'] extends string
  ? FileAnswer
  :
      | z.input<E['reply']>
      | ReadyReply
      | (E['events'] extends z.ZodType ? AsyncIterable<z.input<E['events']>> : never)

/**
 * Authenticates the caller before body, query and params are read. Its type fits only endpoints with the
 * same access, so that none of them can be mounted without it.
 */
export interface Authenticator<Access extends EndpointAccess, Caller extends object> {
  readonly access: Access
  /**
   * @param question answered with the caller, if the authenticator asks the database for them
   * @throws AppError `not_signed_in` or another refusal of the caller
   */
  authenticate(request: Request, question?: CallerQuestion): Promise<Caller>
}

/** For endpoints that the contract declares public. */
export const anyone: Authenticator<'public', object> = {
  access: 'public',
  authenticate: async () => ({}),
}

/** Set by the app on every request, before any route. */
export interface RequestContext {
  Variables: {
    clientAddress: string
    clientNetwork: string
    requestId: string
    /** What every reply of a call has beside its own headers; absent where they are added to the response. */
    replyHeaders?: Record<string, string>
    /** Whether the response has all its headers, and is not to be compressed: changing it would cost more than making it. */
    isComplete?: boolean
    /** Logs an error, and turns it into its response. */
    answerError(error: unknown): Response | Promise<Response>
  }
}

export type Routes = OpenAPIHono<RequestContext>
export const createRoutes = (): Routes => new OpenAPIHono()

/**
 * Mounts an endpoint of the contract: authenticates the caller, validates the input, parses the reply
 * through its schema, so that an extra column never leaks, and adds it to the OpenAPI document.
 * @param asks what the call will ask about its caller, so that the database answers it together with who they are
 */
export function serve<E extends Endpoint, Caller extends object>(
  routes: Routes,
  endpoint: E,
  authenticator: Authenticator<E['access'], Caller>,
  handle: (call: Call<E> & Caller) => Promise<Answer<E>>,
  asks?: Asks<E>,
) {
  describe(routes, endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  routes.on(endpoint.method, path, async (c) => {
    const question = asks && questionOf(c, endpoint, asks)
    const caller = await authenticator.authenticate(c.req.raw, question)
    const call = Object.assign(await readCall(c, endpoint), caller)
    const answer = await handle(call)
    if (endpoint.file) return sendFile(c, endpoint.file, answer as FileAnswer)
    if (endpoint.events && isEvents(answer))
      return sendEvents(c, answer, { schema: endpoint.events, answerError: c.get('answerError') })
    if (answer instanceof ReadyReply) return sendReady(c, answer)
    return sendJson(c, JSON.stringify(endpoint.reply.parse(answer)), endpoint)
  })
}

/** Input that does not fit is refused after the caller is authenticated. */
function questionOf<E extends Endpoint>(
  c: Context<RequestContext>,
  { params, query }: E,
  asks: Asks<E>,
): CallerQuestion | undefined {
  const ofPath = params?.safeParse(c.req.param())
  const ofQuery = query?.safeParse(c.req.query())
  if (ofPath?.success === false || ofQuery?.success === false) return undefined
  const timeZone = readTimeZone(c.req.header('time-zone'))
  return asks({ params: ofPath?.data, query: ofQuery?.data, timeZone } as Parameters<Asks<E>>[0])
}

/** Compressing a shorter reply saves no packet. */
const COMPRESSED_FROM_BYTES = 1024

function sendJson(c: Context<RequestContext>, json: string, { cacheControl }: Endpoint): Response {
  const bytes = Buffer.byteLength(json)
  const tag = cacheControl && `"${hash('sha1', json, 'base64url')}"`
  if (bytes < COMPRESSED_FROM_BYTES || !c.req.header('accept-encoding')) markComplete(c)
  const headers = {
    ...headersOfReply(c, cacheControl),
    ...(tag && { etag: tag }),
  }
  if (tag && isOneOf(c.req.header('if-none-match'), tag))
    return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, ...headersOfJson(bytes) } })
}

/** Compressed once, however often it is sent. */
async function sendReady(c: Context<RequestContext>, reply: ReadyReply): Promise<Response> {
  const { json } = reply
  const isGzipped = json.length >= COMPRESSED_FROM_BYTES && acceptsGzip(c)
  const body = isGzipped ? await reply.gzipped() : json
  markComplete(c)
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headersOfReply(c),
      ...headersOfJson(body.length),
      ...(isGzipped && { 'content-encoding': 'gzip' }),
    },
  })
}

/** Every browser names it without a weight. */
const acceptsGzip = (c: Context) => /(^|,) *gzip *(,|$)/.test(c.req.header('accept-encoding') ?? '')

/** In tests of single routes, there is nothing to add. */
function markComplete(c: Context<RequestContext>) {
  if (c.get('replyHeaders')) c.set('isComplete', true)
}

const headersOfReply = (c: Context<RequestContext>, cacheControl = 'no-store') => ({
  ...c.get('replyHeaders'),
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
})

/** The compression leaves short replies alone where it knows the length. */
const headersOfJson = (bytes: number) => ({
  'content-type': 'application/json',
  'content-length': String(bytes),
})

async function readCall<E extends Endpoint>(
  c: Context<RequestContext>,
  { body, params, query, tooLarge }: Endpoint,
): Promise<Call<E>> {
  return Object.assign(new Received(c), {
    body: body && parse(body, await readJson(c, tooLarge)),
    params: params && parse(params, c.req.param()),
    query: query && parse(query, c.req.query()),
  }) as Call<E>
}

/**
 * A class, because V8 makes a hidden class for every object of a literal with a getter, and it holds the request until the next
 * full garbage collection. Measured: 12 KB of each call, and half of its CPU time for collecting them.
 */
class Received implements Pick<Call<Endpoint>, 'clientNetwork' | 'timeZone' | 'wantsEvents'> {
  readonly wantsEvents: boolean
  readonly clientNetwork: string
  readonly timeZone: string | undefined
  readonly #request: Request

  constructor(c: Context<RequestContext>) {
    this.wantsEvents = c.req.header('accept')?.includes(EVENT_STREAM) ?? false
    this.clientNetwork = c.get('clientNetwork')
    this.timeZone = readTimeZone(c.req.header('time-zone'))
    this.#request = c.req.raw
  }

  /** Made only where it is used. */
  get signal(): AbortSignal {
    return this.#request.signal
  }
}

async function readJson(c: Context, tooLarge: string | undefined): Promise<unknown> {
  await limitBody(undefined, tooLarge)(c, async () => {})
  return parseJson(await c.req.text())
}

/** @throws AppError `bad_request` */
export function parseJson(text: string): unknown {
  refuseUnstorableJson(text)
  const json = readJsonText(text)
  if (hasFalseLength(json)) throw new AppError('bad_request', refusalMessages.bodyNotAsPromised)
  return json
}

function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', refusalMessages.bodyNotJson, { cause })
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  // Zod's default messages are for programmers; the contract's own messages still win.
  const result = schema.safeParse(value, { error: () => refusalMessages.bodyNotAsPromised })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new AppError('bad_request', issue?.message ?? refusalMessages.bodyNotAsPromised, {
    field: issue?.path.join('.'),
  })
}

/** The security schemes of the OpenAPI document. */
export const securitySchemes = {
  identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  session: { type: 'apiKey', in: 'cookie', name: 'cosmic-path.session_token' },
} as const

const callers: Record<EndpointAccess, { who: string; security: Record<string, string[]>[] }> = {
  public: { who: 'Anybody', security: [] },
  identity: { who: 'Signed in', security: [{ identityToken: [] }] },
  user: { who: 'Signed in', security: [{ identityToken: [] }] },
  subscriber: { who: 'Signed in, with a subscription', security: [{ identityToken: [] }] },
  admin: { who: 'Administrators', security: [{ identityToken: [] }] },
  session: { who: 'Signed in', security: [{ identityToken: [] }, { session: [] }] },
}

function describe(
  routes: Routes,
  { method, path, access, body, params, query, reply, events, file }: Endpoint,
) {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
  const { who, security } = callers[access]
  routes.openAPIRegistry.registerPath({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path,
    description: `Who may call: ${who}.`,
    security,
    request: { params, query, ...(body && { body: { required: true, ...json(body) } }) },
    responses: {
      200: {
        description: 'What was asked for',
        content: file
          ? { [file]: { schema: { type: 'string', format: 'binary' } } }
          : { ...json(reply).content, ...(events && { [EVENT_STREAM]: { schema: events } }) },
      },
      default: { description: 'A refusal, in a sentence', ...json(ErrorBody) },
    },
  })
}
