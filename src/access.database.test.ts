import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import type { Endpoint, EndpointAccess } from '#contract/endpoint.ts'
import { HOUR } from '#durations.ts'
import { setAdmin } from '#identity/users-table.ts'
import {
  contractEndpoints,
  exampleBodies,
  examplePath,
  inCallOrder,
} from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { saveSubscription } from './billing/subscriptions-table.ts'
import { rateLimits } from './limits/rate-limits-table.ts'

// The matrix of every call of the contract and every kind of caller. The contract declares the access of a call; the two
// lists below say it once more, so that a call that is opened by mistake fails here.

const publicCalls = [
  'GET /api/auth/settings',
  'GET /api/config',
  'GET /api/location/autocomplete',
  'GET /api/site',
  'POST /api/contact',
  'POST /api/cosmic-events/preview',
  'POST /api/daily-notification/replacement',
  'POST /api/dating/waitlist',
  'POST /api/identity/email-otp/send-verification-otp',
  'POST /api/identity/request-password-reset',
  'POST /api/identity/send-verification-email',
  'POST /api/readings/preview',
]

/** Calls about the account, and about what was paid for before. Every other one needs a subscription, or an administrator. */
const unpaidCalls = [
  'POST /api/auth/sync',
  'GET /api/auth/user',
  'GET /api/auth/profile',
  'PUT /api/auth/profile',
  'DELETE /api/auth/delete-account',
  'GET /api/data-export',
  'POST /api/data-export',
  'POST /api/data-export/download',
  'POST /api/birth-details',
  'GET /api/readings',
  'GET /api/readings/{id}',
  'DELETE /api/readings/{id}',
  'POST /api/chat/stop',
  'DELETE /api/chat',
  'POST /api/feedback',
  'GET /api/dating/waitlist',
  'DELETE /api/dating/waitlist',
  'GET /api/email-preferences',
  'PUT /api/email-preferences/{kind}',
  'GET /api/about-you',
  'PUT /api/about-you',
  'DELETE /api/about-you',
  'GET /api/paragraph-verdicts',
  'PUT /api/paragraph-verdicts',
  'DELETE /api/paragraph-verdicts',
  'GET /api/daily-notification',
  'DELETE /api/daily-notification/{device}',
  'DELETE /api/calendar-feed',
  'POST /api/create-checkout-session',
  'POST /api/verify-session',
  'POST /api/sync-subscription',
  'POST /api/create-subscription',
  'GET /api/subscription-status',
  'POST /api/cancel-subscription',
  'POST /api/resume-subscription',
  'POST /api/update-card',
  'GET /api/plan-change',
  'POST /api/plan-change',
  'DELETE /api/plan-change',
  'GET /api/payments',
  'POST /api/identity/update-email',
  'POST /api/identity/update-password',
  'GET /api/identity/sessions',
  'DELETE /api/identity/sessions/{id}',
  'DELETE /api/identity/sessions',
  'GET /api/identity/two-factor',
  'POST /api/identity/two-factor/confirmation',
  'POST /api/identity/two-factor/authenticator',
  'POST /api/identity/two-factor/authenticator/confirmation',
  'POST /api/identity/two-factor/authenticator/removal',
  'POST /api/identity/two-factor/backup-codes',
  'PUT /api/identity/passkeys/{id}',
  'DELETE /api/identity/passkeys/{id}',
  'GET /api/identity/connections',
  'DELETE /api/identity/connections/{id}',
  'POST /api/identity/connection-requests/description',
  'POST /api/identity/connection-requests/answer',
]

/** Callers that every non-public call must refuse. */
const callers = [
  'nobody',
  'garbage',
  'alg none',
  'another key',
  'another issuer',
  'another audience',
  'an expired token',
  'a signed-out session',
  'a deleted account',
] as const
type Caller = (typeof callers)[number]

const calls = await contractEndpoints()
const protectedCalls = calls.filter(({ access }) => access !== 'public')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let app: TestApp
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  app = await openTestApp()
  const good = await signedIn('ada@example.com')
  const claims = decodeJwt(good.token)
  const sign = async (payload: JWTPayload) =>
    (await app.identity.auth.api.signJWT({ body: { payload: { ...claims, ...payload } } })).token
  const { privateKey } = await generateKeyPair('EdDSA')
  const kid = (await app.identity.auth.api.getJwks()).keys[0]?.kid
  tokens = {
    nobody: undefined,
    garbage: 'x.y.z',
    'alg none': new UnsecuredJWT(claims).encode(),
    'another key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey),
    'another issuer': await sign({ iss: 'https://evil.example' }),
    'another audience': await sign({ aud: 'another-product' }),
    'an expired token': await sign({ iat: 1, exp: 2 }),
    'a signed-out session': await signedOut('grace@example.com'),
    'a deleted account': await deleted('gone@example.com'),
  }
  // The token itself is valid, so the refusals below are about the account.
  expect((await app.request('/api/auth/user', { headers: bearer(good.token) })).status).toBe(200)
})
afterAll(() => app.close())

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

async function signedIn(email: string) {
  const visitor = createVisitor(app)
  await visitor.signUp(email, 'a good password')
  const headers = await visitor.bearer()
  await visitor.call('POST', '/api/auth/sync', undefined, headers)
  return { visitor, headers, token: headers.authorization.slice('Bearer '.length) }
}

async function signedOut(email: string) {
  const { visitor, token } = await signedIn(email)
  expect((await visitor.post('/api/identity/sign-out')).status).toBe(200)
  return token
}

async function deleted(email: string) {
  const { visitor, headers, token } = await signedIn(email)
  const answer = await visitor.call('DELETE', '/api/auth/delete-account', undefined, headers)
  expect(answer.status).toBe(200)
  return token
}

/** Bodies; a call must be refused before its body is read. */
const bodies: [kind: string, of: (endpoint: Endpoint) => BodyInit | undefined][] = [
  ['no body', () => undefined],
  ['a valid body', ({ path }) => JSON.stringify(exampleBodies[path] ?? {})],
  ['a body of another shape', () => JSON.stringify({ email: 7, plan: ['x'] })],
  ['a body that is not JSON', () => '{"email":'],
  ['bytes', () => Uint8Array.of(0, 255, 192, 128)],
  ['a deep body', () => '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a body that is too large', () => JSON.stringify({ email: 'x'.repeat(70_000) })],
]

describe('[6.1] the contract', () => {
  const namesWith = (...accesses: EndpointAccess[]) =>
    calls.filter(({ access }) => accesses.includes(access)).map(nameOf)

  test('opens no call by mistake', () => {
    expect(namesWith('public').toSorted()).toEqual(publicCalls)
    expect(namesWith('identity', 'user', 'session').toSorted()).toEqual(unpaidCalls.toSorted())
  })

  test('keeps the administration for administrators', () => {
    expect(namesWith('admin')).toEqual(
      calls.map(nameOf).filter((name) => name.includes(' /api/admin/')),
    )
  })
})

describe.each(callers)('[6.5] %s', (caller) => {
  test.each(bodies)('is refused by every non-public call, with %s', async (_, bodyOf) => {
    expect(protectedCalls.length).toBeGreaterThan(50)
    // One after another: a burst of one caller's calls is slowed down (turns.ts).
    for (const endpoint of protectedCalls) {
      const { method, path } = endpoint
      const answer = await app.request(examplePath(path), {
        method,
        headers: { ...bearer(tokens[caller]), 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: bodyOf(endpoint) ?? null }),
      })
      expect(`${nameOf(endpoint)}: ${answer.status}`).toBe(`${nameOf(endpoint)}: 401`)
    }
  })

  test('is refused by every non-public call, with unexpected params and query', async () => {
    for (const { method, path } of protectedCalls) {
      const answer = await app.request(path.replaceAll(/\{\w+\}/g, '%20'), {
        method,
        headers: bearer(tokens[caller]),
      })
      expect(`${method} ${path}: ${answer.status}`).toBe(`${method} ${path}: 401`)
    }
  })
})

test('no call answers a page of another site, with any credentials', async () => {
  for (const { method, path } of protectedCalls) {
    const answer = await app.request(examplePath(path), {
      method,
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})

/** What a new subscriber asks for in vain: something that they do not have, or a code that is wrong. Every other call answers 200. */
const refusedForTheRequest: Record<string, number> = {
  // Without birth details, or without a natal chart.
  'GET /api/chat/history': 409,
  'POST /api/chat': 409,
  'GET /api/horoscopes/{kind}': 400,
  'DELETE /api/horoscopes/{kind}': 400,
  'POST /api/readings/year': 400,
  // Without a customer and a subscription at the payment provider.
  'POST /api/verify-session': 404,
  'POST /api/create-subscription': 400,
  'POST /api/cancel-subscription': 409,
  'POST /api/resume-subscription': 409,
  'GET /api/plan-change': 409,
  'POST /api/plan-change': 409,
  'DELETE /api/plan-change': 409,
  'POST /api/update-card': 409,
  // Of something with an id that nobody has.
  'GET /api/readings/{id}': 404,
  'DELETE /api/readings/{id}': 404,
  'POST /api/feedback': 404,
  'PUT /api/paragraph-verdicts': 404,
  'POST /api/data-export/download': 410,
  'POST /api/daily-notification/replacement': 404,
  'DELETE /api/identity/sessions/{id}': 404,
  'DELETE /api/identity/connections/{id}': 404,
  'PUT /api/identity/passkeys/{id}': 404,
  // Without a request of an assistant, an authenticator app, or a fresh confirmation.
  'POST /api/identity/connection-requests/description': 400,
  'POST /api/identity/connection-requests/answer': 400,
  'POST /api/identity/two-factor/confirmation': 400,
  'POST /api/identity/two-factor/authenticator': 409,
  'POST /api/identity/two-factor/authenticator/confirmation': 403,
  'POST /api/identity/two-factor/authenticator/removal': 400,
  'POST /api/identity/two-factor/backup-codes': 403,
  'DELETE /api/identity/passkeys/{id}': 403,
}

/** What came of a call: 'served' is any answer that is not about who is calling. */
async function verdictOf(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.status === 401) return 'sign in'
  if (answer.status === 403 && JSON.parse(text).subscriptionRequired) return 'subscribe'
  if (answer.status === 403 && JSON.parse(text).message === adminMessages.accessDenied.text)
    return 'not for you'
  // The person may call it, after showing once more who they are.
  if (answer.status === 403 && JSON.parse(text).code === 'confirmation-required') return 'served'
  return answer.status < 500 && answer.status !== 403 ? 'served' : `${answer.status} ${text}`
}

const callAs = (visitor: Visitor, headers: Record<string, string>, endpoint: Endpoint) => {
  const { method, path } = endpoint
  const body = method === 'GET' ? undefined : exampleBodies[path]
  return visitor.call(method, examplePath(path), body, headers)
}

describe('[1.9][6.2][6.3][6.4] every call', () => {
  type Role = 'unsubscribed' | 'lapsed' | 'subscribed' | 'administrator' | 'demoted administrator'
  const servedTo: Record<Role, EndpointAccess[]> = {
    unsubscribed: [],
    lapsed: [],
    subscribed: ['subscriber'],
    administrator: ['admin'],
    'demoted administrator': [],
  }

  /** A user whose token is older than their role and subscription. */
  async function become(role: Role) {
    const email = `${role.replaceAll(' ', '-')}@example.com`
    const signed = await signedIn(email)
    const { db } = app.database
    const { id } = await (await app.request('/api/auth/user', { headers: signed.headers })).json()
    const since = (periodEnd: number) => new Date(Date.now() + periodEnd * HOUR)
    if (role === 'lapsed')
      await saveSubscription(db, id, { status: 'active', periodEnd: since(-7) })
    if (role === 'subscribed')
      await saveSubscription(db, id, { status: 'active', periodEnd: since(1) })
    if (role.includes('administrator')) await setAdmin(db, email, true)
    if (role.startsWith('demoted')) {
      const configs = await app.request('/api/admin/ai-configs', { headers: signed.headers })
      expect(configs.status).toBe(200)
      await setAdmin(db, email, false)
    }
    return signed
  }

  const inOrder = inCallOrder(calls)

  test.each(Object.keys(servedTo) as Role[])('answers somebody %s as declared', async (role) => {
    // The calls of the other roles ended in wrong passwords, too.
    await app.database.db.delete(rateLimits)
    const { visitor, headers } = await become(role)
    const expected = ({ access }: Endpoint) => {
      if (access !== 'subscriber' && access !== 'admin') return 'served'
      if (servedTo[role].includes(access)) return 'served'
      return access === 'admin' ? 'not for you' : 'subscribe'
    }
    const found: string[] = []
    const statuses: Record<string, number> = {}
    for (const endpoint of inOrder) {
      const answer = await callAs(visitor, headers, endpoint)
      const name = nameOf(endpoint)
      if (answer.status !== 200 && endpoint.access !== 'admin') statuses[name] = answer.status
      found.push(`${name}: ${await verdictOf(answer)}`)
    }
    expect(found).toEqual(inOrder.map((endpoint) => `${nameOf(endpoint)}: ${expected(endpoint)}`))
    if (role === 'subscribed') expect(statuses).toEqual(refusedForTheRequest)
  })

  test('that is public serves nobody in particular, and never trusts a bad token', async () => {
    for (const endpoint of calls.filter(({ access }) => access === 'public'))
      for (const caller of callers) {
        const headers = bearer(tokens[caller])
        const verdict = await verdictOf(await callAs(createVisitor(app), headers, endpoint))
        const allowed = caller === 'nobody' ? ['served'] : ['served', 'sign in']
        expect(allowed, `${caller}: ${nameOf(endpoint)}`).toContain(verdict)
      }
  })
})
