import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireLoginWithinDay, requireRecentLogin } from './recent-login.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['a change of credentials', requireRecentLogin, '2030-05-01T11:45:00.001Z', '2030-05-01T11:45Z'],
  ['a deletion', requireLoginWithinDay, '2030-04-30T12:00:00.001Z', '2030-04-30T12:00Z'],
])('%s accepts a login within its limit only', (_what, require, newer, older) => {
  expect(() => require(new Date(newer), 'again')).not.toThrow()
  expect(() => require(new Date(older), 'again')).toThrow(
    expect.objectContaining({ code: 'requires_recent_login', message: 'again' }),
  )
})

test('an invalid login time is refused', () => {
  expect(() => requireRecentLogin(new Date(Number.NaN), 'again')).toThrow('again')
})
