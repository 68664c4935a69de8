import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from './errors.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a call brings along, checked against its promise. */
export interface Call<E extends Endpoint> {
  body: Parsed<E['body']>
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  authorization: string | undefined
  /** For the few calls that know a person by the session's cookie. */
  headers: Headers
  /** What limits count by where nobody is signed in. */
  clientNetwork: string
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

/** What the app knows of every request before a route sees it. */
export interface RequestContext {
  Variables: { clientAddress: string; clientNetwork: string }
}

export type Routes = OpenAPIHono<RequestContext>
export const createRoutes = (): Routes => new OpenAPIHono()

/**
 * Mounts one call of the contract: parses what comes in and what goes out, so that an extra column
 * never leaks, and describes it in the OpenAPI document.
 */
export function serve<E extends Endpoint>(
  routes: Routes,
  endpoint: E,
  answer: (call: Call<E>) => Promise<z.input<E['reply']>>,
) {
  describe(routes, endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  routes.on(endpoint.method, path, async (c) => {
    const call = {
      body: endpoint.body && parse(endpoint.body, await readJson(c)),
      params: endpoint.params && parse(endpoint.params, c.req.param()),
      query: endpoint.query && parse(endpoint.query, c.req.query()),
      authorization: c.req.header('authorization'),
      headers: c.req.raw.headers,
      clientNetwork: c.get('clientNetwork'),
      signal: c.req.raw.signal,
    } as Call<E>
    c.header('cache-control', 'no-store')
    return c.json(endpoint.reply.parse(await answer(call)) as object)
  })
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
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

function describe(routes: Routes, { method, path, body, params, query, reply }: Endpoint) {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
  routes.openAPIRegistry.registerPath({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path,
    request: { params, query, ...(body && { body: { required: true, ...json(body) } }) },
    responses: {
      200: { description: 'What was asked for', ...json(reply) },
      default: { description: 'A refusal, in a sentence', ...json(ErrorBody) },
    },
  })
}
