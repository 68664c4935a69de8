import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { setAdmin } from '#identity/users-table.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import {
  addAuthenticator,
  addPasskey,
  codeOf,
  PASSWORD,
  signUpConfirmed,
} from '#testing/two-factor.ts'
import type { Visitor } from '#testing/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ adminsNeedTwoFactor: true })
})
afterAll(() => app.close())

const adminCalls = (await contractEndpoints()).filter(({ access }) => access === 'admin')

async function administrator(email: string): Promise<Visitor> {
  const visitor = await signUpConfirmed(app, email)
  await setAdmin(app.database.db, email, true)
  return visitor
}

const callAs = async (visitor: Visitor, { method, path }: Endpoint) =>
  visitor.call(
    method,
    examplePath(path),
    method === 'GET' ? undefined : exampleBodies[path],
    await visitor.bearer(),
  )

const listConfigs = async (visitor: Visitor) =>
  (await visitor.get('/api/admin/ai-configs', await visitor.bearer())).status

test('an administrator without a second factor is refused by every call of the administration', async () => {
  const visitor = await administrator('ada@example.com')
  expect(adminCalls.length).toBeGreaterThan(5)
  for (const endpoint of adminCalls) {
    const answer = await callAs(visitor, endpoint)
    expect(`${endpoint.path} ${answer.status}`).toBe(`${endpoint.path} 403`)
    expect(await answer.json()).toMatchObject({
      code: 'second-factor-required',
      message: 'Administrators need two-step verification here. Please turn it on in Settings.',
    })
  }
  expect((await visitor.get('/api/auth/user', await visitor.bearer())).status).toBe(200)
})

test('an authenticator app opens it, until it is removed', async () => {
  const visitor = await administrator('app@example.com')
  await visitor.post('/api/identity/two-factor/authenticator')
  expect(await listConfigs(visitor)).toBe(403)
  const { secret } = await addAuthenticator(visitor)
  expect(await listConfigs(visitor)).toBe(200)
  const body = { code: await codeOf(secret, 1), password: PASSWORD }
  expect((await visitor.post('/api/identity/two-factor/authenticator/removal', body)).status).toBe(
    200,
  )
  expect(await listConfigs(visitor)).toBe(403)
})

test('a passkey opens it', async () => {
  const visitor = await administrator('passkey@example.com')
  await addPasskey(visitor)
  expect(await listConfigs(visitor)).toBe(200)
})

test('says nothing of second factors to somebody who is no administrator', async () => {
  const visitor = await signUpConfirmed(app, 'user@example.com')
  const answer = await visitor.get('/api/admin/ai-configs', await visitor.bearer())
  expect(answer.status).toBe(403)
  expect((await answer.json()).code).toBeUndefined()
})
