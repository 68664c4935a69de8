import type { Context } from 'hono'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'
import { limitBody } from '#http/body-limit.ts'
import { createRoutes, parseJson, type RequestContext } from '#http/serve.ts'
import { releaseTurn } from '#limits/turns.ts'
import { CLIENT_NETWORK_HEADER, IDENTITY_PATH } from './better-auth.ts'
import { translateError, withoutSessionToken } from './better-auth-replies.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'

const TOKEN = '/token'
const PUBLIC_KEYS = '/jwks'
const GOOGLE_CALLBACK = '/callback/google'

/** The endpoints of better-auth that may be called. All others are replaced by ours or closed. */
const allowedPaths = {
  get: [
    '/get-session',
    TOKEN,
    PUBLIC_KEYS,
    '/list-accounts',
    '/oauth-popup/start',
    GOOGLE_CALLBACK,
    '/ok',
    '/passkey/generate-register-options',
    '/passkey/generate-authenticate-options',
  ],
  post: [
    '/sign-up/email',
    '/sign-in/email',
    '/sign-in/email-otp',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
    '/passkey/verify-registration',
    '/passkey/verify-authentication',
    '/sign-out',
    '/reset-password',
  ],
}

export function betterAuthRoutes(identity: EmbeddedIdentity) {
  const routes = createRoutes()
  async function pass(c: Context<RequestContext>) {
    const request = await readRequest(c)
    request.headers.set(CLIENT_NETWORK_HEADER, c.get('clientNetwork'))
    // It calls Google.
    if (c.req.path.endsWith(GOOGLE_CALLBACK)) releaseTurn()
    const response = await translateError(await identity.handle(request), c.get('requestId'))
    if (c.req.path.endsWith(PUBLIC_KEYS)) return response
    const isForCalls = c.req.path.endsWith(TOKEN)
    return withoutCaching(isForCalls ? response : await withoutSessionToken(response))
  }
  for (const path of allowedPaths.get) routes.get(`${IDENTITY_PATH}${path}`, pass)
  for (const path of allowedPaths.post) routes.post(`${IDENTITY_PATH}${path}`, limitBody(), pass)
  return routes
}

/** Accepts JSON only, and refuses URLs that better-auth would fail on. */
async function readRequest(c: Context): Promise<Request> {
  refuseUnsafeUrls(c.req.query())
  if (c.req.method === 'GET') return new Request(c.req.raw)
  const { headers } = c.req.raw
  const body = await c.req.text()
  if (body && !/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('bad_request', refusalMessages.bodyNotJson)
  if (body) refuseUnsafeUrls(Object(parseJson(body)))
  return new Request(c.req.url, { method: c.req.method, headers, body: body || null })
}

const URL_PARAMS = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']

/** better-auth copies these into the Location header, which takes no character above U+00FF. */
function refuseUnsafeUrls(params: Record<string, unknown>) {
  for (const name of URL_PARAMS)
    if (!/^[\x21-\x7e]*$/.test(String(params[name] ?? '')))
      throw new AppError('bad_request', refusalMessages.bodyNotAsPromised, { field: name })
}

/** Proxies and browsers must not store tokens or personal data. */
function withoutCaching(response: Response): Response {
  const answer = new Response(response.body, response)
  answer.headers.set('cache-control', 'no-store')
  return answer
}
