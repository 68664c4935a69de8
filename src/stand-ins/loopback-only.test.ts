import { expect, test } from 'vitest'
import { isFromThisMachine } from './loopback-only.ts'

const here = { clientAddress: '127.0.0.1', host: 'localhost:3000', forwardedFor: undefined }

test('whoever sits at this machine is let in, under each of its names', () => {
  expect(isFromThisMachine(here)).toBe(true)
  expect(isFromThisMachine({ ...here, clientAddress: '::1', host: '[::1]:3000' })).toBe(true)
  expect(isFromThisMachine({ ...here, clientAddress: '::ffff:127.0.0.1', host: '127.0.0.1' })).toBe(
    true,
  )
})

test.each([
  ['from another machine', { clientAddress: '192.168.1.7' }],
  ['through a proxy', { forwardedFor: '203.0.113.9' }],
  ['from a page that points its own name here', { host: 'evil.example:3000' }],
  ['under a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['under no name', { host: undefined }],
  ['from nowhere', { clientAddress: 'unknown' }],
])('nobody is let in %s', (_, other) => {
  expect(isFromThisMachine({ ...here, ...other })).toBe(false)
})
