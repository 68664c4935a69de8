import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#durations.ts'
import { createSessionChecks } from './session-checks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const check = vi.fn(async () => {})
  const onRepeatedFailure = vi.fn()
  return { check, onRepeatedFailure, checks: createSessionChecks({ check, onRepeatedFailure }) }
}

describe('[4.2] a check that fails', () => {
  test('is repeated after 2 seconds, then twice as late each time, up to a minute', async () => {
    const { check, checks } = setUp()
    check.mockRejectedValue(new Error('away'))
    await checks.run()
    for (const [index, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * SECOND - 1)
      expect(check).toHaveBeenCalledTimes(1 + index)
      await vi.advanceTimersByTimeAsync(1)
      expect(check).toHaveBeenCalledTimes(2 + index)
    }
  })

  test('is not repeated after a success', async () => {
    const { check, checks } = setUp()
    check.mockRejectedValueOnce(new Error('away'))
    await checks.run()
    await checks.run()
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('is reported from the second failure in a row on', async () => {
    const { check, checks, onRepeatedFailure } = setUp()
    const away = new Error('away')
    check.mockRejectedValue(away)
    await checks.run()
    expect(onRepeatedFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(onRepeatedFailure).toHaveBeenCalledExactlyOnceWith(away)
  })
})

describe('a check requested during an action', () => {
  test('runs once, after the last action has ended', async () => {
    const { check, checks } = setUp()
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const actions = [checks.during(() => first.promise), checks.during(() => second.promise)]
    await checks.request()
    await checks.request()
    first.resolve()
    await actions[0]
    expect(check).not.toHaveBeenCalled()
    second.resolve()
    await actions[1]
    expect(check).toHaveBeenCalledOnce()
    expect(checks.isActing()).toBe(false)
  })

  test('runs after an action that failed as well', async () => {
    const { check, checks } = setUp()
    const action = checks.during(async () => {
      await checks.request()
      throw new Error('refused')
    })
    await expect(action).rejects.toThrow('refused')
    expect(check).toHaveBeenCalledOnce()
  })
})
