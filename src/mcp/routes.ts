import type { Context } from 'hono'
import { hasAccess } from '#billing/access.ts'
import type { Caller } from '#callers/callers-table.ts'
import { MCP_PATH } from '#contract/connections.ts'
import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { AppError, sentenceBody } from '#errors.ts'
import type { HoroscopeDeps } from '#horoscopes/horoscope.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes, parseJson, type RequestContext } from '#http/serve.ts'
import { type AssistantAccess, findAssistantAccess } from '#identity/assistants/access-token.ts'
import type { Assistants } from '#identity/assistants/assistants.ts'
import { openToPages } from '#identity/assistants/open-to-pages.ts'
import type { FindCaller } from '#identity/authenticate.ts'
import type { EmbeddedIdentity } from '#identity/embedded/embedded-identity.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { createTurns } from '#limits/turns.ts'
import { loadOnce } from '#load-once.ts'
import type { Log } from '#log.ts'
import type { ConnectedPerson, SkyDeps } from './tool.ts'

// An assistant makes some ten calls for a question.
const CALLS_OF_ONE_PERSON = { times: 120, inMs: MINUTE }
// The servers of an assistant's maker call for many people.
const CALLS_OF_ONE_NETWORK = { times: 1200, inMs: MINUTE }

interface Deps extends SkyDeps, HoroscopeDeps {
  db: Database
  identity: EmbeddedIdentity
  assistants: Assistants
  log: Log
  findCaller: FindCaller<Caller>
}

/** The Model Context Protocol over HTTP. Each request is answered by itself, by any process. */
export function mcpRoutes(deps: Deps) {
  const { db, identity, assistants } = deps
  const routes = createRoutes()
  const turns = createTurns()
  const limitPerson = createSharedRateLimit(db, 'calls of assistants for', CALLS_OF_ONE_PERSON)
  const limitNetwork = createSharedRateLimit(db, 'calls of assistants by', CALLS_OF_ONE_NETWORK)
  const handler = loadOnce(async () => {
    const { createHandler } = await import('./http-handler.ts')
    return createHandler(deps)
  })

  routes.use(MCP_PATH, openToPages)
  routes.post(MCP_PATH, limitBody(), async (c) => {
    requireOurName(identity, c)
    await limitNetwork(c.get('clientNetwork'))
    const access = await findAccess(deps, c)
    if (!access) return refuseToken(c, assistants.resource)
    requireOwnPage(identity, access, c)
    const person = await findPerson(deps, access)
    if (!person) return refuseToken(c, assistants.resource)
    await limitPerson(person.userId)
    const body = parseJson(await c.req.text())
    const answer = await handler()
    const key = `user ${person.userId}`
    return turns.run({ key, atOnce: 1 }, c.req.raw, () => answer(c.req.raw, body, person))
  })
  // No stream to listen to, and no session to end.
  routes.on(['GET', 'DELETE'], MCP_PATH, (c) => c.body(null, 405, { allow: 'POST' }))
  return routes
}

/** On a machine of its own, a server is called by its own name only: another site could point its name here. */
function requireOurName({ trustedOrigins }: EmbeddedIdentity, c: Context) {
  const isLocal = trustedOrigins.length > 1
  if (isLocal && !trustedOrigins.includes(new URL(c.req.url).origin)) throw foreignPage()
}

/** A page that holds a token may be ours, or of the assistant that the token was given to. */
function requireOwnPage(
  { trustedOrigins }: EmbeddedIdentity,
  { origins }: AssistantAccess,
  c: Context,
) {
  const origin = c.req.header('origin')
  if (origin && ![...trustedOrigins, ...origins].includes(origin)) throw foreignPage()
}

const foreignPage = () => new AppError('foreign_page', refusalMessages.foreignPage)

async function findAccess({ db, assistants: { resource } }: Deps, c: Context) {
  const token = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token ? findAssistantAccess(db, { token, resource }) : undefined
}

async function findPerson(
  { identity, findCaller }: Deps,
  { subject, scopes }: AssistantAccess,
): Promise<ConnectedPerson | undefined> {
  const found = await findCaller({ issuer: identity.publicUrl, subject, sessionId: undefined })
  if (!found) return undefined
  const { user, birth, subscription, aheadMs } = found.caller
  return {
    userId: user.id,
    timeZone: user.timeZone,
    scopes,
    birth,
    hasAccess: hasAccess(subscription, new Date(Date.now() + aheadMs)),
  }
}

/** Tells an assistant where to ask the person. */
function refuseToken(c: Context<RequestContext>, resource: string) {
  const { origin, pathname } = new URL(resource)
  const metadata = `${origin}/.well-known/oauth-protected-resource${pathname}`
  const problem = c.req.header('authorization') ? ', error="invalid_token"' : ''
  c.header('www-authenticate', `Bearer resource_metadata="${metadata}"${problem}`)
  return c.json(sentenceBody(messages.identity.notSignedIn, c.get('requestId')), 401)
}
