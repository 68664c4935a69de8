import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleBodies, filledIn } from '#testing/promised-calls.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

/** Calls that anybody may make; every other one of the API needs a good identity token. */
const open = new Set([
  'GET /api/auth/settings',
  'GET /api/site',
  'GET /api/config',
  'GET /api/location/autocomplete',
  'POST /api/identity/request-password-reset',
  'POST /api/identity/email-otp/send-verification-otp',
  'POST /api/identity/send-verification-email',
])

let app: TestApp
let calls: [method: string, path: string][]
let forged: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  const { paths } = await (await app.request('/api/openapi.json')).json()
  calls = Object.entries(paths as Record<string, object>)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]),
    )
    .filter(([method, path]) => !open.has(`${method} ${path}`))

  const visitor = createVisitor(app)
  await visitor.signUp('ada@example.com', 'a good password')
  const good = (await visitor.bearer()).authorization.slice('Bearer '.length)
  const claims = decodeJwt(good)
  const sign = async (payload: object) =>
    (await app.identity.auth.api.signJWT({ body: { payload: { ...claims, ...payload } } })).token
  const { privateKey } = await generateKeyPair('EdDSA')
  const kid = (await app.identity.auth.api.getJwks()).keys[0]?.kid
  forged = {
    'no token': '',
    'alg none': new UnsecuredJWT(claims).encode(),
    'another key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey),
    'another audience': await sign({ aud: 'another-product' }),
    'another issuer': await sign({ iss: 'https://evil.example' }),
    expired: await sign({ iat: 1, exp: 2 }),
    'no such session': await sign({ sid: 'made up' }),
    malformed: 'x.y.z',
  }
})
afterAll(() => app.close())

test('[6.5] every call but the open ones refuses a token that is not good', async () => {
  expect(calls.length).toBeGreaterThan(10)
  for (const [method, path] of calls)
    for (const [kind, token] of Object.entries(forged)) {
      const answer = await app.request(filledIn(path), {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          origin: 'http://localhost:3000',
          'content-type': 'application/json',
        },
        ...(method !== 'GET' && { body: JSON.stringify(exampleBodies[path] ?? {}) }),
      })
      const { message } = await answer.json()
      // Without a token an own call about the login says so in its own way.
      const refusals = path.startsWith('/api/identity/') ? [401, 403] : [401]
      expect(refusals, `${method} ${path} with ${kind}: ${answer.status} ${message}`).toContain(
        answer.status,
      )
    }
})

test('no call answers a page of another site, whatever it brings along', async () => {
  for (const [method, path] of calls) {
    const answer = await app.request(filledIn(path), {
      method,
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})
