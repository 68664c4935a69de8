import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#durations.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { signInInPopup } from './google-popup.ts'

const LIVE = '/api/identity/ok'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp({ isBlocked = false } = {}) {
  const server = fakeServer({ [`GET ${LIVE}`]: { ok: true } })
  const popup = { closed: false, close: vi.fn() }
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValue(isBlocked ? null : (popup as unknown as Window))
  const outcome = vi.fn()
  signInInPopup('/api/identity/oauth-popup/start', LIVE).then(
    () => outcome('signed in'),
    (error) => outcome(error.code),
  )
  const [address = '', , features = ''] = open.mock.calls[0] ?? []
  const url = new URL(String(address), window.location.origin)
  const send = (data: object, origin = window.location.origin) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        data: {
          type: 'better-auth:oauth-popup',
          nonce: url.searchParams.get('popupNonce'),
          ...data,
        },
      }),
    )
  const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
  return { server, popup, open, outcome, url, features, send, settle }
}

describe('[9.13] the Google popup', () => {
  test('is 500 by 600, and names its provider and its origin', async () => {
    const { url, features } = setUp()
    expect(features).toContain('width=500,height=600')
    expect(url.searchParams.get('provider')).toBe('google')
    expect(url.searchParams.get('popupOrigin')).toBe(window.location.origin)
  })

  test('is closed after it reports a session', async () => {
    const { outcome, popup, send, settle } = setUp()
    send({ token: 'a session' })
    await settle()
    expect(outcome).toHaveBeenCalledWith('signed in')
    expect(popup.close).toHaveBeenCalled()
  })

  test('is ignored with another origin, nonce or type, or without a token', async () => {
    const { outcome, send, settle } = setUp()
    send({ token: 'x' }, 'https://evil.example')
    send({ token: 'x', nonce: 'another' })
    send({ token: 'x', type: 'another' })
    send({ token: '' })
    await settle(MINUTE)
    expect(outcome).not.toHaveBeenCalled()
  })

  test('counts as canceled eight seconds after it was closed, not before', async () => {
    const { outcome, popup, settle } = setUp()
    await settle(20 * SECOND)
    popup.closed = true
    await settle(8 * SECOND)
    expect(outcome).not.toHaveBeenCalled()
    await settle(0.5 * SECOND)
    expect(outcome).toHaveBeenCalledWith('popup-closed-by-user')
  })

  test('succeeds if its message arrives within eight seconds of closing', async () => {
    const { outcome, popup, send, settle } = setUp()
    popup.closed = true
    await settle(7 * SECOND)
    send({ token: 'a session' })
    await settle(5 * SECOND)
    expect(outcome).toHaveBeenCalledExactlyOnceWith('signed in')
  })

  test('times out after ten minutes', async () => {
    const { outcome, settle } = setUp()
    await settle(10 * MINUTE)
    expect(outcome).toHaveBeenCalledWith('popup-closed-by-user')
  })

  test('may be blocked', async () => {
    const { outcome, settle } = setUp({ isBlocked: true })
    await settle()
    expect(outcome).toHaveBeenCalledWith('popup-blocked')
  })

  test('is closed if the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const popup = { closed: false, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    await expect(signInInPopup('/start', LIVE)).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    expect(popup.close).toHaveBeenCalled()
  })

  test('does not open without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { open, outcome, settle } = setUp()
    await settle()
    expect(open).not.toHaveBeenCalled()
    expect(outcome).toHaveBeenCalledWith('network-request-failed')
  })

  test.each([
    ['access_denied', 'popup-closed-by-user'],
    ['account_not_linked', 'account-exists-with-different-credential'],
    ['provider_not_found', 'operation-not-allowed'],
    ['user-disabled', 'user-disabled'],
    ['something_new', 'unknown'],
  ])('that reports %s fails with %s', async (code, ours) => {
    const { outcome, send, settle } = setUp()
    send({ error: { code } })
    await settle()
    expect(outcome).toHaveBeenCalledWith(ours)
  })
})
