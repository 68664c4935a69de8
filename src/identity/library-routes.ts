import type { Context } from 'hono'
import { limitBody } from '#body-limit.ts'
import { SECOND } from '#durations.ts'
import { createRoutes } from '#serve.ts'
import { CLIENT_NETWORK_HEADER, IDENTITY_PATH } from './embedded-auth.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'
import { GATE_OPENS_MS } from './password-gate.ts'

/** What of the library may be called; everything else of it is ours or nobody's. */
const open = {
  get: [
    '/get-session',
    '/token',
    '/jwks',
    '/list-accounts',
    '/oauth-popup/start',
    '/callback/google',
    '/ok',
  ],
  post: ['/sign-up/email', '/sign-in/email', '/sign-in/email-otp', '/sign-out', '/reset-password'],
}

export function libraryRoutes(identity: EmbeddedIdentity) {
  const routes = createRoutes()
  async function pass(c: Context) {
    const request = new Request(c.req.raw)
    request.headers.set(CLIENT_NETWORK_HEADER, c.get('clientNetwork'))
    return sayingHowLong(await identity.handle(request))
  }
  for (const path of open.get) routes.get(`${IDENTITY_PATH}${path}`, pass)
  for (const path of open.post) routes.post(`${IDENTITY_PATH}${path}`, limitBody(), pass)
  return routes
}

/** The library says under a name of its own how long to wait; where the gate was full it says nothing. */
function sayingHowLong(response: Response): Response {
  if (response.status !== 429) return response
  const seconds = response.headers.get('x-retry-after') ?? String(GATE_OPENS_MS / SECOND)
  const headers = new Headers(response.headers)
  headers.set('retry-after', seconds)
  return new Response(response.body, { status: response.status, headers })
}
