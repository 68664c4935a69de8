import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database.ts'
import { PUBLIC_URL } from '#testing/public-url.ts'
import { receivedEmail } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { replacePassword, setDisabled } from '../embedded/identity-tables.ts'

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

async function signedIn(email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = createVisitor(app)
  expect((await visitor.signIn(email, password)).status).toBe(200)
  return visitor
}

/** Makes every login look older. */
const loggedInAgo = (minutes: number) =>
  app.database.db.execute(
    sql.raw(`update identity.session set created_at = now() - interval '${minutes} minutes'`),
  )

const changeEmail = (visitor: Visitor, email: unknown, headers = {}) =>
  visitor.post('/api/identity/update-email', { email }, headers)
const changePassword = (visitor: Visitor, password: unknown, headers = {}) =>
  visitor.post('/api/identity/update-password', { password }, headers)

describe('[8.12] changing the email', () => {
  test('takes effect at once, also in users, and emails the old address', async () => {
    const visitor = await signedUp('ada@example.com')
    await visitor.call('POST', '/api/auth/sync', undefined, await visitor.bearer())
    const oldToken = await visitor.bearer()
    const answer = await changeEmail(visitor, 'Ada.New@Example.com')
    expect(await answer.json()).toEqual({ email: 'ada.new@example.com' })
    expect((await (await visitor.get('/api/auth/user', oldToken)).json()).email).toBe(
      'ada.new@example.com',
    )
    // Syncing an older token does not bring the old address back.
    await visitor.call('POST', '/api/auth/sync', undefined, oldToken)
    expect((await (await visitor.get('/api/auth/user', oldToken)).json()).email).toBe(
      'ada.new@example.com',
    )
    await receivedEmail(app, 'ada@example.com', /address was changed/)
    await receivedEmail(app, 'ada.new@example.com', /Confirm/)
    await signedIn('ada.new@example.com')
    expect((await createVisitor(app).signIn('ada@example.com', PASSWORD)).status).toBe(401)
  })

  test('requires a recent login, and changes nothing without one', async () => {
    const visitor = await signedUp('stale@example.com')
    await loggedInAgo(16)
    for (const headers of [{}, await visitor.bearer()]) {
      const answer = await changeEmail(visitor, 'thief@example.com', headers)
      expect(answer.status).toBe(403)
      const body = await answer.json()
      expect(body.code).toBe('requires-recent-login')
      expect(body.message).toBe('Please log out and log back in before changing your email.')
    }
    await loggedInAgo(14)
    expect((await changeEmail(visitor, 'fresh@example.com')).status).toBe(200)
  })

  test('asks a visitor to log in, from any origin', async () => {
    for (const origin of [PUBLIC_URL, 'https://evil.example'])
      expect((await changeEmail(createVisitor(app), 'x', { origin })).status).toBe(401)
  })

  test('refuses an address of another account', async () => {
    await signedUp('taken@example.com')
    const visitor = await signedUp('wants@example.com')
    const answer = await changeEmail(visitor, 'TAKEN@example.com')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'email-already-in-use',
      message: 'This email is already in use by another account.',
    })
  })

  test('gives an address that several users want at once to one of them', async () => {
    const visitors = await Promise.all(
      ['r1', 'r2', 'r3'].map((name) => signedUp(`${name}@example.com`)),
    )
    const answers = await Promise.all(
      visitors.map((visitor) => changeEmail(visitor, 'prize@example.com')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('to the same address in another case changes nothing', async () => {
    const visitor = await signedUp('same@example.com')
    expect((await changeEmail(visitor, ' SAME@example.com ')).status).toBe(200)
    expect((await (await visitor.get('/api/identity/get-session')).json()).user.email).toBe(
      'same@example.com',
    )
  })

  test.each(['', 'x', 'a@b', 'a@b.c d', `${'a'.repeat(260)}@example.com`])(
    'refuses an invalid address: %s',
    async (email) => {
      const visitor = await signedIn('same@example.com')
      const answer = await changeEmail(visitor, email)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'invalid-email',
        message: 'Invalid email format.',
      })
    },
  )
})

describe('[8.13] changing the password', () => {
  test('ends every other session and keeps this one', async () => {
    const visitor = await signedUp('grace@example.com')
    const other = await signedIn('grace@example.com')
    const otherToken = await other.bearer()
    expect(await (await changePassword(visitor, 'a new password')).json()).toEqual({ done: true })
    expect(await visitor.isSignedIn()).toBe(true)
    expect(await other.isSignedIn()).toBe(false)
    const refused = await other.get('/api/auth/user', otherToken)
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'user-token-expired'])
    await signedIn('grace@example.com', 'a new password')
    expect((await createVisitor(app).signIn('grace@example.com', PASSWORD)).status).toBe(401)
    await receivedEmail(app, 'grace@example.com', /password was changed/)
  })

  test('from two sessions at once leaves the password of the one that succeeded', async () => {
    for (const nth of [1, 2, 3, 4]) {
      const email = `both${nth}@example.com`
      const sessions = [await signedUp(email), await signedIn(email)]
      const passwords = ['the first new one', 'the second new one']
      const answers = await Promise.all(
        sessions.map((visitor, index) => changePassword(visitor, passwords[index])),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      const winner = answers.findIndex(({ status }) => status === 200)
      await signedIn(email, passwords[winner])
    }
  })

  test('ends a session that a sign-in with the old password opens meanwhile', async () => {
    const visitor = await signedUp('meanwhile@example.com')
    const { user, session } = await (await visitor.get('/api/identity/get-session')).json()
    const { db } = app.database
    const stored = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const slow: Database = Object.create(db)
    slow.transaction = (work) =>
      db.transaction(async (tx) => {
        const result = await work(tx)
        stored.resolve()
        await released.promise
        return result
      })
    const change = replacePassword(slow, { userId: user.id, sessionId: session.id, hash: 'new' })
    await stored.promise
    let isSettled = false
    const signIn = createVisitor(app)
      .signIn('meanwhile@example.com', PASSWORD)
      .finally(() => {
        isSettled = true
      })
    // Until it is done, or waits for the commit.
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    const isWaiting = async () => (await db.$count(sql`pg_stat_activity`, waiting)) > 0
    await expect.poll(async () => isSettled || (await isWaiting())).toBe(true)
    released.resolve()
    expect(await change).toBe(true)
    expect((await signIn).status).toBe(401)
    const { sessions } = await (await visitor.get('/api/identity/sessions')).json()
    expect(sessions).toHaveLength(1)
  })

  test('asks who has not logged in lately to do so', async () => {
    const visitor = await signedUp('stale2@example.com')
    await loggedInAgo(16)
    const answer = await changePassword(visitor, 'whatever it is')
    expect(answer.status).toBe(403)
    expect((await answer.json()).code).toBe('requires-recent-login')
    await signedIn('stale2@example.com')
  })

  test.each(['', '12345', 'x'.repeat(257)])(
    'refuses a password of the wrong length: %s',
    async (password) => {
      const visitor = await signedUp(`length${password.length}@example.com`)
      const answer = await changePassword(visitor, password)
      expect(answer.status).toBe(400)
      expect((await answer.json()).code).toBe('weak-password')
    },
  )

  test('keeps spaces at both ends, and accepts 256 characters', async () => {
    const visitor = await signedUp('spaces@example.com')
    for (const password of ['  spaced  ', 'ü'.repeat(256)]) {
      expect((await changePassword(visitor, password)).status).toBe(200)
      expect(
        (await createVisitor(app).signIn('spaces@example.com', password.trim())).status === 200,
      ).toBe(password.trim() === password)
      await signedIn('spaces@example.com', password)
    }
  })

  test('refuses a value of the wrong type with a message', async () => {
    const visitor = await signedIn('spaces@example.com', 'ü'.repeat(256))
    for (const password of [undefined, null, 7, ['a', 'b'], { length: 9 }]) {
      const answer = await changePassword(visitor, password)
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toEqual(expect.any(String))
    }
  })
})

describe('a page of another site', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:3001'])(
    'cannot change anything with the cookie: %s',
    async (origin) => {
      const visitor = await signedUp(`csrf-${origin.length}@example.com`)
      for (const path of ['update-email', 'update-password']) {
        const body = { email: 'evil@example.com', password: 'evil password' }
        expect((await visitor.post(`/api/identity/${path}`, body, { origin })).status).toBe(403)
      }
      expect(
        (await visitor.call('DELETE', '/api/identity/sessions', undefined, { origin })).status,
      ).toBe(403)
      expect(await visitor.isSignedIn()).toBe(true)
    },
  )
})

describe('sessions', () => {
  const list = async (visitor: Visitor) =>
    (await (await visitor.get('/api/identity/sessions')).json()).sessions as {
      id: string
      isCurrent: boolean
    }[]

  test('are listed with the current one marked, and can be ended one by one', async () => {
    const here = await signedUp('many@example.com')
    const there = await signedIn('many@example.com')
    const sessions = await list(here)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain('token')
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    const ended = await here.call('DELETE', `/api/identity/sessions/${other?.id}`)
    expect(await ended.json()).toEqual({ done: true })
    expect(await there.isSignedIn()).toBe(false)
    expect(await here.isSignedIn()).toBe(true)
  })

  test('can be ended all but the current one', async () => {
    const here = await signedUp('more@example.com')
    await Promise.all([signedIn('more@example.com'), signedIn('more@example.com')])
    expect((await here.call('DELETE', '/api/identity/sessions')).status).toBe(200)
    expect(await list(here)).toHaveLength(1)
  })

  test('of another user cannot be ended', async () => {
    const mine = await signedUp('mine@example.com')
    const theirs = await signedUp('theirs@example.com')
    const [session] = await list(theirs)
    expect((await mine.call('DELETE', `/api/identity/sessions/${session?.id}`)).status).toBe(404)
    expect(await theirs.isSignedIn()).toBe(true)
  })

  test('of a disabled account end at once, and it cannot sign in', async () => {
    const email = 'disabled@example.com'
    const visitor = await signedUp(email)
    const token = await visitor.bearer()
    await visitor.call('POST', '/api/auth/sync', undefined, token)
    expect(await setDisabled(app.database.db, email, true)).toBe(true)
    expect((await visitor.get('/api/auth/user', token)).status).toBe(401)
    expect(await visitor.isSignedIn()).toBe(false)
    const refused = await visitor.signIn(email, PASSWORD)
    expect(refused.status).toBe(403)
    expect((await refused.json()).code).toBe('user-disabled')
    expect((await visitor.signIn(email, 'not the password')).status).toBe(401)
    await setDisabled(app.database.db, email, false)
    await signedIn(email)
  })

  test('refuse the identity token after logging out', async () => {
    const visitor = await signedUp('leaves@example.com')
    const token = await visitor.bearer()
    expect((await visitor.get('/api/auth/user', token)).status).toBe(200)
    await visitor.post('/api/identity/sign-out')
    expect((await visitor.get('/api/auth/user', token)).status).toBe(401)
  })
})
