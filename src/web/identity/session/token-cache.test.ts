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
  return { fetchToken, keeper: createTokenCache(fetchToken) }
}

describe('[4.2] an identity token', () => {
  test('is kept while it is good', async () => {
    const { fetchToken, keeper } = setUp()
    const first = await keeper.fresh()
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(await keeper.fresh()).toBe(first)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('counts as expired 30 seconds before it ends', async () => {
    const { fetchToken, keeper } = setUp()
    await keeper.fresh()
    fetchToken.mockRejectedValue(new Error('away'))
    vi.setSystemTime(Date.now() + 10 * MINUTE - 31 * SECOND)
    await expect(keeper.fresh()).resolves.toBeTruthy()
    vi.setSystemTime(Date.now() + 1 * SECOND)
    await expect(keeper.fresh()).rejects.toThrow('away')
  })

  test('is asked for once by calls that come at once', async () => {
    const { fetchToken, keeper } = setUp()
    const tokens = await Promise.all([keeper.fresh(), keeper.fresh(), keeper.fresh()])
    expect(new Set(tokens).size).toBe(1)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('that was forgotten while it was on the way is not kept', async () => {
    const { fetchToken, keeper } = setUp()
    const late = Promise.withResolvers<string>()
    fetchToken.mockReturnValueOnce(late.promise)
    const first = keeper.fresh()
    keeper.forget()
    late.resolve(tokenFor('ada', 10 * MINUTE))
    await first
    await keeper.fresh()
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('of one person does not serve the next', async () => {
    const { fetchToken, keeper } = setUp()
    await keeper.fresh()
    keeper.keepOnlyFor('ada')
    await keeper.fresh()
    expect(fetchToken).toHaveBeenCalledOnce()
    keeper.keepOnlyFor('grace')
    await keeper.fresh()
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('that cannot be read has ended', () => {
    expect(expiryOf('')).toBe(0)
    expect(expiryOf('a.b.c')).toBe(0)
    expect(expiryOf(`a.${btoa('null')}.c`)).toBe(0)
  })
})

describe('[9.13] by itself a token is renewed', () => {
  test('five minutes before it ends', async () => {
    const { fetchToken, keeper } = setUp()
    await keeper.fresh()
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetchToken).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(fetchToken).toHaveBeenCalledTimes(3)
  })

  test('after a failure in 30 seconds, then in twice as many, up to 16 minutes', async () => {
    const { fetchToken, keeper } = setUp()
    await keeper.fresh()
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

  test('no longer once the person has gone', async () => {
    const { fetchToken, keeper } = setUp()
    await keeper.fresh()
    keeper.forget()
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(fetchToken).toHaveBeenCalledOnce()
  })

  test('with a pause of 30 seconds at least, however short it lives', async () => {
    const { fetchToken, keeper } = setUp(MINUTE)
    await keeper.fresh()
    await vi.advanceTimersByTimeAsync(29 * SECOND)
    expect(fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })
})
