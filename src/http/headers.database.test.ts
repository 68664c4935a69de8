import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const EVIL = 'https://evil.example'

let app: TestApp
let visitor: Visitor
/** The cookies of the sign-up. */
let setCookies: string[]
beforeAll(async () => {
  app = await openTestApp({ publicUrl: 'https://stars.example' })
  visitor = createVisitor(app)
  setCookies = (await visitor.signUp('ada@example.com', 'a good password')).headers.getSetCookie()
})
afterAll(() => app.close())

const bodyOf = (path: string) => exampleBodies[path] ?? {}
const ofRoute = (route: string) => {
  const [method = '', pattern = ''] = route.split(' ')
  return { method, path: pattern.replaceAll(/:\w+/g, 'x') }
}

/** Directives of a policy with their sources; those of styles and scripts fall back to `default-src`. */
function policyOf(answer: Response) {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const directives = new Map(
    policy.split(/; */).map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)] as const),
  )
  return (name: string) => directives.get(name) ?? directives.get('default-src')
}

describe('every route', () => {
  const expected: [header: string, value: RegExp][] = [
    ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
    ['x-content-type-options', /^nosniff$/],
    ['x-frame-options', /^DENY$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['referrer-policy', /^(no-referrer|strict-origin-when-cross-origin)$/],
    ['permissions-policy', /\bcamera=\(\).*\bgeolocation=\(\)/],
    ['cross-origin-opener-policy', /^(same-origin-allow-popups|unsafe-none)$/],
  ]

  test.each(expected)('sends %s', async (header, value) => {
    for (const route of ['GET /', 'GET /nowhere', ...app.routes]) {
      const { method, path } = ofRoute(route)
      const answer = await app.request(path, { method })
      expect(answer.headers.get(header) ?? '', route).toMatch(value)
    }
  })

  test('is isolated from other windows, except where Google reports to its opener', async () => {
    for (const route of app.routes) {
      const { method, path } = ofRoute(route)
      const policy = (await app.request(path, { method })).headers.get('cross-origin-opener-policy')
      const expected = path.startsWith('/api/identity/')
        ? 'unsafe-none'
        : 'same-origin-allow-popups'
      expect(`${route}: ${policy}`).toBe(`${route}: ${expected}`)
    }
  })

  test('of data may do nothing when it is opened as a page, and no page runs scripts of strangers', async () => {
    for (const route of app.routes.filter((each) => / \/(api|calendar-feed)\//.test(each))) {
      const { method, path } = ofRoute(route)
      const answer = await app.request(path, { method })
      const sources = policyOf(answer)
      expect(sources('script-src'), route).toBeDefined()
      for (const source of sources('script-src') ?? [])
        expect(`${route}: ${source}`).toMatch(/: '(none|self|sha256-[\w+/=]+)'$/)
      expect(sources('base-uri'), route).toEqual(["'none'"])
      if (!answer.headers.get('content-type')?.includes('html') && answer.status !== 404)
        expect(sources('default-src'), route).toEqual(["'none'"])
    }
  })

  test('says nothing about the server', async () => {
    for (const route of app.routes) {
      const { method, path } = ofRoute(route)
      const { headers } = await app.request(path, { method })
      for (const name of ['server', 'x-powered-by']) expect(headers.get(name), route).toBeNull()
    }
  })
})

test.each([
  ['short', '/api/location/autocomplete?q=zzzz'],
  ['long', '/api/location/autocomplete?q=lisb'],
])('a %s reply of a call has what every other response has, compressed or not', async (_, path) => {
  const names = async (address: string, encoding: string) => {
    const { status, headers } = await app.request(address, {
      headers: { 'accept-encoding': encoding },
    })
    return { status, names: [...headers.keys()] }
  }
  const refused = await names('/api/nowhere', 'identity')
  expect(refused.status).toBe(404)
  for (const encoding of ['identity', 'gzip']) {
    const replied = await names(path, encoding)
    expect(replied.status).toBe(200)
    expect(replied.names).toEqual(expect.arrayContaining(refused.names))
  }
})

test('without HTTPS, no response asks browsers to insist on it', async () => {
  const local = await openTestApp()
  expect((await local.request('/healthz')).headers.get('strict-transport-security')).toBeNull()
  await local.close()
})

describe('cookies', () => {
  test('are for this site over HTTPS only, and hidden from scripts', () => {
    expect(setCookies.length).toBeGreaterThan(0)
    for (const line of setCookies) {
      expect(line).toMatch(/^__Secure-cosmic-path\./)
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
        expect(line.split('; ')).toContain(attribute)
      expect(line).not.toMatch(/domain=/i)
    }
  })
})

describe('a page of another site', () => {
  /** Its request carries the cookies, but no token: that is in the memory of our own pages. */
  const fromElsewhere = (method: string, path: string, body: object) =>
    app.request(path, {
      method,
      headers: { ...visitor.cookies(), origin: EVIL, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })

  test('can change nothing with the cookies of its visitor', async () => {
    const changing = (await contractEndpoints()).filter(({ method }) => method !== 'GET')
    for (const { method, path, access } of changing) {
      if (access === 'public') continue
      const { status } = await fromElsewhere(method, examplePath(path), bodyOf(path))
      expect(`${method} ${path}: ${status}`).toBe(
        `${method} ${path}: ${access === 'session' ? 403 : 401}`,
      )
    }
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test.each([
    ['/sign-out', {}],
    ['/sign-up/email', { email: 'eve@example.com', password: 'a good password', name: '' }],
    ['/sign-in/email', { email: 'ada@example.com', password: 'a good password' }],
    ['/sign-in/email-otp', { email: 'ada@example.com', otp: '123456' }],
  ])('cannot use %s', async (path, body) => {
    const answer = await fromElsewhere('POST', `/api/identity${path}`, body)
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('reads no answer', async () => {
    for (const route of app.routes) {
      const { method, path } = ofRoute(route)
      const { headers } = await fromElsewhere(method, path, {})
      const allowed = headers.get('access-control-allow-origin')
      // What assistants call, in which cookies play no part (src/mcp/routes.test.ts).
      const isOpen = / (\/mcp|\/\.well-known\/oauth-.*|.*\/oauth2\/(token|revoke|register))$/.test(
        route,
      )
      expect(isOpen ? ['*'] : [null, 'https://stars.example'], route).toContain(allowed)
    }
  })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://stars.example@evil.example',
  'https://stars.example.evil.example',
  'javascript:alert(1)',
])('a sign-in does not lead to %s', async (callbackURL) => {
  const signIn = { email: 'ada@example.com', password: 'a good password', callbackURL }
  const answer = await visitor.post('/api/identity/sign-in/email', signIn)
  expect([400, 403]).toContain(answer.status)
  expect(answer.headers.get('location')).toBeNull()
})
