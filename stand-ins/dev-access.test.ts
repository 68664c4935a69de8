import { expect, test } from 'vitest'
import { createDevAccess } from './dev-access.ts'

const here = { clientAddress: '127.0.0.1', host: 'localhost:3000', isForwarded: false }
const elsewhere = { clientAddress: '203.0.113.9', host: 'demo.example', isForwarded: true }
const secret = 'a secret of at least 32 characters'

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'with PUBLIC_URL %s, this machine needs no key, and other machines are refused',
  (publicUrl) => {
    const access = createDevAccess({ publicUrl, secret })
    expect(access.key).toBeUndefined()
    expect(access.linkTo('/dev/mailbox')).toBe(`${publicUrl}/dev/mailbox`)
    expect(access.isAllowed(here, undefined)).toBe(true)
    expect(access.isAllowed(elsewhere, 'undefined')).toBe(false)
  },
)

test('with a PUBLIC_URL elsewhere, every request needs the key, from this machine too', () => {
  const access = createDevAccess({ publicUrl: 'https://demo.example', secret })
  const { key = '' } = access
  expect(key.length).toBeGreaterThan(40)
  for (const from of [here, elsewhere]) {
    for (const given of [undefined, '', 'x', `${key}x`])
      expect(access.isAllowed(from, given)).toBe(false)
    expect(access.isAllowed(from, key)).toBe(true)
  }
})

test('the key survives a restart, and depends on the secret', () => {
  const publicUrl = 'https://demo.example'
  const { key } = createDevAccess({ publicUrl, secret })
  expect(createDevAccess({ publicUrl, secret }).key).toBe(key)
  expect(createDevAccess({ publicUrl, secret: `${secret}.` }).key).not.toBe(key)
})
