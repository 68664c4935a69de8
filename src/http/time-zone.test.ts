import { afterEach, expect, test, vi } from 'vitest'
import { readTimeZone } from './time-zone.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('knows time zones by their names, and nothing else', () => {
  const headers = ['Europe/Lisbon', 'europe/lisbon', 'UTC', 'Mars/Olympus', '+01:00', 'A\nB', '']
  const lisbon = 'Europe/Lisbon'
  expect(headers.map(readTimeZone)).toEqual([lisbon, lisbon, 'UTC', ...Array(4).fill(undefined)])
  expect(readTimeZone()).toBeUndefined()
})

test('asks Intl about a time zone once, because that takes long', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  for (const _call of [1, 2, 3]) expect(readTimeZone('America/Bogota')).toBe('America/Bogota')
  expect(format).toHaveBeenCalledOnce()
})
