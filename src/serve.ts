import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint, EndpointAccess } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { limitBody } from './body-limit.ts'
import { AppError } from './errors.ts'
import { refuseUnstorableJson } from './storable-text.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a call brings along, checked against its promise. */
export interface Call<E extends Endpoint> {
  body: Parsed<E['body']>
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  /** What limits count by where nobody is signed in. */
  clientNetwork: string
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

/**
 * Finds out who makes a call, before its body, query and params are read. It fits only the calls of the
 * contract that have this access, so that none of them is mounted without it.
 */
export interface Authenticator<Access extends EndpointAccess, Caller extends object> {
  readonly access: Access
  /** @throws AppError `not_signed_in` or another refusal of the caller */
  authenticate(request: Request): Promise<Caller>
}

/** Of calls that the contract declares public. */
export const anyone: Authenticator<'public', object> = {
  access: 'public',
  authenticate: async () => ({}),
}

/** What the app knows of every request before a route sees it. */
export interface RequestContext {
  Variables: { clientAddress: string; clientNetwork: string }
}

export type Routes = OpenAPIHono<RequestContext>
export const createRoutes = (): Routes => new OpenAPIHono()

/**
 * Mounts one call of the contract: authenticates the caller, then parses what comes in and what goes out,
 * so that an extra column never leaks, and describes it in the OpenAPI document.
 */
export function serve<E extends Endpoint, Caller extends object>(
  routes: Routes,
  endpoint: E,
  authenticator: Authenticator<E['access'], Caller>,
  answer: (call: Call<E> & Caller) => Promise<z.input<E['reply']>>,
) {
  describe(routes, endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  routes.on(endpoint.method, path, async (c) => {
    const caller = await authenticator.authenticate(c.req.raw)
    const call = { ...(await readCall(c, endpoint)), ...caller }
    c.header('cache-control', 'no-store')
    return c.json(endpoint.reply.parse(await answer(call)) as object)
  })
}

async function readCall<E extends Endpoint>(c: Context<RequestContext>, endpoint: E) {
  return {
    body: endpoint.body && parse(endpoint.body, await readJson(c)),
    params: endpoint.params && parse(endpoint.params, c.req.param()),
    query: endpoint.query && parse(endpoint.query, c.req.query()),
    clientNetwork: c.get('clientNetwork'),
    signal: c.req.raw.signal,
  } as Call<E>
}

const limitJson = limitBody()

async function readJson(c: Context): Promise<unknown> {
  await limitJson(c, async () => {})
  return parseJson(await c.req.text())
}

/** @throws AppError `bad_request` */
export function parseJson(text: string): unknown {
  refuseUnstorableJson(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', messages.general.bodyNotJson, { cause })
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  // Where the contract has no sentence of its own, the schema's words are for programmers.
  const result = schema.safeParse(value, { error: () => messages.general.bodyNotAsPromised })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new AppError('bad_request', issue?.message ?? messages.general.bodyNotAsPromised, {
    field: issue?.path.join('.'),
  })
}

/** How a caller proves who they are, as the OpenAPI document names it. */
export const securitySchemes = {
  identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  session: { type: 'apiKey', in: 'cookie', name: 'cosmic-path.session_token' },
} as const

const callers: Record<EndpointAccess, { who: string; security: Record<string, string[]>[] }> = {
  public: { who: 'Anybody', security: [] },
  identity: { who: 'Signed in', security: [{ identityToken: [] }] },
  user: { who: 'Signed in', security: [{ identityToken: [] }] },
  subscriber: { who: 'Signed in, with a subscription', security: [{ identityToken: [] }] },
  session: { who: 'Signed in', security: [{ identityToken: [] }, { session: [] }] },
}

function describe(routes: Routes, { method, path, access, body, params, query, reply }: Endpoint) {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
  const { who, security } = callers[access]
  routes.openAPIRegistry.registerPath({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path,
    description: `Who may call: ${who}.`,
    security,
    request: { params, query, ...(body && { body: { required: true, ...json(body) } }) },
    responses: {
      200: { description: 'What was asked for', ...json(reply) },
      default: { description: 'A refusal, in a sentence', ...json(ErrorBody) },
    },
  })
}
