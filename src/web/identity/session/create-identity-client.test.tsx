import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#durations.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { tokenOf } from '../adapters/testing/remote-accounts.ts'
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
  sessionStorage.clear()
})

function setUp() {
  const server = fakeServer({ 'POST /api/auth/sync': {} })
  let here: string | undefined
  let tell = () => {}
  const adapter = {
    getIdentity: vi.fn(async () => (here ? asIdentity(here) : undefined)),
    fetchToken: vi.fn(async () => tokenOf(here ?? 'nobody')),
    watch: (onChange: () => void) => {
      tell = onChange
    },
    signInWithGoogle: vi.fn(async () => {
      here = 'ada'
    }),
    signIn: vi.fn(async () => {
      here = 'ada'
    }),
    signOut: vi.fn(async () => {
      here = undefined
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
      here = uid
    },
    tell: () => tell(),
    settle: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

const uidOf = ({ client }: ReturnType<typeof setUp>) => {
  const state = client.state()
  return state.status === 'signed-in' ? state.identity.uid : state.status
}

describe('[4.2] who is here', () => {
  test('is asked again where the adapter could not be loaded', async () => {
    const all = setUp()
    all.load.mockRejectedValueOnce(new Error('away'))
    await all.client.refresh()
    expect(uidOf(all)).toBe('loading')
    await all.settle(2 * SECOND)
    expect(uidOf(all)).toBe('signed-out')
    expect(all.load).toHaveBeenCalledTimes(2)
  })

  test('after two failures says why nobody is known, and forgets that with the answer', async () => {
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

  describe('where somebody is expected', () => {
    beforeEach(() => localStorage.setItem(storageKeys.signedIn, 'ada'))
    afterEach(() => localStorage.clear())

    test('their token is asked for at the same time, and only once', async () => {
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
      ['is that of another person', async () => tokenOf('grace')],
      ['does not come', () => Promise.reject(new Error('away'))],
    ])('a token that %s is asked for anew', async (_which, first) => {
      const all = setUp()
      all.become('ada')
      all.adapter.fetchToken.mockImplementationOnce(first)
      await all.client.refresh()
      expect(await all.client.freshToken()).toBe(tokenOf('ada'))
      expect(all.adapter.fetchToken).toHaveBeenCalledTimes(2)
    })

    test('and is gone, nothing is left of it', async () => {
      const all = setUp()
      all.adapter.fetchToken.mockRejectedValueOnce(new Error('no session'))
      await all.client.refresh()
      expect(all.client.state()).toEqual({ status: 'signed-out' })
      expect(await all.client.freshToken()).toBeUndefined()
      expect(all.adapter.signOut).not.toHaveBeenCalled()
    })
  })

  test('is nobody until the product knows them as well', async () => {
    const all = setUp()
    await all.client.refresh()
    const late = Promise.withResolvers<object>()
    all.server.answers['POST /api/auth/sync'] = () => late.promise
    const entering = all.client.signIn('ada@example.com', 'x')
    await all.settle()
    // The provider tells of its own at this moment.
    all.tell()
    await all.settle()
    expect(uidOf(all)).toBe('signed-out')
    late.resolve({})
    await entering
    expect(uidOf(all)).toBe('ada')
  })

  test('[2.4] when another person logged in elsewhere: calls no longer carry the token of the first', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    expect(await all.client.freshToken()).toBe(tokenOf('ada'))
    all.become('grace')
    await all.client.refresh()
    expect(await all.client.freshToken()).toBe(tokenOf('grace'))
  })

  test('[4.5] whose token is refused: another one, if they are still here', async () => {
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
    ['has ended', undefined, 'signed-out'],
    ['belongs to another person now', 'grace', 'grace'],
  ])(
    '[4.5][8.1g] whose token is refused because the session %s: known before the answer comes',
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

  test('[8.1g] stays who they are while the network is away', async () => {
    const all = setUp()
    all.become('ada')
    await all.client.refresh()
    all.adapter.fetchToken.mockRejectedValue(new IdentityError('network-request-failed'))
    await expect(all.client.freshToken()).rejects.toThrow()
    expect(uidOf(all)).toBe('ada')
  })
})

describe('[2.9] Google', () => {
  test('opens within the click', async () => {
    const all = setUp()
    await all.client.refresh()
    void all.client.signInWithGoogle()
    expect(all.adapter.signInWithGoogle).toHaveBeenCalledOnce()
    await all.settle()
  })
})
