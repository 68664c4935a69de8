import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countEmails, linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { HASH_COST } from './password-hash.ts'

const PASSWORD = 'a good password'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ hashCost: HASH_COST })
})
afterAll(() => app.close())

const age = (what: string, hours: number) =>
  app.database.db.execute(
    sql.raw(`update identity.verification set ${what} = now() - interval '${hours} hours'`),
  )

async function newPerson(email: string): Promise<Visitor> {
  const visitor = createVisitor(app)
  await visitor.signUp(email, PASSWORD)
  return visitor
}

const request = (visitor: Visitor, email: string) =>
  visitor.post('/api/identity/request-password-reset', { email, redirectTo: '/forgot-password' })
const reset = (visitor: Visitor, token: string, newPassword: string) =>
  visitor.post('/api/identity/reset-password', { token, newPassword })

describe('[7.30] a forgotten password', () => {
  test('is replaced by the emailed link, once, and every session ends', async () => {
    const ada = await newPerson('ada@example.com')
    expect((await request(ada, 'ada@example.com')).status).toBe(200)
    const mail = await receivedEmail(app, 'ada@example.com', /new password/)
    expect(linkIn(mail)).toMatch(/^\/forgot-password\?token=\S+$/)
    const token = tokenIn(mail)
    expect((await reset(createVisitor(app), token, 'quite another one')).status).toBe(200)
    expect(await ada.isSignedIn()).toBe(false)
    expect((await ada.signIn('ada@example.com', PASSWORD)).status).toBe(401)
    expect((await ada.signIn('ada@example.com', 'quite another one')).status).toBe(200)

    const again = await reset(ada, token, 'a third one')
    expect(again.status).toBe(400)
    expect((await again.json()).code).toBe('INVALID_TOKEN')
  })

  test('is replaced by a link that is valid for 24 hours', async () => {
    const visitor = await newPerson('late@example.com')
    await request(visitor, 'late@example.com')
    const mail = await receivedEmail(app, 'late@example.com', /new password/)
    const { rows } = (await app.database.db.execute(
      sql`select extract(epoch from expires_at - created_at) as seconds from identity.verification where value = (select id from identity."user" where email = 'late@example.com')`,
    )) as unknown as { rows: { seconds: string }[] }
    // better-auth computes the expiry before the database sets the creation time.
    expect(Number(rows[0]?.seconds)).toBeGreaterThan(24 * 60 * 60 - 60)
    expect(Number(rows[0]?.seconds)).toBeLessThanOrEqual(24 * 60 * 60)
    await age('expires_at', 1)
    expect((await reset(visitor, tokenIn(mail), 'too late')).status).toBe(400)
    expect((await visitor.signIn('late@example.com', PASSWORD)).status).toBe(200)
  })

  test('is not replaced by a second link once the first was used', async () => {
    const visitor = await newPerson('twice@example.com')
    await request(visitor, 'twice@example.com')
    const first = tokenIn(await receivedEmail(app, 'twice@example.com', /new password/))
    await request(visitor, 'twice@example.com')
    const second = tokenIn(await receivedEmail(app, 'twice@example.com', /new password/, 2))
    expect(second).not.toBe(first)
    expect((await reset(visitor, second, 'the new one')).status).toBe(200)
    expect((await reset(visitor, first, 'the thief’s')).status).toBe(400)
  })

  test('replaced by the owner of an address that a stranger changed to, revokes the stranger’s restore link', async () => {
    const stranger = await newPerson('mover@example.com')
    await stranger.post('/api/identity/update-email', { email: 'owner@example.com' })
    const restoreEmail = await receivedEmail(app, 'mover@example.com', /address was changed/)

    const owner = createVisitor(app)
    await request(owner, 'owner@example.com')
    const token = tokenIn(await receivedEmail(app, 'owner@example.com', /new password/))
    expect((await reset(owner, token, 'the owner’s own')).status).toBe(200)
    const pressed = await stranger.submit(linkIn(restoreEmail), { token: tokenIn(restoreEmail) })
    expect(pressed.status).toBe(400)
    expect((await owner.signIn('owner@example.com', 'the owner’s own')).status).toBe(200)
  })

  test.each(['', 'x', '../../etc', `${'a'.repeat(500)}`])(
    'is not replaced by a forged token: %s',
    async (token) => {
      expect((await reset(createVisitor(app), token, 'whatever it is')).status).toBe(400)
    },
  )

  test('is not replaced by a password that is too short, and the link stays valid', async () => {
    const visitor = await newPerson('short@example.com')
    await request(visitor, 'short@example.com')
    const token = tokenIn(await receivedEmail(app, 'short@example.com', /new password/))
    const refused = await reset(visitor, token, '12345')
    expect(refused.status).toBe(400)
    expect((await refused.json()).code).toBe('PASSWORD_TOO_SHORT')
    expect((await reset(visitor, token, '123456')).status).toBe(200)
  })

  test('is replaced once by concurrent requests', async () => {
    const visitor = await newPerson('race@example.com')
    await request(visitor, 'race@example.com')
    const token = tokenIn(await receivedEmail(app, 'race@example.com', /new password/))
    const answers = await Promise.all(
      ['one of them', 'the other one', 'a third one'].map((word) =>
        reset(createVisitor(app), token, word),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('gets the same response for an unknown address, and no email', async () => {
    await newPerson('known@example.com')
    const known = await request(createVisitor(app), 'known@example.com')
    const unknown = await request(createVisitor(app), 'unknown@example.com')
    expect(unknown.status).toBe(known.status)
    expect(await unknown.text()).toBe(await known.text())
    expect(await countEmails(app, 'unknown@example.com')).toBe(0)
  })

  test('[8.4] refuses an invalid address', async () => {
    for (const email of ['', 'nobody', 'a@b', 'a b@example.com']) {
      const answer = await request(createVisitor(app), email)
      expect(answer.status, email).toBe(400)
      expect((await answer.json()).code).toBe('invalid-email')
    }
  })
})
