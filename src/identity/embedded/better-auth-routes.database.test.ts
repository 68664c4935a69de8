import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PASSWORD = 'a good password'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('a response of better-auth', () => {
  const email = 'ada@example.com'
  const body = { email, password: PASSWORD, name: '' }
  const personal: [string, (visitor: Visitor) => Promise<Response>][] = [
    ['sign-up', (visitor) => visitor.post('/api/identity/sign-up/email', body)],
    ['sign-in', (visitor) => visitor.post('/api/identity/sign-in/email', body)],
    [
      'a refused sign-in',
      (visitor) => visitor.post('/api/identity/sign-in/email', { email, password: 'wrong' }),
    ],
    ['the session', (visitor) => visitor.get('/api/identity/get-session')],
    ['the token', (visitor) => visitor.get('/api/identity/token')],
    ['the accounts', (visitor) => visitor.get('/api/identity/list-accounts')],
    ['sign-out', (visitor) => visitor.post('/api/identity/sign-out')],
  ]

  test('must not be stored if it is about a user', async () => {
    const visitor = createVisitor(app)
    for (const [name, call] of personal)
      expect((await call(visitor)).headers.get('cache-control'), name).toBe('no-store')
  })

  test('never tells a script the token of the session', async () => {
    const visitor = createVisitor(app)
    for (const [name, call] of personal.filter(([name]) => name !== 'the token')) {
      const reply = await (await call(visitor)).text()
      expect(reply, name).not.toContain('"token"')
    }
  })

  test('may be stored if it is the public keys', async () => {
    const keys = await app.request('/api/identity/jwks')
    expect(keys.status).toBe(200)
    expect(keys.headers.get('cache-control')).not.toBe('no-store')
  })
})

describe('the profile at sign-up', () => {
  const signUp = async (email: string, more: object) => {
    const visitor = createVisitor(app)
    const body = { email, password: PASSWORD, name: '', ...more }
    expect((await visitor.post('/api/identity/sign-up/email', body)).status).toBe(200)
    return visitor
  }
  const imageOf = async (visitor: Visitor) =>
    (await (await visitor.get('/api/identity/get-session')).json()).user.image

  test('never makes a token too long for a header', async () => {
    const long = 'x'.repeat(20_000)
    const emoji = '🪐'.repeat(10_000)
    const image = `https://example.com/${long}`
    const visitor = await signUp('long@example.com', { name: emoji, image })
    const { authorization } = await visitor.bearer()
    expect(authorization.length).toBeLessThan(4096)
    expect((await visitor.get('/api/auth/user', { authorization })).status).toBe(200)
    expect(await imageOf(visitor)).toBeNull()
  })

  test('never makes one too long for an older account with a long image URL', async () => {
    const visitor = await signUp('before@example.com', {})
    await app.database.db.execute(
      `update identity."user" set image = 'https://example.com/' || repeat('x', 20000) where email = 'before@example.com'`,
    )
    expect((await visitor.bearer()).authorization.length).toBeLessThan(4096)
  })

  test.each([
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'http://example.com/me.png?size=96',
  ])('keeps an image URL: %s', async (image) => {
    expect(await imageOf(await signUp(`kept${image.length}@example.com`, { image }))).toBe(image)
  })

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', '/me.png', 'me', ' ', ''])(
    'drops an invalid image URL: %j',
    async (image) => {
      const visitor = await signUp(`dropped${image.length}@example.com`, { image })
      expect(await imageOf(visitor)).toBeNull()
    },
  )
})
