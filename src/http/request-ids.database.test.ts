import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { createLog } from '#log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
})
afterAll(() => app.close())

test('every route answers with an id of its own', async () => {
  const seen = new Set<string | null>()
  for (const route of ['GET /nowhere', ...app.routes]) {
    const [method = '', path = ''] = route.split(' ')
    const id = (await app.request(path, { method })).headers.get('x-request-id')
    expect(id, route).toMatch(/^[0-9a-f]{16}$/)
    seen.add(id)
  }
  expect(seen.size).toBe(app.routes.length + 1)
})

test('an id that comes from no trusted proxy is not used', async () => {
  const answer = await app.request('/healthz', { headers: { 'x-request-id': 'chosen-by-client' } })
  expect(answer.headers.get('x-request-id')).not.toBe('chosen-by-client')
})

test('a refusal names its request', async () => {
  const refused = await app.request('/api/auth/user')
  expect((await refused.json()).requestId).toBe(refused.headers.get('x-request-id'))
})

test.each([
  ['a sign-up with a bad address', 'POST', '/sign-up/email', { email: 'x' }, 400],
  ['a wrong password', 'POST', '/sign-in/email', { email: 'no@example.com' }, 401],
  ['a token without a session', 'GET', '/token', undefined, 401],
  ['accounts without a session', 'GET', '/list-accounts', undefined, 401],
])('the identity library names the request of %s', async (_name, method, path, fields, status) => {
  const visitor = createVisitor(app)
  const body = fields && { ...fields, password: 'not the password', name: '' }
  const refused = await visitor.call(method, `/api/identity${path}`, body)
  const { error, message, requestId } = ErrorBody.parse(await refused.json())
  expect(refused.status).toBe(status)
  expect(requestId).toBe(refused.headers.get('x-request-id'))
  expect(error).toBe(message)
  expect(message).not.toBe('')
})

test('a failure of the identity library names its request', async () => {
  const { db } = app.database
  await db.execute(sql`alter table identity."user" rename to lost`)
  const failed = await createVisitor(app).signIn('no@example.com', 'not the password')
  await db.execute(sql`alter table identity.lost rename to "user"`)
  expect(failed.status).toBe(500)
  expect((await failed.json()).requestId).toBe(failed.headers.get('x-request-id'))
})

test('the log names the request that failed, as the answer does', async () => {
  const headers = await app.signUp('failing@example.com')
  lines.length = 0
  const { db } = app.database
  await db.execute(sql`alter table readings rename to lost`)
  const failed = await app.request('/api/readings', { headers })
  await db.execute(sql`alter table lost rename to readings`)
  const { requestId } = await failed.json()
  expect(failed.status).toBe(500)
  expect(requestId).toBe(failed.headers.get('x-request-id'))
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A call failed')
  expect(logged.map((line) => line.requestId)).toEqual([requestId])
})
