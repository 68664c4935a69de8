import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { setAdmin } from '#identity/users-table.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { AppError, type ErrorCode, errorBody, errorResponses } from './errors.ts'

/** Routes outside the contract. None of them returns user data for an identity token. */
const mountedBesides = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  // The identity library's routes, authenticated by its session cookie where needed.
  'GET /api/identity/get-session',
  'GET /api/identity/token',
  'GET /api/identity/jwks',
  'GET /api/identity/list-accounts',
  'GET /api/identity/oauth-popup/start',
  'GET /api/identity/callback/google',
  'GET /api/identity/ok',
  'GET /api/identity/passkey/generate-register-options',
  'GET /api/identity/passkey/generate-authenticate-options',
  'POST /api/identity/sign-up/email',
  'POST /api/identity/sign-in/email',
  'POST /api/identity/sign-in/email-otp',
  'POST /api/identity/two-factor/verify-totp',
  'POST /api/identity/two-factor/verify-backup-code',
  'POST /api/identity/passkey/verify-registration',
  'POST /api/identity/passkey/verify-authentication',
  'POST /api/identity/sign-out',
  'POST /api/identity/reset-password',
  // Authenticated by the token in the link.
  'GET /api/identity/confirm-email',
  'POST /api/identity/confirm-email',
  'GET /api/identity/restore-email',
  'POST /api/identity/restore-email',
  'GET /api/billing/cancel-link',
  'POST /api/billing/cancel-link',
  'GET /api/dating/confirm',
  'POST /api/dating/confirm',
  'GET /api/dating/leave',
  'POST /api/dating/leave',
  'GET /api/email-preferences/unsubscribe',
  'POST /api/email-preferences/unsubscribe',
  'GET /calendar-feed/:file',
  // For assistants: OAuth authenticates clients and tokens itself.
  'GET /.well-known/oauth-authorization-server',
  'GET /.well-known/oauth-authorization-server/api/identity',
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /api/identity/oauth2/authorize',
  'POST /api/identity/oauth2/token',
  'POST /api/identity/oauth2/revoke',
  'POST /api/identity/oauth2/register',
  'POST /mcp',
  'GET /mcp',
  'DELETE /mcp',
  // Authenticated by the signature of the body.
  'POST /api/webhooks/stripe',
]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('the contract', () => {
  test('every endpoint is mounted', async () => {
    const promised = await contractEndpoints()
    expect(promised.length).toBeGreaterThan(5)
    for (const { method, path } of promised) {
      const answer = await app.request(path.replace(/\{\w+\}/g, 'x'), { method })
      const text = await answer.text()
      expect(`${method} ${path}: ${text}`).not.toContain('There is nothing at this address.')
    }
  })

  test('nothing else is mounted except the routes listed here', async () => {
    const promised = (await contractEndpoints()).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    // The stand-ins' pages open on this machine only.
    const ours = app.routes.filter((route) => !route.includes(' /dev/'))
    const others = new Set(ours.filter((route) => !promised.includes(route)))
    expect([...others].sort()).toEqual(mountedBesides.toSorted())
  })

  test('every endpoint declares its access', async () => {
    const { paths, components } = await (await app.request('/api/openapi.json')).json()
    expect(Object.keys(components.securitySchemes)).toEqual(['identityToken', 'session'])
    for (const { method, path, access } of await contractEndpoints()) {
      const { security } = paths[path][method.toLowerCase()]
      const schemes = security.flatMap((scheme: object) => Object.keys(scheme))
      const expected = access === 'session' ? ['identityToken', 'session'] : ['identityToken']
      expect(schemes, `${method} ${path}`).toEqual(access === 'public' ? [] : expected)
    }
  })

  test('every endpoint is documented, in OpenAPI and as a page', async () => {
    const { paths } = await (await app.request('/api/openapi.json')).json()
    const page = await (await app.request('/api/docs')).text()
    for (const { method, path } of await contractEndpoints()) {
      expect(Object.keys(paths[path] ?? {}), path).toContain(method.toLowerCase())
      expect(page).toContain(`${method} ${path}`)
    }
  })

  test('[3.4] every expected error has its message in `error` and `message`, and its flags', () => {
    for (const code of Object.keys(errorResponses) as ErrorCode[]) {
      const body = ErrorBody.strict().parse(errorBody(new AppError(code, 'A sentence.')))
      expect(body).toMatchObject({ error: 'A sentence.', message: 'A sentence.' })
    }
  })

  test('[3.4] the flags are the ones that screens branch on', () => {
    const flagsOf = (code: ErrorCode) => errorBody(new AppError(code, ''))
    expect(flagsOf('subscription_required').subscriptionRequired).toBe(true)
    expect(flagsOf('birth_details_required').requiresBirthDetails).toBe(true)
    expect(flagsOf('natal_chart_required').requiresNatalChart).toBe(true)
  })
})

test('pages may use no device features, and no wallets without Stripe', async () => {
  const policy = (await app.request('/healthz')).headers.get('permissions-policy') ?? ''
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy.split(', ')).toContain(`${feature}=()`)
})

test('[2.6] the site shows no contact, store or social link that is not configured', async () => {
  const site = await (await app.request('/api/site')).json()
  expect(site.social).toEqual({ instagram: null, tiktok: null, x: null })
  expect(site.stores).toEqual({ appStore: null, playStore: null })
})

test('[3.1][7.4] returns the signed-in user, uncached', async () => {
  const headers = await app.signUp('private@example.com')
  const answer = await app.request('/api/auth/user', { headers })
  expect(await answer.json()).toEqual({
    id: expect.any(String),
    email: 'private@example.com',
    firstName: null,
    profileImageUrl: null,
    isAdmin: false,
    timeZone: null,
    subscriptionStatus: null,
    natalChartData: null,
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('[3.3][7.3] the sync call takes no body and returns the same user as GET /api/auth/user', async () => {
  const headers = await app.signUp('known@example.com')
  const synced = await app.request('/api/auth/sync', { method: 'POST', headers })
  expect(synced.status).toBe(200)
  const person = await synced.json()
  expect(person).toMatchObject({ email: 'known@example.com', isAdmin: false })
  expect(await (await app.request('/api/auth/user', { headers })).json()).toEqual(person)
})

test('limits request bodies on every route', async () => {
  const headers = await app.signUpSubscribed('large@example.com')
  await setAdmin(app.database.db, 'large@example.com', true)
  const { cardApi } = app.stripe.account
  const promised = (await contractEndpoints()).filter(({ body }) => body)
  const pages = mountedBesides.filter((route) =>
    /^POST .*(email|password|cancel|dating|oauth2|mcp)/.test(route),
  )
  const calls = [
    ...promised.map(({ method, path }) => [method, path]),
    ...pages.map((route) => route.split(' ')),
    ...[`${cardApi}/confirm`, '/healthz', '/nowhere'].map((path) => ['POST', path]),
  ]
  const body = 'x'.repeat(70_000)
  for (const [method = '', path = ''] of calls) {
    const answer = await app.request(path, { method, headers, body })
    expect(`${method} ${path}: ${answer.status}`).toBe(`${method} ${path}: 413`)
  }
  const large = { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) }
  expect((await app.request('/api/webhooks/stripe', large)).status).toBe(413)
})
