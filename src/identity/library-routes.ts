import type { Context } from 'hono'
import { createRoutes } from '#serve.ts'
import { CLIENT_ADDRESS_HEADER, IDENTITY_PATH } from './embedded-auth.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'

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
    request.headers.set(CLIENT_ADDRESS_HEADER, c.get('clientAddress'))
    return identity.handle(request)
  }
  for (const path of open.get) routes.get(`${IDENTITY_PATH}${path}`, pass)
  for (const path of open.post) routes.post(`${IDENTITY_PATH}${path}`, pass)
  return routes
}
