import { afterEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { HOUR } from '#durations.ts'
import { createIdentityClient } from '#web/session/create-identity-client.ts'
import type { IdentityClient } from '#web/session/identity-client.ts'
import { IdentityError } from '#web/session/identity-error.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { embeddedRemote } from './testing/embedded-remote.ts'
import { firebaseRemote } from './testing/firebase-remote.ts'
import { ada } from './testing/remote-accounts.ts'

const texts = messages.identity
const clients: IdentityClient[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) await client.signOut().catch(() => {})
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

// Only the network is faked; both adapters are real and must behave the same.
describe.each([embeddedRemote, firebaseRemote])('[7.30] $name', (remote) => {
  async function setUp() {
    const provider = remote.start()
    const server = fakeServer({ 'POST /api/auth/sync': { id: 'ada' }, ...provider.answers })
    const client = createIdentityClient(remote.adapter)
    clients.push(client)
    await client.refresh()
    return { client, server, ...provider }
  }

  async function signedIn() {
    const all = await setUp()
    await all.client.signIn(ada.email, ada.password)
    return all
  }

  async function refusalOf(promise: Promise<unknown>): Promise<IdentityError> {
    const error = await promise.then(
      () => undefined,
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(IdentityError)
    expect(error.message).not.toMatch(/auth\/|firebase|better-auth|_/i)
    return error
  }

  /** Moves the clock only; timers keep running. */
  function anHourLater() {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  }

  test('[4.2] is loading at first, then signed out', async () => {
    fakeServer(remote.start().answers)
    const client = createIdentityClient(remote.adapter)
    expect(client.state()).toEqual({ status: 'loading' })
    await client.refresh()
    await client.settled()
    expect(client.state()).toEqual({ status: 'signed-out' })
    expect(await client.freshToken()).toBeUndefined()
  })

  test('[3.2] signs a person up, syncs with the server, and knows their identity', async () => {
    const { client, server } = await setUp()
    await client.signUp('grace@example.com', 'compiles in her head')
    expect(server.count('POST /api/auth/sync')).toBe(1)
    expect(client.state()).toMatchObject({
      status: 'signed-in',
      identity: {
        uid: expect.stringMatching(/./),
        displayName: null,
        photoURL: null,
        email: 'grace@example.com',
        emailVerified: false,
        phoneNumber: null,
        tenantId: null,
        providerData: [
          { providerId: 'password', uid: expect.any(String), email: 'grace@example.com' },
        ],
        metadata: { creationTime: expect.any(String), lastSignInTime: expect.any(String) },
        isAnonymous: false,
      },
    })
  })

  test('[4.2][7.3] syncs once after signing in, without a body, with the token of later calls', async () => {
    const { client, server } = await signedIn()
    const token = await client.freshToken()
    expect(token).toBeTruthy()
    const syncs = server.seen.filter(({ call }) => call.endsWith('/api/auth/sync'))
    expect(syncs.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/auth/sync', undefined],
    ])
    expect(Object.fromEntries(syncs[0]?.headers ?? [])).toEqual({
      authorization: `Bearer ${token}`,
      'time-zone': expect.any(String),
    })
  })

  test('[8.2] gives the same error for a wrong password and an unknown email', async () => {
    const { client } = await setUp()
    const wrong = await refusalOf(client.signIn(ada.email, 'not hers at all'))
    const unknown = await refusalOf(client.signIn('nobody@example.com', 'not hers at all'))
    expect(wrong.message).toBe(texts.signInFailed)
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message])
    expect(client.state().status).toBe('signed-out')
  })

  test('[8.3] reports that an email is taken', async () => {
    const { client } = await setUp()
    const error = await refusalOf(client.signUp(ada.email, 'another password'))
    expect(error.code).toBe('email-already-in-use')
  })

  test('reports too many requests', async () => {
    const { client, limit } = await setUp()
    limit()
    const error = await refusalOf(client.signIn(ada.email, ada.password))
    expect(error.code).toBe('too-many-requests')
  })

  test('[8.1h] reports a network failure', async () => {
    const { client, disconnect } = await setUp()
    disconnect()
    const error = await refusalOf(client.signIn(ada.email, ada.password))
    expect(error.message).toBe(messages.general.unreachable)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const offline = await refusalOf(client.signIn(ada.email, ada.password))
    expect(offline.message).toBe(messages.general.network)
  })

  test.each([
    ['a message in the body', () => refusal(503, { error: 'Not now.' }), 'Not now.'],
    ['an unreadable body', () => new Response('down', { status: 502 }), 'Sync failed'],
    ['a body without a message', () => refusal(500, {}), 'Failed to sync user'],
    ['a body without a message over HTTP/2', () => refusal(500, {}, ''), 'Failed to sync user'],
  ])('[8.1f] signs out again when the sync fails with %s', async (_name, answer, sentence) => {
    const { client, server } = await setUp()
    server.answers['POST /api/auth/sync'] = answer
    const error = await refusalOf(client.signIn(ada.email, ada.password))
    expect(error.message).toBe(sentence)
    expect(client.state().status).toBe('signed-out')
    expect(await client.freshToken()).toBeUndefined()
    await client.refresh()
    expect(client.state().status).toBe('signed-out')
  })

  test('[2.4] signs out', async () => {
    const { client } = await signedIn()
    await client.signOut()
    expect(client.state()).toEqual({ status: 'signed-out' })
    await client.refresh()
    expect(client.state()).toEqual({ status: 'signed-out' })
  })

  test('[8.4] answers a reset for an unknown email as for a known one', async () => {
    const { client } = await setUp()
    await expect(client.sendPasswordReset(ada.email)).resolves.toBeUndefined()
    await expect(client.sendPasswordReset('nobody@example.com')).resolves.toBeUndefined()
  })

  test('[7.30] changes a password with an emailed link, once', async () => {
    const { client } = await setUp()
    await client.resetPassword('good-link', 'a new password')
    const error = await refusalOf(client.resetPassword('good-link', 'another password'))
    expect(error.code).toBe('invalid-action-code')
    await client.signIn(ada.email, 'a new password')
    expect(client.state().status).toBe('signed-in')
  })

  test('[4.2] changes an email, and syncs again', async () => {
    const { client, server } = await signedIn()
    await expect(client.updateEmail('lovelace@example.com')).resolves.toBe('changed')
    expect(server.count('POST /api/auth/sync')).toBe(2)
    expect(client.state()).toMatchObject({ identity: { email: 'lovelace@example.com' } })
  })

  test('[8.12] reports why an email cannot be changed', async () => {
    const { client, expireRecentLogin } = await signedIn()
    expect((await refusalOf(client.updateEmail('taken@example.com'))).code).toBe(
      'email-already-in-use',
    )
    expect((await refusalOf(client.updateEmail('no address'))).code).toBe('invalid-email')
    expireRecentLogin()
    expect((await refusalOf(client.updateEmail('new@example.com'))).code).toBe(
      'requires-recent-login',
    )
    expect(client.state()).toMatchObject({ identity: { email: ada.email } })
  })

  test('[8.13] changes a password, or reports why it cannot', async () => {
    const { client, expireRecentLogin } = await signedIn()
    await client.updatePassword('a new password')
    expect((await refusalOf(client.updatePassword('weak'))).code).toBe('weak-password')
    expireRecentLogin()
    expect((await refusalOf(client.updatePassword('a newer password'))).code).toBe(
      'requires-recent-login',
    )
  })

  test('[5.4] changes nothing if nobody is signed in', async () => {
    const { client } = await setUp()
    for (const change of [
      client.updateEmail('a@example.com'),
      client.updatePassword('a new password'),
    ])
      expect((await refusalOf(change)).message).toBe('No user logged in')
  })

  test.each([
    ['user-disabled', 'account-disabled', 'disable'],
    ['user-token-expired', 'session-ended', 'endSession'],
  ] as const)('[8.1g] %s signs the person out with the reason %s', async (code, reason, event) => {
    const { client, ...provider } = await signedIn()
    provider[event]()
    anHourLater()
    expect((await refusalOf(client.freshToken())).code).toBe(code)
    expect(client.state()).toEqual({ status: 'signed-out', reason })
    expect(await client.freshToken()).toBeUndefined()
  })

  test('[5.3][8.1i] names what a password lacks under the current policy', async () => {
    const { client, requirePolicy } = await setUp()
    requirePolicy({ minLength: 10, uppercase: true, numeric: true })
    const error = await refusalOf(client.signUp('grace@example.com', 'lowercase'))
    expect(error.message).toBe(
      'Password needs at least 10 characters, an uppercase letter, and a number.',
    )
    requirePolicy({ maxLength: 8 })
    const later = await refusalOf(client.signUp('grace@example.com', 'lowercase'))
    expect(later.message).toBe('Password needs at most 8 characters.')
  })
})
