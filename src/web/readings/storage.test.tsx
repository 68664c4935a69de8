import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY } from '#durations.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { markJustSubscribed } from '#web/pending/just-subscribed.ts'
import {
  forgetPendingNatal,
  keepPendingNatal,
  pendingNatal,
  takeJustSubscribed,
} from '#web/pending/pending-natal.ts'
import {
  clearMarker,
  readMarker,
  setMarker,
  useGenerationMarker,
} from './generation/generation-marker.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')
const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('[4.5] details on their way to an account', () => {
  test('come back as they were, with their place', () => {
    const whole = {
      ...details,
      place: { place_id: '1', lat: 27.9, lon: -82.5 },
      offsetSeconds: 3600,
    }
    keepPendingNatal(whole)
    expect(pendingNatal()).toEqual(whole)
  })

  describe('that a person has typed', () => {
    const signIn = (uid: string) => localStorage.setItem(storageKeys.signedIn, uid)

    test('come back to the same person, and to a browser where nobody is signed in', () => {
      keepPendingNatal(details, 'ada')
      expect(pendingNatal()).toEqual(details)
      signIn('ada')
      expect(pendingNatal()).toEqual(details)
    })

    test.each([
      ['once', ['ada']],
      ['again after their session ended', ['ada', undefined]],
    ])('are dropped for another person, sent %s', (_when, senders) => {
      for (const uid of senders) keepPendingNatal(details, uid)
      signIn('grace')
      expect(pendingNatal()).toBeUndefined()
      expect(localStorage.getItem(storageKeys.pendingNatal)).toBeNull()
    })

    test('belong to the next person once that person sends them', () => {
      keepPendingNatal(details, 'ada')
      keepPendingNatal(details, 'grace')
      signIn('grace')
      expect(pendingNatal()).toEqual(details)
    })
  })

  test('of a visitor come back to the person who signs in', () => {
    keepPendingNatal(details)
    localStorage.setItem(storageKeys.signedIn, 'ada')
    expect(pendingNatal()).toEqual(details)
  })

  test('wait as long as it takes', () => {
    keepPendingNatal(details)
    vi.setSystemTime(NOW + 365 * DAY)
    expect(pendingNatal()).toEqual(details)
  })

  test.each(['{', 'null', '[]', '{"birthDate":"1990-06-10"}', '"x"'])(
    'are dropped when they read %s',
    (stored) => {
      localStorage.setItem(storageKeys.pendingNatal, stored)
      expect(pendingNatal()).toBeUndefined()
      expect(localStorage.getItem(storageKeys.pendingNatal)).toBeNull()
    },
  )

  test('are simply not there where storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    keepPendingNatal(details)
    expect(pendingNatal()).toBeUndefined()
    forgetPendingNatal()
  })

  test('the flag of a new subscription is taken once, and only when it says true', () => {
    localStorage.setItem(storageKeys.justSubscribed, 'true')
    expect([takeJustSubscribed(), takeJustSubscribed()]).toEqual([true, false])
    localStorage.setItem(storageKeys.justSubscribed, '1')
    expect(takeJustSubscribed()).toBe(false)
  })

  test('[4.9] the flag waits as long as it takes', () => {
    markJustSubscribed()
    vi.setSystemTime(NOW + 365 * DAY)
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBe('true')
    expect(takeJustSubscribed()).toBe(true)
  })
})

describe('[4.7] the marker of a reading that is being made', () => {
  test('is fresh for two minutes, and then cleared', () => {
    setMarker('natal', 'ada')
    expect(readMarker('ada')).toEqual({ type: 'natal', startedAt: NOW, userId: 'ada' })
    expect(readMarker('ada', NOW + 119_999)).toBeDefined()
    expect(readMarker('ada', NOW + 120_000)).toBeUndefined()
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })

  test.each([
    ['unparseable', '{'],
    ['without a time', '{"type":"natal","userId":"ada"}'],
    ['of an unknown type', `{"type":"x","startedAt":${NOW},"userId":"ada"}`],
    ['from the future', `{"type":"natal","startedAt":${NOW + 60_000},"userId":"ada"}`],
    ['of somebody else', `{"type":"natal","startedAt":${NOW},"userId":"grace"}`],
  ])('that is %s is cleared', (_what, stored) => {
    localStorage.setItem(storageKeys.generating, stored)
    expect(readMarker('ada')).toBeUndefined()
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })

  test('is looked at each second', () => {
    const { result } = renderHook(() => useGenerationMarker('ada'))
    expect(result.current).toBeUndefined()
    setMarker('natal', 'ada')
    act(() => vi.advanceTimersByTime(999))
    expect(result.current).toBeUndefined()
    act(() => vi.advanceTimersByTime(1))
    expect(result.current?.type).toBe('natal')
    clearMarker()
    act(() => vi.advanceTimersByTime(1_000))
    expect(result.current).toBeUndefined()
  })

  test('in another tab is seen at once', () => {
    const { result } = renderHook(() => useGenerationMarker('ada'))
    setMarker('synastry', 'ada')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.generating }))
    })
    expect(result.current?.type).toBe('synastry')
  })
})
