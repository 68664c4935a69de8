import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#durations.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { tokenOf } from '#web/identity/adapters/testing/remote-accounts.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { createIdentityClient } from './create-identity-client.ts'
import type { IdentityAdapter, SignedInIdentity } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'

const asIdentity = (uid: string) => ({ uid, email: `${uid}@example.com` }) as SignedInIdentity

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function setUp() {
  const server = fakeServer({ 'POST /api/auth/sync': {} })
  let uidAtProvider: string | undefined
  let reportChange = () => {}
  const adapter = {
    getIdentity: vi.fn(async () => (uidAtProvider ? asIdentity(uidAtProvider) : undefined)),
    fetchToken: vi.fn(async () => tokenOf(uidAtProvider ?? 'nobody')),
    watch: (onChange: () => void) => {
      reportChange = onChange
    },
    signInWithGoogle: vi.fn(async () => {
      uidAtProvider = 'ada'
    }),
    signIn: vi.fn(async () => {
      uidAtProvider = 'ada'
    }),
    updateEmail: async () => 'changed',
    signOut: vi.fn(async () => {
      uidAtProvider = undefined
    }),
  }
  const load = vi.fn(async () => adapter as unknown as IdentityAdapter)
  const client = createIdentityClient(load)
  return {
    server,
    adapter,
    load,
    client,
    become: (uid: string | undefined) => {
      uidAtProvider = uid
    },
    reportChange: () => reportChange(),
    settle: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

const uidOf = ({ client }: ReturnType<typeof setUp>) => {
  const state = client.state()
  return state.status === 'signed-in' ? state.identity.uid : state.status
}

describe('[4.2] the session', () => {
  test('is checked again if the adapter could not be loaded', async () => {
    const all = setUp()
    all.load.mockRejectedValueOnce(new Error('away'))
    await all.client.refresh()
    expect(uidOf(all)).toBe('loading')
    await all.settle(2 * SECOND)
    expect(uidOf(all)).toBe('signed-out')
    expect(all.load).toHaveBeenCalledTimes(2)
  })

  test('shows the error after two failures, and drops it with the first answer', async () => {
    const all = setUp()
    const away = new Error('away')
    all.adapter.getIdentity.mockRejectedValueOnce(away).mockRejectedValueOnce(away)
    await all.client.refresh()
    expect(all.client.state()).toEqual({ status: 'loading' })
    await all.settle(2 * SECOND)
    expect(all.client.state()).toEqual({ status: 'loading', error: away })
    await all.settle(4 * SECOND)
    expect(all.client.state()).toEqual({ status: 'signed-out' })
  })

  describe('of a returning person', () => {
    beforeEach(() => localStorage.setItem(storageKeys.signedIn, 'ada'))
    afterEach(() => localStorage.clear())

    test('is checked while their token is requested, once', async () => {
      const all = setUp()
      all.become('ada')
      const answer = Promise.withResolvers<SignedInIdentity>()
      all.adapter.getIdentity.mockReturnValueOnce(answer.promise)
      const asking = all.client.refresh()
      await all.settle()
      expect(all.adapter.fetchToken).toHaveBeenCalledOnce()
      answer.resolve(asIdentity('ada'))
      await asking
      expect(await all.client.freshToken()).toBe(tokenOf('ada'))
      expect(all.adapter.fetchToken).toHaveBeenCalledOnce()
    })

    test.each([
      ['belongs to another person', async () => tokenOf('grace')],
      ['cannot be fetched', () => Promise.reject(new Error('away'))],
    ])('requests a token again if the first one %s', async (_which, first) => {
      const all = setUp()
      all.become('ada')
      all.adapter.fetchToken.mockImplementationOnce(first)
      await all.client.refresh()
      expect(await all.client.freshToken()).toBe(tokenOf('ada'))
      expect(all.adapter.fetchToken).toHaveBeenCalledTimes(2)
    })

    test('that is over is signed out without a token', async () => {
      const all = setUp()
      all.adapter.fetchToken.mockRejectedValueOnce(new IdentityError('user-token-expired'))
      await all.client.refresh()
      expect(all.client.state()).toEqual({ status: 'signed-out' })
      expect(await all.client.freshToken()).toBeUndefined()
    })
  })

  test('is signed in only after the server knows the person too', async () => {
    const all = setUp()
    await all.client.refresh()
    const late = Promise.withResolvers<object>()
    all.server.answers['POST /api/auth/sync'] = () => late.promise
    const signingIn = all.client.signIn('ada@example.com', 'x')
    await all.settle()
    // The provider reports the sign-in before the server has answered.
    all.reportChange()
    await all.settle()
    expect(uidOf(all)).toBe('signed-out')
    late.resolve({})
    await signingIn
    expect(uidOf(all)).toBe('ada')
  })

  test('[2.4] of another person never uses the token of the first', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    expect(await all.client.freshToken()).toBe(tokenOf('ada'))
    all.become('grace')
    await all.client.refresh()
    expect(await all.client.freshToken()).toBe(tokenOf('grace'))
  })

  test('[4.5] replaces a refused token once for all its callers', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    const refused = String(await all.client.freshToken())
    const another = `${refused}2`
    all.adapter.fetchToken.mockResolvedValueOnce(another)
    const renewed = [all.client.renewToken(refused), all.client.renewToken(refused)]
    expect(await Promise.all(renewed)).toEqual([another, another])
    expect(all.adapter.fetchToken.mock.calls.slice(1)).toEqual([[refused]])
    expect(await all.client.freshToken()).toBe(another)
  })

  test.each([
    ['is over', undefined, 'signed-out'],
    ['belongs to another person', 'grace', 'grace'],
  ])(
    '[4.5][8.1g] is up to date when a refused token is not replaced because the session %s',
    async (_why, next, now) => {
      const all = setUp()
      all.become('ada')
      await all.client.refresh()
      all.become(next)
      if (!next) all.adapter.fetchToken.mockRejectedValue(new IdentityError('user-token-expired'))
      const renewed = all.client.renewToken(tokenOf('ada')).catch(() => undefined)
      expect(await renewed).toBeUndefined()
      expect(uidOf(all)).toBe(now)
    },
  )

  test('of a visitor is checked without requesting a token', async () => {
    const all = setUp()
    await all.client.refresh()
    expect(all.adapter.fetchToken).not.toHaveBeenCalled()
  })

  test('[8.1g] survives checks that fail', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    all.adapter.getIdentity.mockRejectedValue(new Error('away'))
    await all.client.refresh()
    await all.settle(2 * SECOND)
    expect(all.adapter.getIdentity).toHaveBeenCalledTimes(3)
    expect(uidOf(all)).toBe('ada')
  })

  test('[8.1f] starts although the first sync failed', async () => {
    const all = setUp()
    const sync = vi.fn(() => ({}) as unknown)
    sync.mockReturnValueOnce(refusal(503, {}))
    all.server.answers['POST /api/auth/sync'] = sync
    await all.client.signIn('ada@example.com', 'x')
    expect(sync).toHaveBeenCalledTimes(2)
    expect(uidOf(all)).toBe('ada')
  })

  test('keeps a changed email although the sync failed', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    all.server.answers['POST /api/auth/sync'] = refusal(503, {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await all.client.updateEmail('lovelace@example.com')).toBe('changed')
    expect(uidOf(all)).toBe('ada')
  })

  test('[8.1g] has no reason to be over after a sign-in that was refused', async () => {
    const all = setUp()
    await all.client.refresh()
    all.adapter.fetchToken.mockRejectedValue(new IdentityError('user-disabled'))
    await expect(all.client.signIn('ada@example.com', 'x')).rejects.toThrow()
    expect(all.client.state()).toEqual({ status: 'signed-out' })
  })

  test('[8.1g] survives a network failure', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    all.adapter.fetchToken.mockRejectedValue(new IdentityError('network-request-failed'))
    await expect(all.client.freshToken()).rejects.toThrow()
    expect(uidOf(all)).toBe('ada')
  })
})

describe('[2.9] Google sign-in', () => {
  test('opens its popup within the click', async () => {
    const all = setUp()
    await all.client.refresh()
    void all.client.signInWithGoogle()
    expect(all.adapter.signInWithGoogle).toHaveBeenCalledOnce()
    await all.settle()
  })
})
