import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#durations.ts'
import { receivedEmail } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function signUp(email: string) {
  const visitor = createVisitor(app)
  await visitor.signUp(email, 'a good password')
  return visitor
}

/** In milliseconds, from the row's creation to its expiry. */
async function lifetimeOf(table: 'session' | 'verification', where: string) {
  const { rows } = (await app.database.db.execute(
    sql.raw(
      `select extract(epoch from expires_at - created_at) as seconds from identity.${table} where ${where}`,
    ),
  )) as unknown as { rows: { seconds: string }[] }
  expect(rows).toHaveLength(1)
  return Number(rows[0]?.seconds) * SECOND
}

/** The expiry is computed a moment before the row is created. */
function expectLifetime(actualMs: number, expectedMs: number) {
  expect(actualMs).toBeLessThanOrEqual(expectedMs)
  expect(actualMs).toBeGreaterThan(expectedMs - MINUTE)
}

const idOf = (email: string) => `(select id from identity."user" where email = '${email}')`

test('an identity token is valid for 10 minutes', async () => {
  const visitor = await signUp('token@example.com')
  const { authorization } = await visitor.bearer()
  const { exp = 0, iat = 0 } = decodeJwt(authorization.slice('Bearer '.length))
  expect(exp - iat).toBe((10 * MINUTE) / SECOND)
})

test('a session is valid for 30 days', async () => {
  await signUp('session@example.com')
  const where = `user_id = ${idOf('session@example.com')}`
  expectLifetime(await lifetimeOf('session', where), 30 * DAY)
})

test('the link that confirms an address is valid for 24 hours, the one that restores it for 7 days', async () => {
  const visitor = await signUp('former@example.com')
  await visitor.post('/api/identity/update-email', { email: 'latter@example.com' })
  await receivedEmail(app, 'latter@example.com', /Confirm/)
  await receivedEmail(app, 'former@example.com', /address was changed/)
  const confirms = `value = ${idOf('latter@example.com')} || ' latter@example.com'`
  expectLifetime(await lifetimeOf('verification', confirms), DAY)
  expectLifetime(await lifetimeOf('verification', `value like 'restore %'`), 7 * DAY)
})

test('an expired or disabled session is refused by its token', async () => {
  const visitor = await signUp('expired@example.com')
  const token = await visitor.bearer()
  await visitor.call('POST', '/api/auth/sync', undefined, token)
  const statuses = async () => [
    (await visitor.get('/api/auth/user', token)).status,
    (await visitor.get('/api/identity/sessions', token)).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  const set = (change: string) => app.database.db.execute(sql.raw(`update identity.${change}`))
  await set(`"user" set disabled = true where email = 'expired@example.com'`)
  expect(await statuses()).toEqual([401, 401])
  await set(`"user" set disabled = false where email = 'expired@example.com'`)
  expect(await statuses()).toEqual([200, 200])
  await set(`session set expires_at = now() where user_id = ${idOf('expired@example.com')}`)
  expect(await statuses()).toEqual([401, 401])
})
