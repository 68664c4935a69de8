import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { setAdmin } from '#identity/users-table.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

const NUL = '\0'
const HALF_A_PAIR = '\ud83d'
const { broken } = messages.general
const { unstorableCharacter } = refusalMessages

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  const visitor = createVisitor(app)
  await visitor.signUp('odd@example.com', 'a good password')
  const bearer = await visitor.bearer()
  await app.subscribe(bearer)
  await setAdmin(app.database.db, 'odd@example.com', true)
  headers = { ...bearer, ...visitor.cookies(), origin: 'http://localhost:3000' }
})
afterAll(() => app.close())

const json = (body: object) => ({
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const form = (fields: Record<string, string>) => ({
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Including the identity library's routes. */
const bodies = Object.entries({
  ...exampleBodies,
  '/api/identity/sign-up/email': { email: 'a@example.com', password: 'password', name: '' },
  '/api/identity/sign-in/email': { email: 'a@example.com', password: 'password' },
  '/api/identity/sign-in/email-otp': { email: 'a@example.com', otp: '123456' },
  '/api/identity/reset-password': { token: 'a token', newPassword: 'password' },
})

describe('refuses a character that the database cannot store', () => {
  async function expectRefusal(path: string, init: RequestInit) {
    const answer = await app.request(path, init)
    const { message } = await answer.json()
    expect([path, answer.status, message]).toEqual([path, 400, unstorableCharacter])
  }

  test.each([
    ['NUL', NUL],
    ['half of a surrogate pair', HALF_A_PAIR],
  ])('in the body of every call: %s', async (_, character) => {
    const puts = (await contractEndpoints()).filter(({ method }) => method === 'PUT')
    for (const [path, body] of bodies) {
      const method = puts.some((put) => put.path === path) ? 'PUT' : 'POST'
      for (const key of Object.keys(body))
        await expectRefusal(path, { method, ...json({ ...body, [key]: `a${character}b` }) })
      await expectRefusal(path, { method, ...json({ ...body, [`a${character}b`]: 1 }) })
      await expectRefusal(path, { method, ...json({ ...body, deep: [{ deeper: character }] }) })
    }
  })

  test('in two halves separated by another escape sequence', async () => {
    const [high, low] = ['\ud83d', '\ude00']
    for (const between of ['\n', '"', '\t'])
      await expectRefusal('/api/auth/profile', {
        method: 'PUT',
        ...json({ firstName: `${high}${between}${low}`, mobileNumber: null }),
      })
  })

  test('in the path and the query of every call', async () => {
    for (const { method, path } of await contractEndpoints()) {
      await expectRefusal(`${examplePath(path).split('?')[0]}?a=%00`, { method, headers })
      if (path.includes('{'))
        await expectRefusal(path.replace(/\{\w+\}/, 'a%00b'), { method, headers })
    }
  })

  test('in the pages of mailed links, and in the calendar feed', async () => {
    for (const path of [
      'identity/confirm-email',
      'identity/restore-email',
      'billing/cancel-link',
      'dating/confirm',
      'dating/leave',
    ]) {
      await expectRefusal(`/api/${path}?token=%00`, {})
      await expectRefusal(`/api/${path}`, { method: 'POST', ...form({ token: NUL }) })
    }
    await expectRefusal('/calendar-feed/%00.ics', {})
  })

  test('but accepts every other character, however it is escaped', async () => {
    for (const name of ['Zoë', '😀', '%00', '\\u0000', '\u0001'])
      expect(
        (
          await app.request('/api/auth/profile', {
            method: 'PUT',
            ...json({ firstName: name, mobileNumber: null }),
          })
        ).status,
        name,
      ).toBe(200)
  })
})

test('refuses an object that passes for a long text, in the body of every call', async () => {
  const puts = (await contractEndpoints()).filter(({ method }) => method === 'PUT')
  const long = { length: { valueOf: 1, toString: 1 } }
  for (const [path, body] of bodies) {
    const method = puts.some((put) => put.path === path) ? 'PUT' : 'POST'
    for (const key of Object.keys(body)) {
      const answer = await app.request(path, { method, ...json({ ...body, [key]: long }) })
      expect(answer.status, `${path} ${key}`).toBe(400)
    }
  }
})

describe('the identity library', () => {
  const signIn = { email: 'odd@example.com', password: 'a good password' }
  const path = '/api/identity/sign-in/email'

  test('never receives a redirect address that does not fit in a header', async () => {
    for (const callbackURL of ['/\u0100', 'http://localhost:3000/\u{1F600}', '/a\nb'])
      expect(
        (await app.request(path, { method: 'POST', ...json({ ...signIn, callbackURL }) })).status,
      ).toBe(400)
  })

  test('receives JSON only', async () => {
    expect((await app.request(path, { method: 'POST', ...form(signIn) })).status).toBe(400)
    const plain = { method: 'POST', headers, body: JSON.stringify(signIn) }
    expect((await app.request(path, plain)).status).toBe(400)
  })

  test('fails with our own messages', async () => {
    const { db } = app.database
    await db.execute(sql`alter table identity.account rename to lost`)
    const answer = await app.request(path, { method: 'POST', ...json(signIn) })
    await db.execute(sql`alter table identity.lost rename to account`)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: broken,
      message: broken,
      requestId: answer.headers.get('x-request-id'),
    })
  })
})
