import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receivedEmail } from '#testing/received-email.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import {
  addPasskey,
  confirmOwner,
  enterBackupCode,
  PASSWORD,
  passkeyOptions,
  signInWithPasskey,
  signUpConfirmed,
} from '#testing/two-factor.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PASSKEY = '/api/identity/passkey'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const statusOf = async (visitor: Visitor) => (await visitor.get('/api/identity/two-factor')).json()

describe('a passkey', () => {
  test('signs in by itself, and an email reports it', async () => {
    const visitor = await signUpConfirmed(app, 'ada@example.com')
    const passkey = await addPasskey(visitor, 'Ada’s phone')
    await receivedEmail(app, 'ada@example.com', /passkey was added/)
    const other = createVisitor(app)
    const answer = await signInWithPasskey(other, passkey)
    expect(answer.status).toBe(200)
    expect((await other.get('/api/auth/user', await other.bearer())).status).toBe(200)
    expect(await statusOf(other)).toMatchObject({
      authenticatorSince: null,
      passkeys: [{ name: 'Ada’s phone', isSynced: false }],
      backupCodesLeft: 0,
      hasPassword: true,
      isEmailConfirmed: true,
    })
  })

  test('makes every other way to sign in ask for a second step, which a backup code can be', async () => {
    const visitor = await signUpConfirmed(app, 'only@example.com')
    const passkey = await addPasskey(visitor)
    const { backupCodes } = await (
      await visitor.post('/api/identity/two-factor/backup-codes')
    ).json()
    const other = createVisitor(app)
    const first = await other.signIn('only@example.com', PASSWORD)
    expect(first.status).toBe(403)
    expect((await first.json()).code).toBe('second-step-passkey')
    expect(await other.isSignedIn()).toBe(false)
    expect((await signInWithPasskey(other, passkey)).status).toBe(200)
    const third = createVisitor(app)
    await third.signIn('only@example.com', PASSWORD)
    expect((await enterBackupCode(third, backupCodes[3])).status).toBe(200)
    expect(await third.isSignedIn()).toBe(true)
  })

  test('can be renamed and deleted by its owner only', async () => {
    const visitor = await signUpConfirmed(app, 'owner@example.com')
    const passkey = await addPasskey(visitor)
    const { passkeys } = await statusOf(visitor)
    const path = `/api/identity/passkeys/${passkeys[0].id}`
    const stranger = await signUpConfirmed(app, 'stranger@example.com')
    await confirmOwner(stranger)
    expect((await stranger.call('PUT', path, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.call('DELETE', path)).status).toBe(404)
    expect((await visitor.call('PUT', path, { name: ' ' })).status).toBe(400)
    expect((await visitor.call('PUT', path, { name: 'x'.repeat(61) })).status).toBe(400)
    expect((await visitor.call('PUT', path, { name: ' Key ring ' })).status).toBe(200)
    expect((await statusOf(visitor)).passkeys[0].name).toBe('Key ring')
    expect((await visitor.call('DELETE', path)).status).toBe(200)
    await receivedEmail(app, 'owner@example.com', /passkey was removed/)
    expect((await signInWithPasskey(createVisitor(app), passkey)).status).toBe(401)
    expect((await createVisitor(app).signIn('owner@example.com', PASSWORD)).status).toBe(200)
  })

  test('is added and deleted only after a recent login, with a confirmed address', async () => {
    const visitor = await signUpConfirmed(app, 'stale@example.com')
    await addPasskey(visitor)
    const { passkeys } = await statusOf(visitor)
    const options = await passkeyOptions(visitor)
    await app.database.db.execute(
      sql`update identity.session set created_at = now() - interval '16 minutes'`,
    )
    const response = createSoftwarePasskey().register(options)
    for (const answer of [
      await visitor.get(`${PASSKEY}/generate-register-options`),
      await visitor.post(`${PASSKEY}/verify-registration`, { response }),
      await visitor.call('DELETE', `/api/identity/passkeys/${passkeys[0].id}`),
    ]) {
      expect(answer.status).toBe(403)
      expect((await answer.json()).code).toBe('requires-recent-login')
    }
    const unconfirmed = createVisitor(app)
    await unconfirmed.signUp('unconfirmed@example.com', PASSWORD)
    const refused = await unconfirmed.get(`${PASSKEY}/generate-register-options`)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch(/confirm your email address first/)
  })
})

describe('a forged passkey', () => {
  test.each([
    ['that did not check the person', { userVerified: false }],
    ['of another site', { origin: 'https://evil.example' }],
  ])('%s neither registers nor signs in', async (name, behavior) => {
    const email = `${name.split(' ').at(-1)}@example.com`
    const visitor = await signUpConfirmed(app, email)
    const options = await passkeyOptions(visitor)
    const response = createSoftwarePasskey().register(options, behavior)
    expect((await visitor.post(`${PASSKEY}/verify-registration`, { response })).status).toBe(400)
    const passkey = await addPasskey(visitor)
    const other = createVisitor(app)
    expect((await signInWithPasskey(other, passkey, behavior)).status).toBe(400)
    expect(await other.isSignedIn()).toBe(false)
  })

  test('cannot reuse a challenge or an answer, nor use those of another browser', async () => {
    const passkey = await addPasskey(await signUpConfirmed(app, 'replay@example.com'))
    const one = createVisitor(app)
    const options = await (await one.get(`${PASSKEY}/generate-authenticate-options`)).json()
    const thief = createVisitor(app)
    await thief.get(`${PASSKEY}/generate-authenticate-options`)
    const response = passkey.signIn(options)
    expect((await thief.post(`${PASSKEY}/verify-authentication`, { response })).status).toBe(400)
    expect((await one.post(`${PASSKEY}/verify-authentication`, { response })).status).toBe(200)
    expect((await one.post(`${PASSKEY}/verify-authentication`, { response })).status).toBe(400)
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('with the id of a real one needs its private key', async () => {
    const passkey = await addPasskey(await signUpConfirmed(app, 'key@example.com'))
    const visitor = createVisitor(app)
    const options = await (await visitor.get(`${PASSKEY}/generate-authenticate-options`)).json()
    const { id } = passkey
    const response = { ...createSoftwarePasskey().signIn(options), id, rawId: id }
    expect((await visitor.post(`${PASSKEY}/verify-authentication`, { response })).status).toBe(400)
    expect(await visitor.isSignedIn()).toBe(false)
  })

  test.each([
    {},
    { response: null },
    { response: {} },
    { response: { id: { $ne: '' } } },
    { response: { id: ['a'] } },
    { response: { id: 'a', response: 7 } },
  ])('of any other shape is refused: %j', async (body) => {
    const visitor = await signUpConfirmed(app, `${Math.random()}@example.com`)
    await confirmOwner(visitor)
    for (const [start, end] of [
      ['generate-authenticate-options', 'verify-authentication'],
      ['generate-register-options', 'verify-registration'],
    ]) {
      await visitor.get(`${PASSKEY}/${start}`)
      const { status } = await visitor.post(`${PASSKEY}/${end}`, body)
      expect([400, 401]).toContain(status)
    }
  })

  test('creates no second session with its registration', async () => {
    const visitor = await signUpConfirmed(app, 'second@example.com')
    const options = await passkeyOptions(visitor)
    const response = createSoftwarePasskey().register(options)
    const answer = await visitor.post(`${PASSKEY}/verify-registration`, {
      response,
      createSession: true,
    })
    expect(answer.status).toBe(400)
    const { sessions } = await (await visitor.get('/api/identity/sessions')).json()
    expect(sessions).toHaveLength(1)
  })
})
