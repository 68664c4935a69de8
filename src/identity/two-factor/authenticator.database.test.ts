import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import {
  addAuthenticator,
  addPasskey,
  codeOf,
  confirmOwner,
  enterCode,
  forgetGuesses,
  PASSWORD,
  signUpConfirmed,
} from '#testing/two-factor.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PATH = '/api/identity/two-factor'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => forgetGuesses(app))

async function personWithApp(email: string) {
  const visitor = await signUpConfirmed(app, email)
  const added = await addAuthenticator(visitor)
  await forgetGuesses(app)
  return { visitor, email, ...added }
}

const statusOf = async (visitor: Visitor) => (await visitor.get(PATH)).json()
const remove = (visitor: Visitor, body: object) =>
  visitor.post(`${PATH}/authenticator/removal`, body)

describe('setting up an authenticator app', () => {
  test('counts once a code is confirmed, keeps the session, and an email reports it', async () => {
    const visitor = await signUpConfirmed(app, 'ada@example.com')
    const bearer = await visitor.bearer()
    await confirmOwner(visitor)
    const { secret, uri } = await (await visitor.post(`${PATH}/authenticator`)).json()
    expect(secret).toMatch(/^[A-Z2-7]{32,}=*$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cosmic%20Path:ada%40example\.com\?secret=/)
    expect((await createVisitor(app).signIn('ada@example.com', PASSWORD)).status).toBe(200)
    expect((await statusOf(visitor)).authenticatorSince).toBeNull()

    const confirm = (code: string) => visitor.post(`${PATH}/authenticator/confirmation`, { code })
    const wrong = await confirm('000000')
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ code: 'second-step-wrong-code', field: 'code' })
    const code = await codeOf(secret)
    const right = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(right.status).toBe(200)
    const { backupCodes } = await right.json()
    expect(backupCodes).toHaveLength(10)
    expect(backupCodes[0]).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)

    expect((await visitor.get('/api/auth/user', bearer)).status).toBe(200)
    expect(await statusOf(visitor)).toMatchObject({ passkeys: [], backupCodesLeft: 10 })
    const mail = await receivedEmail(app, 'ada@example.com', /authenticator app was added/)
    expect(mail.text).not.toContain(secret)
    expect(linkIn(mail)).toBe('/forgot-password')
    expect((await createVisitor(app).signIn('ada@example.com', PASSWORD)).status).toBe(403)
  })

  test('stores no secret and no backup code in plain text', async () => {
    const { secret, backupCodes } = await personWithApp('rest@example.com')
    const { rows } = (await app.database.db.execute(
      sql`select secret, backup_codes from identity.two_factor`,
    )) as unknown as { rows: object[] }
    const stored = JSON.stringify(rows)
    const { base32 } = await import('@better-auth/utils/base32')
    const plain = new TextDecoder().decode(base32.decode(secret))
    for (const text of [secret, plain, ...backupCodes]) expect(stored).not.toContain(text)
  })

  test('needs a recent login and a confirmed address', async () => {
    const visitor = createVisitor(app)
    await visitor.signUp('unconfirmed@example.com', PASSWORD)
    const unconfirmed = await visitor.post(`${PATH}/authenticator`)
    expect(unconfirmed.status).toBe(409)
    expect((await unconfirmed.json()).message).toMatch(/confirm your email address first/)
    const { visitor: stale } = await personWithApp('stale@example.com')
    await app.database.db.execute(
      sql`update identity.session set created_at = now() - interval '16 minutes'`,
    )
    for (const path of ['/authenticator', '/backup-codes']) {
      const answer = await stale.post(`${PATH}${path}`)
      expect(answer.status).toBe(403)
      expect((await answer.json()).code).toBe('requires-recent-login')
    }
    const body = { code: '123456', password: PASSWORD }
    for (const path of ['/authenticator/confirmation', '/authenticator/removal'])
      expect((await (await stale.post(`${PATH}${path}`, body)).json()).code).toBe(
        'requires-recent-login',
      )
  })

  test('does not replace an app that is confirmed', async () => {
    const { visitor, secret, email } = await personWithApp('keeps@example.com')
    expect((await visitor.post(`${PATH}/authenticator`)).status).toBe(409)
    const again = { code: await codeOf(secret) }
    expect((await visitor.post(`${PATH}/authenticator/confirmation`, again)).status).toBe(409)
    await forgetGuesses(app)
    const other = createVisitor(app)
    await other.signIn(email, PASSWORD)
    expect((await enterCode(other, await codeOf(secret))).status).toBe(200)
  })

  test('keeps the backup codes that a passkey came with', async () => {
    const visitor = await signUpConfirmed(app, 'both@example.com')
    await addPasskey(visitor)
    await visitor.post(`${PATH}/backup-codes`)
    expect((await addAuthenticator(visitor)).backupCodes).toBeNull()
    expect((await statusOf(visitor)).backupCodesLeft).toBe(10)
  })
})

describe('removing an authenticator app', () => {
  test('takes the password and a code, and an email reports it', async () => {
    const { visitor, secret, email } = await personWithApp('remove@example.com')
    const code = await codeOf(secret)
    for (const password of [undefined, 'wrong password']) {
      const refused = await remove(visitor, { code, password })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ code: 'invalid-credential', field: 'password' })
    }
    expect((await remove(visitor, { code: '000000', password: PASSWORD })).status).toBe(400)
    expect((await remove(visitor, { code, password: PASSWORD })).status).toBe(200)
    await receivedEmail(app, email, /authenticator app was removed/)
    expect(await statusOf(visitor)).toMatchObject({ authenticatorSince: null, backupCodesLeft: 0 })
    expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(200)
  })

  test('works with a backup code, however it is typed', async () => {
    const { visitor, backupCodes } = await personWithApp('lost@example.com')
    const code = ` ${backupCodes[0]?.toUpperCase()} `
    expect((await remove(visitor, { code, password: PASSWORD })).status).toBe(200)
  })

  test('slows guesses down, with a time to wait', async () => {
    const { visitor } = await personWithApp('guess@example.com')
    const guess = (code: string) => remove(visitor, { code, password: PASSWORD })
    for (let i = 0; i < 5; i++) expect((await guess(`99999${i}`)).status).toBe(400)
    await guess('999995')
    const refused = await guess('999996')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20)
  })

  test('forgets trusted browsers', async () => {
    const { visitor, email, secret } = await personWithApp('again@example.com')
    const trusted = createVisitor(app)
    await trusted.signIn(email, PASSWORD)
    await enterCode(trusted, await codeOf(secret), true)
    await trusted.post('/api/identity/sign-out')
    await forgetGuesses(app)
    await remove(visitor, { code: await codeOf(secret), password: PASSWORD })
    await forgetGuesses(app)
    await addAuthenticator(visitor)
    expect((await trusted.signIn(email, PASSWORD)).status).toBe(403)
  })
})

describe('backup codes', () => {
  test('can be replaced, and the old ones no longer work', async () => {
    const { visitor, backupCodes, email } = await personWithApp('renew@example.com')
    const renewed = (await (await visitor.post(`${PATH}/backup-codes`)).json()).backupCodes
    expect(renewed).toHaveLength(10)
    await receivedEmail(app, email, /New backup codes/)
    expect((await remove(visitor, { code: backupCodes[0], password: PASSWORD })).status).toBe(400)
    expect((await remove(visitor, { code: renewed[0], password: PASSWORD })).status).toBe(200)
  })

  test('work once, for whichever change', async () => {
    const { visitor, backupCodes } = await personWithApp('spent@example.com')
    const [code] = backupCodes
    const change = { email: 'spent.new@example.com', code }
    expect((await visitor.post('/api/identity/update-email', change)).status).toBe(200)
    expect((await remove(visitor, { code, password: PASSWORD })).status).toBe(400)
    expect((await statusOf(visitor)).backupCodesLeft).toBe(9)
  })

  test('are refused without a second factor', async () => {
    const visitor = await signUpConfirmed(app, 'none@example.com')
    await confirmOwner(visitor)
    expect((await visitor.post(`${PATH}/backup-codes`)).status).toBe(409)
  })
})

describe('what could lead around the second factor', () => {
  test('changing the email takes a code', async () => {
    const { visitor, secret } = await personWithApp('moves@example.com')
    const change = (body: object) => visitor.post('/api/identity/update-email', body)
    const email = 'moved@example.com'
    const refused = await change({ email })
    expect(refused.status).toBe(403)
    expect((await refused.json()).code).toBe('second-factor-required')
    expect((await change({ email, code: '000000' })).status).toBe(400)
    expect((await change({ email, code: await codeOf(secret) })).status).toBe(200)
    expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(403)
  })

  test('a claim of an unconfirmed address removes the factors of its previous owner', async () => {
    const { visitor, secret, email } = await personWithApp('stranger@example.com')
    const taken = 'owner@example.com'
    await visitor.post('/api/identity/update-email', { email: taken, code: await codeOf(secret) })
    const link = linkIn(await receivedEmail(app, taken, /Confirm/))
    const owner = createVisitor(app)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    await owner.submit('/api/identity/confirm-email', { token })
    expect(await visitor.isSignedIn()).toBe(false)
    await owner.post('/api/identity/request-password-reset', { email: taken })
    const reset = tokenIn(await receivedEmail(app, taken, /new password/))
    const newPassword = 'the owner’s password'
    await owner.post('/api/identity/reset-password', { token: reset, newPassword })
    expect((await owner.signIn(taken, newPassword)).status).toBe(200)
    expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(401)
  })

  test('the link that restores a former address keeps the factors', async () => {
    const { visitor, secret, email } = await personWithApp('former@example.com')
    await visitor.post('/api/identity/update-email', {
      email: 'later@example.com',
      code: await codeOf(secret),
    })
    const token = tokenIn(await receivedEmail(app, email, /address was changed/))
    await visitor.submit('/api/identity/restore-email', { token })
    expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(403)
  })
})
