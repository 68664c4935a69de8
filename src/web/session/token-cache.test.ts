import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#durations.ts'
import { createTokenCache, expiryOf } from './token-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function tokenFor(sub: string, lifetime: number) {
  const claims = { sub, exp: (Date.now() + lifetime) / SECOND, made: Date.now() }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

function setUp(lifetime = 10 * MINUTE) {
  const fetchToken = vi.fn(async () => tokenFor('ada', lifetime))
  return { fetchToken, cache: createTokenCache(fetchToken) }
}

describe('[4.2] an identity token', () => {
  test('is cached while it is valid', async () => {
    const { fetchToken, cache } = setUp()
    const first = await cache.fresh()
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(await cache.fresh()).toBe(first)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('counts as expired 30 seconds before it expires', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    fetchToken.mockRejectedValue(new Error('away'))
    vi.setSystemTime(Date.now() + 10 * MINUTE - 31 * SECOND)
    await expect(cache.fresh()).resolves.toBeTruthy()
    vi.setSystemTime(Date.now() + 1 * SECOND)
    await expect(cache.fresh()).rejects.toThrow('away')
  })

  test('is requested once for concurrent callers', async () => {
    const { fetchToken, cache } = setUp()
    const tokens = await Promise.all([cache.fresh(), cache.fresh(), cache.fresh()])
    expect(new Set(tokens).size).toBe(1)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('is not cached if it was forgotten while pending', async () => {
    const { fetchToken, cache } = setUp()
    const late = Promise.withResolvers<string>()
    fetchToken.mockReturnValueOnce(late.promise)
    const first = cache.fresh()
    cache.forget()
    late.resolve(tokenFor('ada', 10 * MINUTE))
    await first
    await cache.fresh()
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('of one person is not used for another', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    cache.keepOnlyFor('ada')
    await cache.fresh()
    expect(fetchToken).toHaveBeenCalledOnce()
    cache.keepOnlyFor('grace')
    await cache.fresh()
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('requested for one person is not used for another, even while pending', async () => {
    const { fetchToken, cache } = setUp()
    const late = Promise.withResolvers<string>()
    fetchToken.mockReturnValueOnce(late.promise)
    const first = cache.fresh()
    cache.keepOnlyFor('grace')
    const graces = tokenFor('grace', 10 * MINUTE)
    fetchToken.mockResolvedValue(graces)
    expect(await cache.fresh()).toBe(graces)
    late.resolve(tokenFor('ada', 10 * MINUTE))
    await first
    expect(await cache.fresh()).toBe(graces)
  })

  test('requested before the person was known is cached only if it is theirs', async () => {
    const { fetchToken, cache } = setUp()
    cache.adopt(Promise.resolve(tokenFor('grace', 10 * MINUTE)), 'ada')
    expect(await cache.fresh()).toBe(tokenFor('ada', 10 * MINUTE))
    expect(fetchToken).toHaveBeenCalledOnce()
    cache.forget()
    const adas = tokenFor('ada', 20 * MINUTE)
    cache.adopt(Promise.resolve(adas), 'ada')
    expect(await cache.fresh()).toBe(adas)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('that cannot be read has expired', () => {
    expect(expiryOf('')).toBe(0)
    expect(expiryOf('a.b.c')).toBe(0)
    expect(expiryOf(`a.${btoa('null')}.c`)).toBe(0)
  })
})

describe('[9.13] a token is renewed', () => {
  test('five minutes before it expires', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetchToken).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(fetchToken).toHaveBeenCalledTimes(3)
  })

  test('30 seconds after a failure, then after twice as long each time, up to 16 minutes', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    fetchToken.mockRejectedValue(new Error('away'))
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(fetchToken).toHaveBeenCalledTimes(2)
    const waits = [30, 60, 120, 240, 480, 960, 960]
    for (const [index, seconds] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(seconds * SECOND - 1)
      expect(fetchToken).toHaveBeenCalledTimes(2 + index)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetchToken).toHaveBeenCalledTimes(3 + index)
    }
  })

  test('no longer after the person has signed out', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    cache.forget()
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('not after a renewal that failed once the person had signed out', async () => {
    const { fetchToken, cache } = setUp()
    await cache.fresh()
    const late = Promise.withResolvers<string>()
    fetchToken.mockReturnValueOnce(late.promise)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    cache.forget()
    late.reject(new Error('away'))
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('at most every 30 seconds, however soon it expires', async () => {
    const { fetchToken, cache } = setUp(MINUTE)
    await cache.fresh()
    await vi.advanceTimersByTimeAsync(29 * SECOND)
    expect(fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })
})
