import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markJustSubscribed } from '#web/pending/just-subscribed.ts'
import {
  forgetPendingNatal,
  keepPendingNatal,
  takeJustSubscribed,
} from '#web/pending/pending-natal.ts'
import { forgetPendingSynastry, keepPendingSynastry } from '#web/pending/pending-synastry.ts'
import { clearMarker, setMarker } from '#web/readings/generation/generation-marker.ts'
import { forgetPerson } from './browser-storage.ts'
import { changeTheme } from './layout/theme.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')
const natal = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const synastry = {
  user: { name: 'Ada', date: '1984-05-02', time: '20:04', location: 'St. Petersburg' },
  partner: { name: 'Grace', date: '1990-06-10', time: 'unknown', location: 'Tampa' },
}

// Names and values that users' browsers already store: renaming one loses its data.
const entries = () =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).map(([key, value]) => [
      key,
      /^[{[]/.test(value) ? JSON.parse(value) : value,
    ]),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  changeTheme('light')
})

describe('[3.24] what this site keeps in a browser', () => {
  test.each(['light', 'dark'] as const)('the theme: %s', (theme) => {
    changeTheme(theme)
    expect(entries()).toEqual({ theme })
  })

  test('natal details on their way to an account, until they are forgotten', () => {
    keepPendingNatal(natal)
    expect(entries()).toEqual({ 'cosmic.pendingNatal': expect.objectContaining(natal) })
    forgetPendingNatal()
    expect(entries()).toEqual({})
  })

  test('details of two people, until they are forgotten', () => {
    keepPendingSynastry(synastry)
    const kept = { details: synastry, wasTried: false }
    expect(entries()).toEqual({ 'cosmic.pendingSynastry': expect.objectContaining(kept) })
    forgetPendingSynastry()
    expect(entries()).toEqual({})
  })

  test('with details of a person who was signed in, who that was', () => {
    keepPendingNatal(natal, 'user-ada')
    keepPendingSynastry(synastry, 'user-ada')
    expect(entries()).toEqual({
      'cosmic.pendingNatal': { ...natal, typedBy: 'user-ada' },
      'cosmic.pendingSynastry': { details: synastry, wasTried: false, typedBy: 'user-ada' },
    })
  })

  test.each(['natal', 'synastry'] as const)(
    'a marker that a %s reading is made, and since when',
    (type) => {
      setMarker(type, 'user-ada')
      const marker = { type, startedAt: NOW, userId: 'user-ada' }
      expect(entries()).toEqual({ 'cosmic.generating': marker })
      clearMarker()
      expect(entries()).toEqual({})
    },
  )

  test("a flag that is 'true' after subscribing, until it is taken", () => {
    markJustSubscribed()
    expect(entries()).toEqual({ 'cosmic.justSubscribed': 'true' })
    takeJustSubscribed()
    expect(entries()).toEqual({})
  })

  test('only the theme outlasts the person', () => {
    changeTheme('dark')
    keepPendingNatal(natal)
    keepPendingSynastry(synastry)
    setMarker('natal', 'user-ada')
    markJustSubscribed()
    expect(Object.keys(entries())).toHaveLength(5)
    forgetPerson()
    expect(entries()).toEqual({ theme: 'dark' })
  })
})
