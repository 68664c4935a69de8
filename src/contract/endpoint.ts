import type { z } from 'zod'

/**
 * The callers that an endpoint accepts: anybody; a verified identity, even if its user is not stored yet or is deleted;
 * a signed-in user; a signed-in user with a subscription; an administrator; a browser session, by its
 * cookie or by a token of it.
 */
export type EndpointAccess = 'public' | 'identity' | 'user' | 'subscriber' | 'admin' | 'session'

/** One call between browser and server: what goes in, what comes out. Data, imported by both sides. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters in OpenAPI form, as in `/api/readings/{id}`. */
  path: string
  access: EndpointAccess
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The sentence for a body that is too large, where one field alone can be the reason. */
  tooLarge?: string
  reply: z.ZodType
  /** The Cache-Control of a reply that is the same for everybody; others must not be stored. */
  cacheControl?: 'no-cache' | 'public, max-age=3600'
  /** The media type of the file that is the reply. */
  file?: string
  /** The server-sent events that replace the reply if `Accept` asks for them: `{ event, data }`. */
  events?: z.ZodType<{ event: string; data: unknown }>
}
