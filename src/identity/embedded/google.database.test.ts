import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoogleClaims, startFakeGoogle } from '#testing/fake-google.ts'
import { linkIn, receivedEmail, tokenIn } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
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

const start = (visitor: Visitor, origin = 'http://localhost:3000') =>
  visitor.get(
    `/api/identity/oauth-popup/start?provider=google&popupOrigin=${encodeURIComponent(origin)}&popupNonce=n&callbackURL=/`,
  )

/** Goes through the popup to Google and back. @returns its message to the window that opened it */
async function continueWithGoogle(visitor: Visitor, claims: GoogleClaims) {
  const { searchParams } = new URL((await start(visitor)).headers.get('location') ?? '')
  const state = encodeURIComponent(searchParams.get('state') ?? '')
  return comeBack(visitor, `code=${google.codeFor(claims)}&state=${state}`)
}

async function comeBack(visitor: Visitor, query: string) {
  const page = await visitor.get(`/api/identity/callback/google?${query}`)
  const json = /<script type="application\/json"[^>]*>([^<]*)</.exec(await page.text())?.[1]
  const opener = page.headers.get('cross-origin-opener-policy')
  return { ...(JSON.parse(json ?? '{}') as { token?: string; error?: { code: string } }), opener }
}

const ada = { sub: '1', email: 'ada@example.com', name: 'Ada Lovelace' }

describe('[4.2] Continue with Google', () => {
  test('[7.30] asks for the profile, and forces the choice of an account', async () => {
    const { searchParams } = new URL(
      (await start(createVisitor(app))).headers.get('location') ?? '',
    )
    expect(searchParams.get('prompt')).toBe('select_account')
    expect(searchParams.get('scope')?.split(' ')).toContain('profile')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
  })

  test('signs up a new user with their name, and stores no token of Google', async () => {
    const visitor = createVisitor(app)
    const message = await continueWithGoogle(visitor, ada)
    expect(message.token).toEqual(expect.any(String))
    // Scripts of the opener may not read the token of the session.
    const cookie = decodeURIComponent(visitor.cookies().cookie)
    expect(cookie).toContain('session_token=')
    expect(cookie).not.toContain(message.token)
    // Otherwise the popup loses its opener.
    expect(message.opener).toBe('unsafe-none')
    const user = await (
      await visitor.call('POST', '/api/auth/sync', undefined, await visitor.bearer())
    ).json()
    expect(user).toMatchObject({ email: ada.email, firstName: 'Ada' })
    const { rows } = (await app.database.db.execute(
      'select access_token, refresh_token, id_token from identity.account',
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
  })

  test('recognizes a Google account after its address changed', async () => {
    const first = createVisitor(app)
    await continueWithGoogle(first, { sub: '2', email: 'two@example.com' })
    const again = createVisitor(app)
    await continueWithGoogle(again, { sub: '2', email: 'changed@example.com' })
    const id = async (visitor: Visitor) =>
      (await (await visitor.get('/api/auth/user', await visitor.bearer())).json()).id
    expect(await id(again)).toBe(await id(first))
  })

  test.each([
    ['signed with another key', { sub: 'forged', email: 'x1@example.com' }],
    ['for another client', { sub: '3', email: 'x2@example.com', aud: 'somebody else' }],
    ['by another issuer', { sub: '4', email: 'x3@example.com', iss: 'https://evil.example' }],
  ])('an identity token %s lets nobody in', async (_, claims) => {
    const visitor = createVisitor(app)
    const message = await continueWithGoogle(visitor, claims)
    expect(message.token).toBeUndefined()
    expect(message.error?.code).toBe('unable_to_get_user_info')
    expect(await visitor.isSignedIn()).toBe(false)
  })

  test('[8.3] reports a canceled sign-in', async () => {
    const visitor = createVisitor(app)
    const { searchParams } = new URL((await start(visitor)).headers.get('location') ?? '')
    const state = encodeURIComponent(searchParams.get('state') ?? '')
    const message = await comeBack(visitor, `error=access_denied&state=${state}`)
    expect(message.error?.code).toBe('access_denied')
  })

  test('refuses a state that is forged, used or of another browser', async () => {
    const visitor = createVisitor(app)
    await start(visitor)
    expect(
      (await comeBack(visitor, `code=${google.codeFor(ada)}&state=made-up`)).token,
    ).toBeUndefined()
    const thief = createVisitor(app)
    const { searchParams } = new URL((await start(visitor)).headers.get('location') ?? '')
    const state = encodeURIComponent(searchParams.get('state') ?? '')
    expect(
      (await comeBack(thief, `code=${google.codeFor(ada)}&state=${state}`)).token,
    ).toBeUndefined()
    const own = `code=${google.codeFor(ada)}&state=${state}`
    expect((await comeBack(visitor, own)).token).toBeDefined()
    expect((await comeBack(visitor, own)).token).toBeUndefined()
  })

  test('reports nothing to a page of another site', async () => {
    expect((await start(createVisitor(app), 'https://evil.example')).status).toBe(403)
  })
})

describe('an address that has an account already', () => {
  const PASSWORD = 'the stranger’s password'

  test('unconfirmed: the stranger’s password, sessions and tokens end', async () => {
    const email = 'victim@example.com'
    const stranger = createVisitor(app)
    await stranger.signUp(email, PASSWORD)
    const token = await stranger.bearer()
    expect((await stranger.get('/api/auth/user', token)).status).toBe(200)

    const victim = createVisitor(app)
    expect((await continueWithGoogle(victim, { sub: '10', email })).token).toBeDefined()
    expect(await stranger.isSignedIn()).toBe(false)
    expect((await stranger.get('/api/auth/user', token)).status).toBe(401)
    expect((await stranger.signIn(email, PASSWORD)).status).toBe(401)
    expect((await victim.get('/api/auth/user', await victim.bearer())).status).toBe(200)
  })

  test('unconfirmed: the stranger’s own Google account cannot sign in anymore', async () => {
    const stranger = createVisitor(app)
    await continueWithGoogle(stranger, { sub: '20', email: 'stranger@example.com' })
    const moved = await stranger.post('/api/identity/update-email', {
      email: 'victim2@example.com',
    })
    expect(moved.status).toBe(200)

    const victim = createVisitor(app)
    await continueWithGoogle(victim, { sub: '21', email: 'victim2@example.com' })
    const strangerAgain = createVisitor(app)
    await continueWithGoogle(strangerAgain, { sub: '20', email: 'stranger@example.com' })
    const id = async (visitor: Visitor) =>
      (await (await visitor.get('/api/auth/user', await visitor.bearer())).json()).id
    expect(await id(strangerAgain)).not.toBe(await id(victim))
  })

  test('unconfirmed: the link that restores the stranger’s own address is revoked', async () => {
    const stranger = createVisitor(app)
    await stranger.signUp('mover@example.com', PASSWORD)
    await stranger.post('/api/identity/update-email', { email: 'victim3@example.com' })
    const mail = await receivedEmail(app, 'mover@example.com', /address was changed/)

    const victim = createVisitor(app)
    await continueWithGoogle(victim, { sub: '25', email: 'victim3@example.com' })
    const pressed = await stranger.submit(linkIn(mail), { token: tokenIn(mail) })
    expect(pressed.status).toBe(400)
    expect(await victim.isSignedIn()).toBe(true)
    const user = await (await victim.get('/api/auth/user', await victim.bearer())).json()
    expect(user.email).toBe('victim3@example.com')
  })

  test('confirmed: both sign-in methods lead to one account', async () => {
    const email = 'confirmed@example.com'
    const visitor = createVisitor(app)
    await visitor.signUp(email, PASSWORD)
    const mail = await receivedEmail(app, email, /Confirm/)
    await visitor.submit(linkIn(mail), { token: tokenIn(mail) })
    const byGoogle = createVisitor(app)
    expect((await continueWithGoogle(byGoogle, { sub: '30', email })).token).toBeDefined()
    expect(await visitor.isSignedIn()).toBe(true)
    expect((await visitor.signIn(email, PASSWORD)).status).toBe(200)
    const accounts = await (await visitor.get('/api/identity/list-accounts')).json()
    expect(accounts.map(({ providerId }: { providerId: string }) => providerId).sort()).toEqual([
      'credential',
      'google',
    ])
  })

  test('unverified at Google: the account stays unchanged', async () => {
    const email = 'unsure@example.com'
    const visitor = createVisitor(app)
    await visitor.signUp(email, PASSWORD)
    const message = await continueWithGoogle(createVisitor(app), {
      sub: '40',
      email,
      email_verified: false,
    })
    expect(message.error?.code).toBe('account_not_linked')
    expect((await visitor.signIn(email, PASSWORD)).status).toBe(200)
  })
})
