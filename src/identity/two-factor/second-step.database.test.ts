import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GoogleClaims, startFakeGoogle } from '#testing/fake-google.ts'
import { receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import {
  addAuthenticator,
  codeOf,
  enterBackupCode,
  enterCode,
  forgetGuesses,
  PASSWORD,
  signUpConfirmed,
} from '#testing/two-factor.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
let app: TestApp
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await openTestApp({ google: google.client })
})
afterAll(async () => {
  google.stop()
  await app.close()
})
beforeEach(() => forgetGuesses(app))

async function personWithApp(email: string) {
  const visitor = await signUpConfirmed(app, email)
  const added = await addAuthenticator(visitor)
  await forgetGuesses(app)
  return { visitor, email, ...added }
}

async function emailedCode(visitor: Visitor, email: string) {
  await visitor.post('/api/identity/email-otp/send-verification-otp', { email, type: 'sign-in' })
  const { subject } = await receivedEmail(app, email, /is your sign-in code/)
  return subject.slice(0, 6)
}

async function continueWithGoogle(visitor: Visitor, claims: GoogleClaims) {
  const started = await visitor.get(
    '/api/identity/oauth-popup/start?provider=google&popupOrigin=http://localhost:3000&popupNonce=n&callbackURL=/',
  )
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const query = `code=${google.codeFor(claims)}&state=${encodeURIComponent(state)}`
  const page = await visitor.get(`/api/identity/callback/google?${query}`)
  const text = await page.text()
  const json = /<script type="application\/json"[^>]*>([^<]*)</.exec(text)?.[1]
  return { page, ...(JSON.parse(json ?? '{}') as { token?: string; error?: { code: string } }) }
}

const sessionsOf = async (email: string) => {
  const { rows } = (await app.database.db.execute(
    sql`select s.id from identity.session s join identity."user" u on u.id = s.user_id where u.email = ${email}`,
  )) as unknown as { rows: object[] }
  return rows.length
}

/** Every call that answers a session or its token. */
async function expectNobody(visitor: Visitor) {
  expect(await visitor.isSignedIn()).toBe(false)
  expect((await visitor.get('/api/identity/token')).status).toBe(401)
  expect((await visitor.get('/api/identity/sessions')).status).toBe(401)
  expect((await visitor.get('/api/identity/two-factor')).status).toBe(401)
  expect((await visitor.get('/api/identity/passkey/generate-register-options')).status).toBe(401)
}

describe('a sign-in to an account with an authenticator app', () => {
  test('by password, by emailed code and with Google creates no session before the second step', async () => {
    const email = 'ada@example.com'
    const person = await personWithApp(email)
    await person.visitor.post('/api/identity/sign-out')

    const byPassword = createVisitor(app)
    const first = await byPassword.signIn(email, PASSWORD)
    expect(first.status).toBe(403)
    expect(await first.json()).toMatchObject({ code: 'second-step-code' })
    const byEmail = createVisitor(app)
    const otp = await emailedCode(byEmail, email)
    const second = await byEmail.post('/api/identity/sign-in/email-otp', { email, otp })
    expect(second.status).toBe(403)
    expect(await second.json()).toMatchObject({ code: 'second-step-code' })
    const byGoogle = createVisitor(app)
    const third = await continueWithGoogle(byGoogle, { sub: 'g1', email, name: 'Ada' })
    expect(third.token).toBeUndefined()
    expect(third.error?.code).toBe('second-step-code')

    for (const response of [first, second, third.page])
      expect(response.headers.getSetCookie().join('\n')).not.toMatch(/session_token=[^;]/)
    expect(await sessionsOf(email)).toBe(0)
    for (const visitor of [byPassword, byEmail, byGoogle]) await expectNobody(visitor)

    for (const visitor of [byPassword, byEmail, byGoogle]) {
      await forgetGuesses(app)
      expect((await enterCode(visitor, await codeOf(person.secret))).status).toBe(200)
      expect(await visitor.isSignedIn()).toBe(true)
      expect((await visitor.get('/api/auth/user', await visitor.bearer())).status).toBe(200)
    }
  })

  test('with a wrong password answers the same as for any account', async () => {
    await personWithApp('same@example.com')
    await signUpConfirmed(app, 'plain@example.com')
    const answers = await Promise.all(
      ['same@example.com', 'plain@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await createVisitor(app).signIn(email, 'wrong password')
        const { requestId: _ownOfEach, ...body } = await answer.json()
        return [answer.status, body, answer.headers.getSetCookie()]
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('accepts a code once, in every browser', async () => {
    const { email, secret } = await personWithApp('once@example.com')
    const [one, two] = [createVisitor(app), createVisitor(app)]
    await one.signIn(email, PASSWORD)
    await two.signIn(email, PASSWORD)
    const code = await codeOf(secret)
    const answers = await Promise.all([enterCode(one, code), enterCode(two, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const again = createVisitor(app)
    await again.signIn(email, PASSWORD)
    expect((await enterCode(again, code)).status).toBe(401)
    expect(await again.isSignedIn()).toBe(false)
  })

  test('does not accept the code that set the app up', async () => {
    const visitor = await signUpConfirmed(app, 'setup@example.com')
    const { code } = await addAuthenticator(visitor)
    const other = createVisitor(app)
    await other.signIn('setup@example.com', PASSWORD)
    expect((await enterCode(other, code)).status).toBe(401)
  })

  test('accepts each backup code once, however it is raced for', async () => {
    const { email, backupCodes } = await personWithApp('backup@example.com')
    expect(backupCodes).toHaveLength(10)
    expect(new Set(backupCodes).size).toBe(10)
    const visitors = await Promise.all(
      [1, 2, 3].map(async () => {
        const visitor = createVisitor(app)
        await visitor.signIn(email, PASSWORD)
        return visitor
      }),
    )
    const [code = ''] = backupCodes
    const answers = await Promise.all(visitors.map((visitor) => enterBackupCode(visitor, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const signedIn = visitors[answers.findIndex(({ status }) => status === 200)] as Visitor
    const status = await (await signedIn.get('/api/identity/two-factor')).json()
    expect(status.backupCodesLeft).toBe(9)
  })

  test('slows guesses down with a time to wait, over all browsers', async () => {
    const { email, secret } = await personWithApp('guess@example.com')
    const guess = async (code: string) => {
      const visitor = createVisitor(app)
      await visitor.signIn(email, PASSWORD)
      return enterCode(visitor, code)
    }
    for (let i = 0; i < 5; i++) expect((await guess(`99999${i}`)).status).toBe(401)
    await guess('999995')
    const refused = await guess(await codeOf(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20)
    expect((await refused.json()).message).toMatch(/too many wrong codes/)
  })

  test('ends a second step after five wrong codes', async () => {
    const { email, secret } = await personWithApp('five@example.com')
    const visitor = createVisitor(app)
    await visitor.signIn(email, PASSWORD)
    for (let i = 0; i < 5; i++) {
      await forgetGuesses(app)
      expect((await enterCode(visitor, `88888${i}`)).status).toBe(401)
    }
    await forgetGuesses(app)
    expect((await enterCode(visitor, await codeOf(secret))).status).toBe(400)
    expect(await visitor.isSignedIn()).toBe(false)
  })

  test.each(['', '12345', '1234567', '１２３４５６', ' 123456', '-12345', '1e5000'])(
    'refuses what is no code: "%s"',
    async (code) => {
      const { email } = await personWithApp(`shape-${randomUUID()}@example.com`)
      const visitor = createVisitor(app)
      await visitor.signIn(email, PASSWORD)
      expect((await enterCode(visitor, code)).status).toBe(401)
    },
  )

  test('needs the browser of the first step', async () => {
    const { email, secret } = await personWithApp('cookie@example.com')
    await createVisitor(app).signIn(email, PASSWORD)
    const stranger = createVisitor(app)
    expect((await enterCode(stranger, await codeOf(secret))).status).toBe(401)
    const forged = { cookie: 'cosmic-path.two_factor=2fa-guessed.c2lnbmVk' }
    const body = { code: await codeOf(secret) }
    expect((await stranger.post('/api/identity/two-factor/verify-totp', body, forged)).status).toBe(
      401,
    )
  })

  test('cannot use the second step of another account', async () => {
    const { secret } = await personWithApp('mine@example.com')
    const { email } = await personWithApp('theirs@example.com')
    const visitor = createVisitor(app)
    await visitor.signIn(email, PASSWORD)
    expect((await enterCode(visitor, await codeOf(secret))).status).toBe(401)
  })

  test('verifies no codes for somebody who is signed in', async () => {
    const { visitor, secret } = await personWithApp('oracle@example.com')
    expect((await enterCode(visitor, await codeOf(secret))).status).toBe(403)
    expect((await enterCode(visitor, '000000')).status).toBe(403)
  })

  test('leaves the calls of the library closed that would change a factor without a recent login', async () => {
    const { visitor } = await personWithApp('closed@example.com')
    const closed = [
      'enable',
      'disable',
      'get-totp-uri',
      'generate-backup-codes',
      'send-otp',
      'verify-otp',
    ]
    for (const path of closed)
      expect(
        (await visitor.post(`/api/identity/two-factor/${path}`, { password: PASSWORD })).status,
        path,
      ).toBe(404)
    for (const path of ['delete-passkey', 'update-passkey'])
      expect((await visitor.post(`/api/identity/passkey/${path}`, { id: 'x' })).status, path).toBe(
        404,
      )
  })
})

describe('a trusted browser', () => {
  test('needs no second step for 30 days, and only for its own account', async () => {
    const { email, secret } = await personWithApp('trust@example.com')
    const other = await personWithApp('other@example.com')
    const visitor = createVisitor(app)
    await visitor.signIn(email, PASSWORD)
    const answer = await enterCode(visitor, await codeOf(secret), true)
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /trust_device=[^;]+; Max-Age=2592000;.*HttpOnly/,
    )
    await visitor.post('/api/identity/sign-out')
    expect((await visitor.signIn(email, PASSWORD)).status).toBe(200)
    await visitor.post('/api/identity/sign-out')
    expect((await visitor.signIn(other.email, PASSWORD)).status).toBe(403)
  })

  test.each(['one other session', 'every other session'])(
    'is forgotten when %s is ended in the settings',
    async (which) => {
      const person = await personWithApp(`ended-${which.length}@example.com`)
      const { email, secret, visitor: owner } = person
      const lost = createVisitor(app)
      await lost.signIn(email, PASSWORD)
      await enterCode(lost, await codeOf(secret), true)
      const { sessions } = await (await owner.get('/api/identity/sessions')).json()
      const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
      const path = which.startsWith('one') ? `/${id}` : ''
      const ended = await owner.call('DELETE', `/api/identity/sessions${path}`)
      expect(ended.status).toBe(200)
      await expectNobody(lost)
      expect((await lost.signIn(email, PASSWORD)).status).toBe(403)
    },
  )

  test('is forgotten when the password is reset, and the reset asks for the second step', async () => {
    const { email, secret } = await personWithApp('reset@example.com')
    const visitor = createVisitor(app)
    await visitor.signIn(email, PASSWORD)
    await enterCode(visitor, await codeOf(secret), true)
    await visitor.post('/api/identity/sign-out')
    await visitor.post('/api/identity/request-password-reset', { email })
    const token = tokenIn(await receivedEmail(app, email, /new password/))
    const reset = await visitor.post('/api/identity/reset-password', {
      token,
      newPassword: 'another password',
    })
    expect(reset.status).toBe(200)
    await expectNobody(visitor)
    expect((await visitor.signIn(email, 'another password')).status).toBe(403)
    await expectNobody(visitor)
    expect((await enterCode(visitor, await codeOf(secret, 1))).status).toBe(200)
  })
})
