import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PASSWORD = 'a good password'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function signedUp(email: string): Promise<Visitor> {
  const visitor = createVisitor(app)
  await visitor.signUp(email, PASSWORD)
  return visitor
}

async function isConfirmed(visitor: Visitor): Promise<boolean> {
  return (await (await visitor.get('/api/identity/get-session')).json()).user.emailVerified
}

const changeEmail = (visitor: Visitor, email: string) =>
  visitor.post('/api/identity/update-email', { email })

describe('the confirmation link', () => {
  test('confirms the address when the button is pressed, not when the page is opened', async () => {
    const visitor = await signedUp('ada@example.com')
    const mail = await receivedEmail(app, 'ada@example.com', /Confirm/)
    const page = await visitor.get(linkIn(mail))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('ada@example.com')
    expect(await isConfirmed(visitor)).toBe(false)
    const pressed = await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
    expect(pressed.headers.get('location')).toBe('/settings?email=confirmed')
    expect(await isConfirmed(visitor)).toBe(true)
  })

  test('works once', async () => {
    const visitor = await signedUp('once@example.com')
    const mail = await receivedEmail(app, 'once@example.com', /Confirm/)
    await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
    expect((await visitor.submit(linkIn(mail), { token: tokenIn(mail) })).status).toBe(400)
    expect((await visitor.get(linkIn(mail))).status).toBe(400)
  })

  test('still works after a press during an outage of the database', async () => {
    const visitor = await signedUp('outage@example.com')
    const mail = await receivedEmail(app, 'outage@example.com', /Confirm/)
    const press = () => visitor.submit(linkIn(mail), { token: tokenIn(mail) })
    const { internalAdapter } = await app.identity.auth.$context
    const outage = new Error('Connection terminated unexpectedly')
    const update = vi.spyOn(internalAdapter, 'updateUser').mockRejectedValueOnce(outage)
    expect((await press()).status).toBe(503)
    update.mockRestore()
    expect(await isConfirmed(visitor)).toBe(false)
    expect((await press()).headers.get('location')).toBe('/settings?email=confirmed')
    expect(await isConfirmed(visitor)).toBe(true)
    expect((await press()).status).toBe(400)
  })

  test('confirms only the address it was sent to', async () => {
    const visitor = await signedUp('before@example.com')
    const mail = await receivedEmail(app, 'before@example.com', /Confirm/)
    await changeEmail(visitor, 'after@example.com')
    expect((await visitor.submit(linkIn(mail), { token: tokenIn(mail) })).status).toBe(400)
    expect(await isConfirmed(visitor)).toBe(false)
  })

  test('is refused when it is expired, forged or of another purpose', async () => {
    const visitor = await signedUp('late@example.com')
    const mail = await receivedEmail(app, 'late@example.com', /Confirm/)
    const path = linkIn(mail).split('?')[0] ?? ''
    for (const token of ['', 'x', '<script>alert(1)</script>', 'a'.repeat(1000)]) {
      const page = await visitor.get(`${path}?token=${encodeURIComponent(token)}`)
      expect(page.status).toBe(400)
      expect(await page.text()).not.toContain('<script>')
      expect((await visitor.submit(path, { token })).status).toBe(400)
    }
    const other = path.replace('confirm-email', 'restore-email')
    expect((await visitor.submit(other, { token: tokenIn(mail) })).status).toBe(400)
    await app.database.db.execute(
      sql`update identity.verification set expires_at = now() - interval '1 minute'`,
    )
    expect((await visitor.submit(path, { token: tokenIn(mail) })).status).toBe(400)
    expect(await isConfirmed(visitor)).toBe(false)
  })

  test('is sent again on request, with the same response for an unknown address', async () => {
    const visitor = await signedUp('again@example.com')
    const send = (email: string) =>
      visitor.post('/api/identity/send-verification-email', { email, callbackURL: '/settings' })
    const known = await send('again@example.com')
    const unknown = await send('nobody-here@example.com')
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    const mail = await receivedEmail(app, 'again@example.com', /Confirm/, 2)
    expect((await visitor.submit(linkIn(mail), { token: tokenIn(mail) })).status).toBe(303)
  })
})

describe('[8.12] after a change of address', () => {
  test('the old one can be restored, which ends every session', async () => {
    const thief = await signedUp('owner@example.com')
    await changeEmail(thief, 'thief@example.com')
    const mail = await receivedEmail(app, 'owner@example.com', /address was changed/)
    const password = await thief.post('/api/identity/update-password', { password: 'the thief’s' })
    expect(password.status).toBe(200)
    const pressed = await thief.submit(linkIn(mail), { token: tokenIn(mail) })
    expect(pressed.headers.get('location')).toBe('/forgot-password')
    expect(await thief.isSignedIn()).toBe(false)
    await thief.post('/api/identity/request-password-reset', { email: 'owner@example.com' })
    const reset = tokenIn(await receivedEmail(app, 'owner@example.com', /new password/))
    const body = { token: reset, newPassword: 'mine again' }
    expect((await thief.post('/api/identity/reset-password', body)).status).toBe(200)
    expect((await createVisitor(app).signIn('owner@example.com', 'mine again')).status).toBe(200)
  })

  test('an address of another account cannot be restored', async () => {
    const first = await signedUp('shared@example.com')
    await changeEmail(first, 'moved@example.com')
    const mail = await receivedEmail(app, 'shared@example.com', /address was changed/)
    const second = await signedUp('shared@example.com')
    const refused = await first.submit(linkIn(mail), { token: tokenIn(mail) })
    expect(refused.status).toBe(409)
    expect(await second.isSignedIn()).toBe(true)
    expect(await first.isSignedIn()).toBe(true)
  })

  test('a reset link sent to the old one is refused', async () => {
    const visitor = await signedUp('former@example.com')
    await visitor.post('/api/identity/request-password-reset', { email: 'former@example.com' })
    const token = tokenIn(await receivedEmail(app, 'former@example.com', /new password/))
    await changeEmail(visitor, 'arrived@example.com')
    const body = { token, newPassword: 'by the old mailbox' }
    expect((await visitor.post('/api/identity/reset-password', body)).status).toBe(400)
  })
})
