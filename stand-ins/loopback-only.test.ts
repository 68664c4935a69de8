import { expect, test } from 'vitest'
import { isForwarded, isFromThisMachine } from './loopback-only.ts'

const here = { clientAddress: '127.0.0.1', host: 'localhost:3000', isForwarded: false }

test('allows requests from this machine under each of its names', () => {
  expect(isFromThisMachine(here)).toBe(true)
  expect(isFromThisMachine({ ...here, clientAddress: '::1', host: '[::1]:3000' })).toBe(true)
  expect(isFromThisMachine({ ...here, clientAddress: '::ffff:127.0.0.1', host: '127.0.0.1' })).toBe(
    true,
  )
})

test.each([
  ['from another machine', { clientAddress: '192.168.1.7' }],
  ['through a proxy', { isForwarded: true }],
  ['from a page that points its own name here', { host: 'evil.example:3000' }],
  ['under a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['under no name', { host: undefined }],
  ['from nowhere', { clientAddress: 'unknown' }],
])('refuses requests %s', (_, other) => {
  expect(isFromThisMachine({ ...here, ...other })).toBe(false)
})

test('recognizes a proxy by each header that proxies add', () => {
  for (const mark of ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']) {
    const headers = new Headers({ [mark]: 'a' })
    expect(
      isForwarded((name) => headers.get(name) ?? undefined),
      mark,
    ).toBe(true)
  }
  expect(isForwarded(() => undefined)).toBe(false)
})
