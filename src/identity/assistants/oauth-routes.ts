import type { Context } from 'hono'
import { ASSISTANT_SCOPES } from '#contract/assistant-scopes.ts'
import { MCP_PATH } from '#contract/connections.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import { AppError, tooManyRequests } from '#errors.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes, parseJson, type RequestContext } from '#http/serve.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { CLIENT_NETWORK_HEADER, IDENTITY_PATH } from '../embedded/better-auth.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import type { Assistants } from './assistants.ts'
import { openToPages } from './open-to-pages.ts'
import { Registration } from './registration.ts'

const OAUTH_PATH = `${IDENTITY_PATH}/oauth2`
// A maker of assistants registers for many people from one network.
const REGISTRATIONS_OF_ONE_NETWORK = { times: 60, inMs: HOUR }
const SERVER_METADATA_PATHS = [
  `/.well-known/oauth-authorization-server${IDENTITY_PATH}`,
  // Where assistants look that know the standard of 2025.
  '/.well-known/oauth-authorization-server',
]
const RESOURCE_METADATA_PATHS = [
  `/.well-known/oauth-protected-resource${MCP_PATH}`,
  '/.well-known/oauth-protected-resource',
]
const METADATA_PATHS = [...SERVER_METADATA_PATHS, ...RESOURCE_METADATA_PATHS]
const MAX_BODY_BYTES = 16 * 1024
const METADATA_CACHE = 'public, max-age=60'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  assistants: Assistants
}

/** What OAuth asks of a server, and no more of better-auth's calls than that. */
export function oauthRoutes({ db, identity, assistants }: Deps) {
  const routes = createRoutes()
  const limitRegistrations = createSharedRateLimit(
    db,
    'registrations of assistants by',
    REGISTRATIONS_OF_ONE_NETWORK,
  )
  const pass = async (c: Context<RequestContext>, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set(CLIENT_NETWORK_HEADER, c.get('clientNetwork'))
    const { handle } = await assistants.provider()
    return translate(await handle(new Request(c.req.url, { ...init, headers })))
  }

  for (const path of ['token', 'revoke', 'register'])
    routes.use(`${OAUTH_PATH}/${path}`, openToPages)
  for (const path of METADATA_PATHS) routes.use(path, openToPages)

  routes.get(`${OAUTH_PATH}/authorize`, async (c) => {
    // A navigation: the cookie says who is signed in.
    const { cookie = '' } = c.req.header()
    return pass(c, { headers: { cookie, accept: 'text/html' } })
  })
  for (const call of ['token', 'revoke'])
    routes.post(`${OAUTH_PATH}/${call}`, limitBody(MAX_BODY_BYTES), async (c) => {
      // Calls of a program: cookies of a browser play no part.
      const { authorization } = c.req.header()
      const headers = { 'content-type': FORM, ...(authorization && { authorization }) }
      return pass(c, { method: 'POST', headers, body: await readForm(c) })
    })
  routes.post(`${OAUTH_PATH}/register`, limitBody(MAX_BODY_BYTES), async (c) => {
    await limitRegistrations(c.get('clientNetwork'))
    const registration = Registration.safeParse(parseJson(await c.req.text()))
    if (!registration.success) return c.json(badRegistration(registration.error.issues[0]), 400)
    const headers = { 'content-type': 'application/json' }
    return pass(c, { method: 'POST', headers, body: JSON.stringify(registration.data) })
  })

  const serverMetadata = async (c: Context) => {
    const { serverMetadata } = await assistants.provider()
    c.header('cache-control', METADATA_CACHE)
    return c.json(shownMetadata(await serverMetadata()))
  }
  for (const path of SERVER_METADATA_PATHS) routes.get(path, serverMetadata)
  const resourceMetadata = (c: Context) => {
    c.header('cache-control', METADATA_CACHE)
    return c.json({
      resource: assistants.resource,
      authorization_servers: [`${identity.publicUrl}${IDENTITY_PATH}`],
      bearer_methods_supported: ['header'],
      scopes_supported: ASSISTANT_SCOPES,
    })
  }
  for (const path of RESOURCE_METADATA_PATHS) routes.get(path, resourceMetadata)
  return routes
}

const FORM = 'application/x-www-form-urlencoded'

async function readForm(c: Context): Promise<string> {
  if (!c.req.header('content-type')?.startsWith(FORM))
    throw new AppError('bad_request', refusalMessages.bodyNotAsPromised)
  return c.req.text()
}

/** As RFC 7591 names what is wrong. */
function badRegistration(issue: { path: PropertyKey[] } | undefined) {
  const field = String(issue?.path[0] ?? '')
  return field === 'redirect_uris'
    ? { error: 'invalid_redirect_uri', error_description: 'redirect_uris: 1 to 10 addresses' }
    : { error: 'invalid_client_metadata', error_description: `${field || 'The body'} is not valid` }
}

/** Only what is open here. */
function shownMetadata(metadata: object) {
  const isOpen = ([name]: [string, unknown]) => !/^(introspection|backchannel|dpop)_/.test(name)
  return {
    ...Object.fromEntries(Object.entries(metadata).filter(isOpen)),
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  }
}

/** The library's refusals are the standard's; its failures and its time to wait are ours. */
function translate(response: Response): Response {
  const seconds = Number(response.headers.get('x-retry-after') ?? MINUTE / SECOND)
  if (response.status === 429)
    throw tooManyRequests(refusalMessages.tooManyRequests, seconds * SECOND)
  const answer = new Response(response.body, response)
  answer.headers.set('cache-control', 'no-store')
  return answer
}
