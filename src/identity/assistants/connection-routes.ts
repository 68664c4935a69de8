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
import { createRoutes, serve } from '#serve.ts'
import { authenticateSession } from '../credentials/authenticate-session.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { deleteConnection, listConnections } from './assistant-tables.ts'
import type { Assistants } from './assistants.ts'
import { answerRequest, describeRequest } from './connection-request.ts'
import { redirectHost } from './redirect-host.ts'

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
  const inBrowser = authenticateBrowser(inSession)
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
  serve(routes, answerConnectionRequest, inBrowser, async ({ body, clientNetwork, cookie }) => ({
    redirectTo: await answerRequest(deps, { ...body, cookie, clientNetwork }),
  }))
  return routes
}

type StoredConnection = Awaited<ReturnType<typeof listConnections>>[number]

function toResponse({ name, redirectUris, scopes, createdAt, lastUsedAt, id }: StoredConnection) {
  return {
    id,
    name: name ?? '',
    host: redirectHost(redirectUris[0] ?? ''),
    scopes: ASSISTANT_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

type SessionAuthenticator = ReturnType<typeof authenticateSession>

/** By the cookie alone, whatever else the call carries: better-auth stores the consent for the session of the cookie. */
function authenticateBrowser(inSession: SessionAuthenticator) {
  return {
    access: 'session' as const,
    async authenticate({ url, method, headers: given }: Request) {
      const headers = new Headers(given)
      headers.delete('authorization')
      const found = await inSession.authenticate(new Request(url, { method, headers }))
      return { ...found, cookie: headers.get('cookie') ?? '' }
    },
  }
}
