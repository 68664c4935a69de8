import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#durations.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { firebaseRemote } from './testing/firebase-remote.ts'
import { ada } from './testing/remote-accounts.ts'

const RENEW = 'POST /v1/token'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function signIn() {
  const server = fakeServer({ ...firebaseRemote.start().answers })
  const adapter = await firebaseRemote.adapter()
  await adapter.signIn(ada.email, ada.password)
  const later = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  return { server, adapter, later }
}

describe('[4.2] a Firebase token of an hour', () => {
  test('is reused for 55 minutes', async () => {
    const { server, adapter, later } = await signIn()
    const token = await adapter.fetchToken()
    later(54 * MINUTE)
    expect(await adapter.fetchToken()).toBe(token)
    expect(server.count(RENEW)).toBe(0)
  })

  test('is renewed in its last five minutes', async () => {
    const { server, adapter, later } = await signIn()
    const token = await adapter.fetchToken()
    later(56 * MINUTE)
    expect(await adapter.fetchToken()).not.toBe(token)
    expect(server.count(RENEW)).toBe(1)
  })

  test('[4.5] is renewed at once if the server refused it', async () => {
    const { server, adapter } = await signIn()
    await adapter.fetchToken(await adapter.fetchToken())
    expect(server.count(RENEW)).toBe(1)
  })
})

describe('[7.30] a project with email enumeration protection', () => {
  test('changes an email only after its link is opened', async () => {
    const { server, adapter } = await signIn()
    const sendLink = vi.fn(({ body }) => body)
    server.answers['POST /v1/accounts:update'] = refusal(400, {
      error: { code: 400, message: 'OPERATION_NOT_ALLOWED' },
    })
    server.answers['POST /v1/accounts:sendOobCode'] = sendLink
    expect(await adapter.updateEmail('lovelace@example.com')).toBe('link-sent')
    expect(sendLink.mock.calls[0]?.[0].body).toMatchObject({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      newEmail: 'lovelace@example.com',
    })
  })
})
