import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import {
  addAuthenticator,
  addPasskey,
  codeOf,
  confirmOwner,
  enterBackupCode,
  enterCode,
  forgetGuesses,
  PASSWORD,
  passkeyOptions,
  signInWithPasskey,
  signUpConfirmed,
} from '#testing/two-factor.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PATH = '/api/identity/two-factor'
const OPTIONS = '/api/identity/passkey/generate-register-options'
const REGISTRATION = '/api/identity/passkey/verify-registration'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => forgetGuesses(app))

const confirm = (visitor: Visitor, body: object) => visitor.post(`${PATH}/confirmation`, body)

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(403)
  expect((await answer.json()).code).toBe('confirmation-required')
}

/** A person with an app, and another browser that has just logged in. */
async function withApp(email: string, trustDevice = false) {
  const owner = await signUpConfirmed(app, email)
  const { secret, backupCodes } = await addAuthenticator(owner)
  await forgetGuesses(app)
  const visitor = createVisitor(app)
  await visitor.signIn(email, PASSWORD)
  expect((await enterCode(visitor, await codeOf(secret), trustDevice)).status).toBe(200)
  await forgetGuesses(app)
  return { owner, visitor, secret, backupCodes }
}

describe('with two-step verification on, a login of this minute', () => {
  test('adds no passkey without a code, neither begun here nor in another session', async () => {
    const { owner, visitor, secret } = await withApp('fresh@example.com')
    await expectRefused(await visitor.get(OPTIONS))
    const response = createSoftwarePasskey().register(await passkeyOptions(owner))
    await expectRefused(await visitor.post(REGISTRATION, { response }))
    const { passkeys } = await (await visitor.get(PATH)).json()
    expect(passkeys).toEqual([])
    expect((await confirm(visitor, { password: PASSWORD })).status).toBe(400)
    await expectRefused(await visitor.get(OPTIONS))
    expect((await confirm(visitor, { code: await codeOf(secret) })).status).toBe(200)
    const passkey = createSoftwarePasskey()
    const options = await (await visitor.get(OPTIONS)).json()
    const added = await visitor.post(REGISTRATION, { response: passkey.register(options) })
    expect(added.status).toBe(200)
    expect((await signInWithPasskey(createVisitor(app), passkey)).status).toBe(200)
  })

  test('nor in a trusted browser, which was asked for the password only', async () => {
    const { visitor, backupCodes } = await withApp('trusted@example.com', true)
    await visitor.post('/api/identity/sign-out')
    expect((await visitor.signIn('trusted@example.com', PASSWORD)).status).toBe(200)
    await expectRefused(await visitor.get(OPTIONS))
    expect((await confirm(visitor, { code: backupCodes[0] })).status).toBe(200)
    expect((await visitor.get(OPTIONS)).status).toBe(200)
    // A backup code is used up by it.
    await visitor.post('/api/identity/sign-out')
    expect((await confirm(visitor, { code: backupCodes[1] })).status).toBe(401)
    const other = createVisitor(app)
    await other.signIn('trusted@example.com', PASSWORD)
    expect((await enterBackupCode(other, backupCodes[0] ?? '')).status).toBe(401)
  })

  test('creates no backup codes, and removes no passkey', async () => {
    const { visitor, secret } = await withApp('codes@example.com')
    await expectRefused(await visitor.post(`${PATH}/backup-codes`))
    await confirm(visitor, { code: await codeOf(secret) })
    await addPasskey(visitor)
    const { passkeys } = await (await visitor.get(PATH)).json()
    const other = createVisitor(app)
    await other.signIn('codes@example.com', PASSWORD)
    await forgetGuesses(app)
    await enterCode(other, await codeOf(secret))
    await expectRefused(await other.call('DELETE', `/api/identity/passkeys/${passkeys[0].id}`))
    expect((await visitor.post(`${PATH}/backup-codes`)).status).toBe(200)
  })
})

describe('without an app, the owner confirms by the password', () => {
  test('before the first factor, too', async () => {
    const visitor = await signUpConfirmed(app, 'first@example.com')
    for (const call of [
      () => visitor.get(OPTIONS),
      () => visitor.post(`${PATH}/authenticator`),
      () => visitor.post(`${PATH}/backup-codes`),
    ])
      await expectRefused(await call())
    for (const wrong of [{}, { password: 'wrong password' }, { code: '123456' }]) {
      const answer = await confirm(visitor, wrong)
      expect([answer.status, (await answer.json()).field]).toEqual([400, 'password'])
    }
    await expectRefused(await visitor.get(OPTIONS))
    await confirmOwner(visitor)
    expect((await visitor.get(OPTIONS)).status).toBe(200)
  })

  test('and one who has none, as with Google, by the login alone', async () => {
    const visitor = await signUpConfirmed(app, 'none@example.com')
    await app.database.db.execute(
      sql`delete from identity.account where user_id =
        (select id from identity."user" where email = 'none@example.com')`,
    )
    expect((await visitor.get(OPTIONS)).status).toBe(200)
  })

  test('guesses are slowed down', async () => {
    const visitor = await signUpConfirmed(app, 'guesses@example.com')
    const statuses = []
    for (let nth = 0; nth < 12; nth++)
      statuses.push((await confirm(visitor, { password: `guess ${nth}` })).status)
    expect(statuses[0]).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a confirmation', () => {
  test('is for its session, and for ten minutes', async () => {
    const email = 'minutes@example.com'
    const visitor = await signUpConfirmed(app, email)
    await confirmOwner(visitor)
    const other = createVisitor(app)
    await other.signIn(email, PASSWORD)
    await expectRefused(await other.get(OPTIONS))
    expect((await visitor.get(OPTIONS)).status).toBe(200)
    await app.database.db.execute(
      sql`update identity.verification set expires_at = expires_at - interval '10 minutes'
        where identifier like 'confirmed %'`,
    )
    await expectRefused(await visitor.get(OPTIONS))
  })

  test('ends with the password that gave it', async () => {
    const visitor = await signUpConfirmed(app, 'changed@example.com')
    await confirmOwner(visitor)
    const password = 'another good password'
    const changed = await visitor.post('/api/identity/update-password', { password })
    expect(changed.status).toBe(200)
    await expectRefused(await visitor.get(OPTIONS))
  })

  test('is not given to a page of another site', async () => {
    const visitor = await signUpConfirmed(app, 'csrf@example.com')
    const answer = await visitor.post(
      `${PATH}/confirmation`,
      { password: PASSWORD },
      { origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    await expectRefused(await visitor.get(OPTIONS))
  })
})
