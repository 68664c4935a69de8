import { z } from 'zod'
import { AssistantScope } from './assistant-scopes.ts'
import type { Endpoint } from './endpoint.ts'

/** Where tools for assistants are, on every server with the embedded identity. */
export const MCP_PATH = '/mcp'

/** An assistant that a person has let in. Its name is what it calls itself. */
export const Connection = z.object({
  id: z.string(),
  name: z.string(),
  /** Where its answers go, as in `claude.ai` or `localhost`. */
  host: z.string(),
  scopes: z.array(AssistantScope),
  /** ISO instants. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Connection = z.infer<typeof Connection>

export const listConnections = {
  method: 'GET',
  path: '/api/identity/connections',
  access: 'session',
  reply: z.object({ connections: z.array(Connection) }),
} as const satisfies Endpoint

/** Ends at once, with everything that the assistant holds. */
export const deleteConnection = {
  method: 'DELETE',
  path: '/api/identity/connections/{id}',
  access: 'session',
  params: z.object({ id: z.string() }),
  reply: z.object({ done: z.literal(true) }),
} as const satisfies Endpoint

/** The query of the consent page, as the server has signed it. */
const Query = z.string().max(8000)

export const ConnectionRequest = z.object({
  name: z.string(),
  host: z.string(),
  scopes: z.array(AssistantScope),
  /** The account that would be connected. */
  email: z.string(),
})
export type ConnectionRequest = z.infer<typeof ConnectionRequest>

/** The assistant that asks, and the rights it asks for. Nothing is stored. */
export const describeConnectionRequest = {
  method: 'POST',
  path: '/api/identity/connection-requests/description',
  access: 'session',
  body: z.object({ query: Query }),
  reply: ConnectionRequest,
} as const satisfies Endpoint

export const answerConnectionRequest = {
  method: 'POST',
  path: '/api/identity/connection-requests/answer',
  access: 'session',
  body: z.object({
    query: Query,
    /** The requested rights that the person grants; an empty list refuses the request. */
    scopes: z.array(AssistantScope),
  }),
  /** Back to the assistant. */
  reply: z.object({ redirectTo: z.string() }),
} as const satisfies Endpoint
