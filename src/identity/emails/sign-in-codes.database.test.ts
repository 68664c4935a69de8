import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countEmails, linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PASSWORD = 'a good password'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function confirmedUser(email: string): Promise<Visitor> {
  const visitor = createVisitor(app)
  await visitor.signUp(email, PASSWORD)
  const mail = await receivedEmail(app, email, /Confirm/)
  await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
  return visitor
}

const ask = (email: string) =>
  createVisitor(app).post('/api/identity/email-otp/send-verification-otp', {
    email,
    type: 'sign-in',
  })
const enter = (visitor: Visitor, email: string, otp: string) =>
  visitor.post('/api/identity/sign-in/email-otp', { email, otp })

async function codeFor(email: string, nth = 1): Promise<string> {
  const mail = await receivedEmail(app, email, /sign-in code/, nth)
  return /\d{6}/.exec(mail.subject)?.[0] ?? ''
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a sign-in code', () => {
  test('signs in once', async () => {
    await confirmedUser('ada@example.com')
    expect((await ask('Ada@Example.com')).status).toBe(200)
    const code = await codeFor('ada@example.com')
    const visitor = createVisitor(app)
    expect((await enter(visitor, 'ada@example.com', code)).status).toBe(200)
    expect(await visitor.isSignedIn()).toBe(true)
    const replayed = await enter(createVisitor(app), 'ada@example.com', code)
    expect(replayed.status).toBe(400)
    expect((await replayed.json()).code).toBe('INVALID_OTP')
  })

  test('leaves the password as it is', async () => {
    const visitor = await confirmedUser('keeps@example.com')
    await ask('keeps@example.com')
    await enter(visitor, 'keeps@example.com', await codeFor('keeps@example.com'))
    expect((await visitor.signIn('keeps@example.com', PASSWORD)).status).toBe(200)
  })

  test('does not work with the address of another account', async () => {
    await confirmedUser('one@example.com')
    await confirmedUser('two@example.com')
    await ask('one@example.com')
    const code = await codeFor('one@example.com')
    expect((await enter(createVisitor(app), 'two@example.com', code)).status).toBe(400)
  })

  test('is refused after three wrong tries', async () => {
    await confirmedUser('tries@example.com')
    await ask('tries@example.com')
    const code = await codeFor('tries@example.com')
    for (let i = 0; i < 3; i++)
      expect((await enter(createVisitor(app), 'tries@example.com', wrong(code))).status).toBe(400)
    const answer = await enter(createVisitor(app), 'tries@example.com', code)
    expect(answer.status).toBe(403)
    expect((await answer.json()).code).toBe('TOO_MANY_ATTEMPTS')
    expect((await enter(createVisitor(app), 'tries@example.com', code)).status).toBe(400)
  })

  test('is replaced by a new code', async () => {
    await confirmedUser('newer@example.com')
    await ask('newer@example.com')
    const old = await codeFor('newer@example.com')
    await ask('newer@example.com')
    const fresh = await codeFor('newer@example.com', 2)
    if (old !== fresh)
      expect((await enter(createVisitor(app), 'newer@example.com', old)).status).toBe(400)
    expect((await enter(createVisitor(app), 'newer@example.com', fresh)).status).toBe(200)
  })

  test('is valid for 10 minutes', async () => {
    await confirmedUser('slow@example.com')
    await ask('slow@example.com')
    const code = await codeFor('slow@example.com')
    const { rows } = (await app.database.db.execute(
      sql`select max(extract(epoch from expires_at - now())) as seconds from identity.verification where value like '%:0'`,
    )) as unknown as { rows: { seconds: string }[] }
    expect(Number(rows[0]?.seconds)).toBeGreaterThan(9.5 * 60)
    expect(Number(rows[0]?.seconds)).toBeLessThanOrEqual(10 * 60)
    await app.database.db.execute(
      sql`update identity.verification set expires_at = now() - interval '1 second'`,
    )
    const answer = await enter(createVisitor(app), 'slow@example.com', code)
    expect((await answer.json()).code).toBe('OTP_EXPIRED')
  })

  test('is stored as a hash only', async () => {
    await confirmedUser('hash@example.com')
    await ask('hash@example.com')
    const code = await codeFor('hash@example.com')
    const { rows } = await (app.database.db.execute(
      sql`select * from identity.verification`,
    ) as Promise<unknown> as Promise<{ rows: object[] }>)
    expect(JSON.stringify(rows)).not.toContain(`"${code}`)
  })
})

describe('no sign-in code is sent', () => {
  test('to an unconfirmed address, which gets the confirmation link and keeps its password', async () => {
    const visitor = createVisitor(app)
    await visitor.signUp('unconfirmed@example.com', PASSWORD)
    await receivedEmail(app, 'unconfirmed@example.com', /Confirm/)
    expect((await ask('unconfirmed@example.com')).status).toBe(200)
    await receivedEmail(app, 'unconfirmed@example.com', /Confirm/, 2)
    for (const code of ['000000', '123456'])
      expect((await enter(createVisitor(app), 'unconfirmed@example.com', code)).status).toBe(400)
    expect((await visitor.signIn('unconfirmed@example.com', PASSWORD)).status).toBe(200)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('to an unknown address, which gets the same response and no account', async () => {
    await confirmedUser('known@example.com')
    const known = await ask('known@example.com')
    const unknown = await ask('nobody@example.com')
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect(await countEmails(app, 'nobody@example.com')).toBe(0)
    const tried = await enter(createVisitor(app), 'nobody@example.com', '123456')
    const wrongOne = await enter(
      createVisitor(app),
      'known@example.com',
      wrong(await codeFor('known@example.com')),
    )
    const refusal = { ...(await wrongOne.json()), requestId: expect.any(String) }
    expect([tried.status, await tried.json()]).toEqual([wrongOne.status, refusal])
  })

  test('by the endpoints of better-auth, which are closed', async () => {
    const visitor = createVisitor(app)
    for (const path of [
      'check-verification-otp',
      'verify-email',
      'request-password-reset',
      'reset-password',
      'request-email-change',
      'change-email',
    ])
      expect(
        (
          await visitor.post(`/api/identity/email-otp/${path}`, {
            email: 'ada@example.com',
            otp: '1',
            type: 'sign-in',
          })
        ).status,
      ).toBe(404)
    const type = 'forget-password'
    const answer = await visitor.post('/api/identity/email-otp/send-verification-otp', {
      email: 'ada@example.com',
      type,
    })
    expect(answer.status).toBe(400)
  })
})

test.each(['', 'abc', '12345', '1234567', '１２３４５６', "' or 1=1 --"])(
  'a malformed code is wrong: %s',
  async (code) => {
    expect((await enter(createVisitor(app), 'ada@example.com', code)).status).toBe(400)
  },
)
