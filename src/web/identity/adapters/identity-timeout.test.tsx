import { afterEach, expect, test, vi } from 'vitest'
import { identityTimeout } from './identity-timeout.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 30_000],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Mobile/15E148 Safari/604.1', 60_000],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/153.0.0.0 Mobile Safari/537.36', 60_000],
])('[9.13] %s waits %i ms for an identity provider', (userAgent, milliseconds) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  expect(identityTimeout()).toBe(milliseconds)
})
