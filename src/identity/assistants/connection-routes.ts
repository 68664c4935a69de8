import { ASSISTANT_SCOPES } from '#contract/assistant-scopes.ts'
import {
  answerConnectionRequest,
  deleteConnection as deleteCall,
  describeConnectionRequest,
  listConnections as listCall,
} from '#contract/connections.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { createRoutes, serve } from '#http/serve.ts'
import { authenticateSession } from '../credentials/authenticate-session.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { deleteConnection, listConnections } from './assistant-tables.ts'
import type { Assistants } from './assistants.ts'
import { answerRequest, describeRequest } from './connection-request.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  assistants: Assistants
}

/** What a person sees and decides of their assistants. */
export function connectionRoutes(deps: Deps) {
  const { db } = deps
  const routes = createRoutes()
  const inSession = authenticateSession(deps)
  serve(routes, listCall, inSession, async ({ session }) => ({
    connections: (await listConnections(db, session.userId)).map(toResponse),
  }))
  serve(routes, deleteCall, inSession, async ({ session, params }) => {
    if (!(await deleteConnection(db, session.userId, params.id)))
      throw new AppError('not_found', refusalMessages.notFound)
    return { done: true as const }
  })
  serve(routes, describeConnectionRequest, inSession, async ({ session, body }) =>
    describeRequest(deps, body.query, session),
  )
  serve(routes, answerConnectionRequest, withCookie(inSession), async (call) => {
    const { session, body, clientNetwork, cookie } = call
    const answer = { ...body, session, cookie, clientNetwork }
    return { redirectTo: await answerRequest(deps, answer) }
  })
  return routes
}

type StoredConnection = Awaited<ReturnType<typeof listConnections>>[number]

function toResponse({ id, name, host, scopes, createdAt, lastUsedAt }: StoredConnection) {
  return {
    id,
    name: name ?? '',
    host: host ?? '',
    scopes: ASSISTANT_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

type SessionAuthenticator = ReturnType<typeof authenticateSession>

/** With the cookie, for whose session better-auth stores the consent. */
const withCookie = (inSession: SessionAuthenticator) => ({
  access: 'session' as const,
  async authenticate(request: Request) {
    const found = await inSession.authenticate(request)
    return { ...found, cookie: request.headers.get('cookie') ?? '' }
  },
})
