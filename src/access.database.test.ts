import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

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

const protectedCalls = (await contractEndpoints()).filter(({ access }) => access !== 'public')

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

test('requires authentication for every call except the public ones', async () => {
  const open = (await contractEndpoints()).filter(({ access }) => access === 'public')
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/auth/settings',
    'GET /api/config',
    'GET /api/location/autocomplete',
    'GET /api/site',
    'POST /api/contact',
    'POST /api/cosmic-events/preview',
    'POST /api/dating/waitlist',
    'POST /api/identity/email-otp/send-verification-otp',
    'POST /api/identity/request-password-reset',
    'POST /api/identity/send-verification-email',
    'POST /api/readings/preview',
  ])
})

describe.each(callers)('[6.5] %s', (caller) => {
  test.each(bodies)('is refused by every non-public call, with %s', async (_, bodyOf) => {
    expect(protectedCalls.length).toBeGreaterThan(25)
    const refused = await Promise.all(
      protectedCalls.map(async (endpoint) => {
        const { method, path } = endpoint
        const answer = await app.request(examplePath(path), {
          method,
          headers: { ...bearer(tokens[caller]), 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: bodyOf(endpoint) ?? null }),
        })
        return `${method} ${path}: ${answer.status}`
      }),
    )
    expect(refused).toEqual(protectedCalls.map(({ method, path }) => `${method} ${path}: 401`))
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
