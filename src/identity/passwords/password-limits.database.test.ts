import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { type GoogleClaims, startFakeGoogle } from '#testing/fake-google.ts'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { HASH_COST } from './password-hash.ts'

const PASSWORD = 'a good password'
let google: Awaited<ReturnType<typeof startFakeGoogle>>
let app: TestApp
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await openTestApp({ google: google.client, hashCost: HASH_COST })
})
afterAll(async () => {
  google.stop()
  await app.close()
})
afterEach(() => {
  vi.useRealTimers()
})

async function signedUp(email: string): Promise<Visitor> {
  const visitor = createVisitor(app)
  await visitor.signUp(email, PASSWORD)
  return visitor
}

async function confirmedUser(email: string): Promise<Visitor> {
  const visitor = await signedUp(email)
  const mail = await receivedEmail(app, email, /Confirm/)
  await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
  return visitor
}

const signIn = (email: string, password = PASSWORD) => createVisitor(app).signIn(email, password)
const guess = (email: string, nth = 0) => signIn(email, `guess number ${nth}`)

async function guessUntilRefused(email: string): Promise<Response> {
  for (let nth = 0; nth < 20; nth++) {
    const answer = await guess(email, nth)
    if (answer.status === 429) return answer
  }
  throw new Error('No guess was refused')
}

const secondsOf = (answer: Response) => Number(answer.headers.get('retry-after'))

describe('wrong passwords for one account', () => {
  test('are slowed down from any network, also for an unknown email', async () => {
    await signedUp('guessed@example.com')
    for (const email of ['guessed@example.com', 'nobody@example.com']) {
      const statuses: number[] = []
      for (let nth = 0; nth < 15; nth++) statuses.push((await guess(email, nth)).status)
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(10).fill(429)])
    }
  })

  test('are slowed down when they come at once', async () => {
    await signedUp('crowd@example.com')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => guess('crowd@example.com', nth)),
    )
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25)
  })

  test('are refused with the time to wait, in the header and in the message', async () => {
    await signedUp('refused@example.com')
    const refused = await guessUntilRefused('refused@example.com')
    const seconds = secondsOf(refused)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)
    const sentence = messages.identity.tooManyWrongPasswords(seconds * SECOND)
    expect(ErrorBody.strict().parse(await refused.json())).toEqual({
      error: sentence,
      message: sentence,
      code: 'too-many-requests',
      requestId: expect.any(String),
    })
  })

  test('let the right one in after the wait, which resets the count', async () => {
    const email = 'waits@example.com'
    await signedUp(email)
    const seconds = secondsOf(await guessUntilRefused(email))
    expect((await signIn(email)).status).toBe(429)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * SECOND })
    expect((await signIn(email)).status).toBe(200)
    expect((await guess(email)).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  test('do not block a code by email, which ends the wait', async () => {
    const email = 'code@example.com'
    await confirmedUser(email)
    await guessUntilRefused(email)
    const visitor = createVisitor(app)
    const type = 'sign-in'
    await visitor.post('/api/identity/email-otp/send-verification-otp', { email, type })
    const otp = /\d{6}/.exec((await receivedEmail(app, email, /sign-in code/)).subject)?.[0]
    const answer = await visitor.post('/api/identity/sign-in/email-otp', { email, otp })
    expect(answer.status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('do not block a password reset, which ends the wait', async () => {
    const email = 'reset@example.com'
    await signedUp(email)
    await guessUntilRefused(email)
    const visitor = createVisitor(app)
    await visitor.post('/api/identity/request-password-reset', { email })
    const token = tokenIn(await receivedEmail(app, email, /new password/))
    const newPassword = 'another good password'
    const reset = await visitor.post('/api/identity/reset-password', { token, newPassword })
    expect(reset.status).toBe(200)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('leave sessions signed in', async () => {
    const visitor = await signedUp('inside@example.com')
    await guessUntilRefused('inside@example.com')
    expect((await visitor.get('/api/auth/user', await visitor.bearer())).status).toBe(200)
  })

  test('do not block Google, which ends the wait', async () => {
    const email = 'google@example.com'
    const visitor = createVisitor(app)
    await continueWithGoogle(visitor, { sub: '1', email })
    await visitor.post('/api/identity/update-password', { password: PASSWORD })
    await guessUntilRefused(email)
    await continueWithGoogle(createVisitor(app), { sub: '1', email })
    expect((await signIn(email)).status).toBe(200)
  })
})

async function continueWithGoogle(visitor: Visitor, claims: GoogleClaims) {
  const origin = encodeURIComponent('http://localhost:3000')
  const started = await visitor.get(
    `/api/identity/oauth-popup/start?provider=google&popupOrigin=${origin}&popupNonce=n&callbackURL=/`,
  )
  const { searchParams } = new URL(started.headers.get('location') ?? '')
  const state = encodeURIComponent(searchParams.get('state') ?? '')
  await visitor.get(`/api/identity/callback/google?code=${google.codeFor(claims)}&state=${state}`)
  expect(await visitor.isSignedIn()).toBe(true)
}

describe('changes of a password', () => {
  const change = (visitor: Visitor, password: string) =>
    visitor.post('/api/identity/update-password', { password })

  test('are limited to five an hour for one account, and refused before they are hashed', async () => {
    const visitor = await signedUp('changes@example.com')
    for (let nth = 0; nth < 5; nth++)
      expect((await change(visitor, `new password ${nth}`)).status).toBe(200)
    for (let nth = 5; nth < 15; nth++) {
      const refused = await change(visitor, `new password ${nth}`)
      expect(refused.status).toBe(429)
      const message = refusalMessages.tooManyRequests(secondsOf(refused) * SECOND)
      expect(await refused.json()).toMatchObject({ message, code: 'too-many-requests' })
      expect(secondsOf(refused)).toBeGreaterThan((50 * MINUTE) / SECOND)
    }
    expect((await signIn('changes@example.com', 'new password 4')).status).toBe(200)
    const other = await signedUp('others@example.com')
    expect((await change(other, 'another password')).status).toBe(200)
  })

  test('that are too short do not count', async () => {
    const visitor = await signedUp('short@example.com')
    for (let nth = 0; nth < 6; nth++) expect((await change(visitor, '12345')).status).toBe(400)
    expect((await change(visitor, '123456')).status).toBe(200)
  })
})

describe('a busy password queue', () => {
  /** Occupies every concurrent hash. */
  function keepBusy() {
    const ends: (() => void)[] = []
    const all = Array.from({ length: 3 }, (_, nth) =>
      app.identity.passwordQueue(() => new Promise<void>((resolve) => ends.push(resolve)), {
        purpose: 'sign-in',
        account: `busy ${nth}`,
      }),
    )
    return async () => {
      let isDone = false
      const done = Promise.all(all).then(() => {
        isDone = true
      })
      while (!isDone) {
        for (const end of ends.splice(0)) end()
        await new Promise(setImmediate)
      }
      await done
    }
  }

  test('does not block other calls while a sign-up waits', async () => {
    const release = keepBusy()
    const signingUp = signedUp('waiting@example.com')
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    // A transaction that waited for its hash would block the embedded database.
    expect((await app.request('/readyz')).status).toBe(200)
    await release()
    expect(await (await signingUp).isSignedIn()).toBe(true)
  })

  test('refuses a second waiting sign-in to an account, and does not count it as a wrong password', async () => {
    const email = 'twice@example.com'
    await signedUp(email)
    const release = keepBusy()
    const both = [signIn(email), signIn(email)]
    const refused = await Promise.race(both)
    expect([refused.status, secondsOf(refused)]).toEqual([429, 10])
    const message = refusalMessages.tooManyRequests(10 * SECOND)
    expect(await refused.json()).toMatchObject({ message, code: 'too-many-requests' })
    await release()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 429])
  })

  test('does not use up a reset link when it is full', async () => {
    const email = 'full@example.com'
    const visitor = await signedUp(email)
    await visitor.post('/api/identity/request-password-reset', { email })
    const token = tokenIn(await receivedEmail(app, email, /new password/))
    const reset = () =>
      visitor.post('/api/identity/reset-password', { token, newPassword: 'a second password' })
    const release = keepBusy()
    const waiting = Array.from({ length: 200 }, (_, nth) =>
      app.identity.passwordQueue(async () => {}, { purpose: 'change', account: `waits ${nth}` }),
    )
    const refused = await reset()
    expect([refused.status, secondsOf(refused)]).toEqual([429, 10])
    await release()
    await Promise.all(waiting)
    expect((await reset()).status).toBe(200)
    expect((await signIn(email, 'a second password')).status).toBe(200)
  })

  test('refuses a password that was replaced while it was verified', async () => {
    const email = 'replaced@example.com'
    await signedUp(email)
    const release = keepBusy()
    const stranger = createVisitor(app)
    const { internalAdapter } = await app.identity.auth.$context
    const lookUp = vi.spyOn(internalAdapter, 'findUserByEmail')
    const signingIn = stranger.signIn(email, PASSWORD)
    await expect.poll(() => lookUp.mock.settledResults[0]?.type).toBe('fulfilled')
    lookUp.mockRestore()
    // It has read the stored hash and waits in the queue.
    const mail = await receivedEmail(app, email, /Confirm/)
    await createVisitor(app).submit(linkIn(mail), { token: tokenIn(mail) })
    await release()
    expect((await signingIn).status).toBe(401)
    expect(await stranger.isSignedIn()).toBe(false)
  })

  test('refuses a new password whose session ended before it was hashed', async () => {
    const email = 'claimed@example.com'
    const stranger = await signedUp(email)
    const mail = await receivedEmail(app, email, /Confirm/)
    const release = keepBusy()
    const waits = vi.spyOn(app.identity, 'passwordQueue')
    const password = 'the stranger’s way back'
    const changing = stranger.post('/api/identity/update-password', { password })
    await expect.poll(() => waits.mock.calls.length).toBe(1)
    waits.mockRestore()
    await createVisitor(app).submit(linkIn(mail), { token: tokenIn(mail) })
    await release()
    const refused = await changing
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'user-token-expired'])
    expect((await signIn(email, password)).status).toBe(401)
  })
})
