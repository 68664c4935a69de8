import { expect, test } from 'vitest'
import { isOfOtherClock } from './text-clock.ts'

test('a zone that this browser does not know is another clock', () => {
  const ofZone = (timeZone: string | null) => isOfOtherClock({ startDate: '2026-12-02', timeZone })
  expect(ofZone('America/Not_Yet_Known')).toBe(true)
  expect(ofZone(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(false)
  expect(ofZone(null)).toBe(false)
})
