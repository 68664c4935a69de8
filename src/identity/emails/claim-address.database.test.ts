import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'

const PASSWORD = 'the first one’s password'
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

const askForCode = (email: string) =>
  createVisitor(app).post('/api/identity/email-otp/send-verification-otp', {
    email,
    type: 'sign-in',
  })

async function signedInByCode(email: string): Promise<Visitor> {
  await askForCode(email)
  const { subject } = await receivedEmail(app, email, /sign-in code/)
  const visitor = createVisitor(app)
  const otp = /\d{6}/.exec(subject)?.[0]
  expect((await visitor.post('/api/identity/sign-in/email-otp', { email, otp })).status).toBe(200)
  return visitor
}

async function press(visitor: Visitor, email: string, nth = 1) {
  const mail = await receivedEmail(app, email, /Confirm/, nth)
  const page = await (await visitor.get(linkIn(mail))).text()
  const pressed = await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
  return { page, pressed, text: await pressed.text() }
}

const isConfirmed = async (visitor: Visitor) =>
  (await (await visitor.get('/api/identity/get-session')).json()).user.emailVerified

describe('a confirmation link opened in a browser that is not signed in', () => {
  test('gives the account to the owner of the address, and ends all access of the stranger who signed up', async () => {
    const email = 'owner@example.com'
    const stranger = await signedUp(email)
    const elsewhere = createVisitor(app)
    await elsewhere.signIn(email, PASSWORD)
    const token = await stranger.bearer()
    await app.subscribe(token)
    const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' }
    await stranger.call('POST', '/api/birth-details', details, token)
    const { url } = await (await stranger.post('/api/calendar-feed', {}, token)).json()
    const feed = new URL(url).pathname
    expect((await stranger.get(feed)).status).toBe(200)

    // The owner requests a code, and gets the confirmation link instead.
    await askForCode(email)
    const owner = createVisitor(app)
    const { page, pressed, text } = await press(owner, email)
    expect(page).toContain('You are not logged in')
    expect(page).toContain('every session and password')
    expect(pressed.status).toBe(200)
    expect(text).toContain('sign-in code')
    expect(text).toContain('href="/login"')
    expect(text).toContain('href="/forgot-password"')

    for (const visitor of [stranger, elsewhere]) expect(await visitor.isSignedIn()).toBe(false)
    expect((await stranger.get('/api/auth/user', token)).status).toBe(401)
    expect((await stranger.signIn(email, PASSWORD)).status).toBe(401)
    expect((await stranger.get(feed)).status).toBe(404)
    const ownerHere = await signedInByCode(email)
    expect(await isConfirmed(ownerHere)).toBe(true)
    expect((await ownerHere.get('/api/auth/user', await ownerHere.bearer())).status).toBe(200)
  })

  test('like a password reset, revokes the stranger’s calendar feed', async () => {
    const email = 'feed@example.com'
    const stranger = await signedUp(email)
    const token = await stranger.bearer()
    await app.subscribe(token)
    const { url } = await (await stranger.post('/api/calendar-feed', {}, token)).json()
    const feed = new URL(url).pathname
    const owner = createVisitor(app)
    await owner.post('/api/identity/request-password-reset', { email })
    const reset = tokenIn(await receivedEmail(app, email, /new password/))
    const body = { token: reset, newPassword: 'the owner’s own' }
    expect((await owner.post('/api/identity/reset-password', body)).status).toBe(200)
    expect((await stranger.get(feed)).status).toBe(404)
  })

  test('revokes a reset link that was requested before', async () => {
    const email = 'asked@example.com'
    await signedUp(email)
    await createVisitor(app).post('/api/identity/request-password-reset', { email })
    const token = tokenIn(await receivedEmail(app, email, /new password/))
    await press(createVisitor(app), email)
    const body = { token, newPassword: 'from the older mail' }
    const reset = await createVisitor(app).post('/api/identity/reset-password', body)
    expect(reset.status).toBe(400)
  })

  test('does the same where another account is signed in, which stays signed in', async () => {
    const stranger = await signedUp('shared@example.com')
    const other = await signedUp('another@example.com')
    const { page } = await press(other, 'shared@example.com')
    expect(page).toContain('You are not logged in')
    expect(await stranger.isSignedIn()).toBe(false)
    expect(await other.isSignedIn()).toBe(true)
    expect(await isConfirmed(other)).toBe(false)
  })

  test('ends all access of a stranger who changed to the address later, and their restore link', async () => {
    const stranger = await signedUp('stranger@example.com')
    await press(stranger, 'stranger@example.com')
    await stranger.post('/api/identity/update-email', { email: 'wanted@example.com' })
    const restoreEmail = await receivedEmail(app, 'stranger@example.com', /address was changed/)
    await press(createVisitor(app), 'wanted@example.com')
    expect(await stranger.isSignedIn()).toBe(false)
    const restored = await stranger.submit(linkIn(restoreEmail), { token: tokenIn(restoreEmail) })
    expect(restored.status).toBe(400)
    await signedInByCode('wanted@example.com')
  })

  test('lets a user who signed up on another device set a new password', async () => {
    const email = 'laptop@example.com'
    await signedUp(email)
    await press(createVisitor(app), email)
    const phone = createVisitor(app)
    await phone.post('/api/identity/request-password-reset', { email })
    const token = tokenIn(await receivedEmail(app, email, /new password/))
    const newPassword = 'chosen on the phone'
    const reset = await phone.post('/api/identity/reset-password', { token, newPassword })
    expect(reset.status).toBe(200)
    expect((await phone.signIn(email, newPassword)).status).toBe(200)
    expect(await isConfirmed(phone)).toBe(true)
  })
})

describe('a confirmation link opened in a browser that is signed in', () => {
  test('confirms the address and keeps the sessions and the password', async () => {
    const email = 'here@example.com'
    const visitor = await signedUp(email)
    const elsewhere = createVisitor(app)
    await elsewhere.signIn(email, PASSWORD)
    const { page, pressed } = await press(visitor, email)
    expect(page).not.toContain('You are not logged in')
    expect(pressed.headers.get('location')).toBe('/settings?email=confirmed')
    for (const one of [visitor, elsewhere]) expect(await isConfirmed(one)).toBe(true)
    expect((await createVisitor(app).signIn(email, PASSWORD)).status).toBe(200)
  })

  test('makes an earlier link harmless', async () => {
    const email = 'second@example.com'
    const visitor = await signedUp(email)
    const first = await receivedEmail(app, email, /Confirm/)
    await visitor.post('/api/identity/send-verification-email', { email })
    await receivedEmail(app, email, /Confirm/, 2)
    await press(visitor, email, 2)
    const pressed = await createVisitor(app).submit(linkIn(first), { token: tokenIn(first) })
    expect(pressed.headers.get('location')).toBe('/settings?email=confirmed')
    expect(await visitor.isSignedIn()).toBe(true)
    expect((await visitor.signIn(email, PASSWORD)).status).toBe(200)
  })

  test('confirms a changed address', async () => {
    const visitor = await signedUp('former@example.com')
    await visitor.post('/api/identity/update-email', { email: 'latter@example.com' })
    expect(await isConfirmed(visitor)).toBe(false)
    await press(visitor, 'latter@example.com')
    expect(await isConfirmed(visitor)).toBe(true)
  })
})
