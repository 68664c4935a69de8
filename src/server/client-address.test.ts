import { describe, expect, test } from 'vitest'
import { clientAddress, clientNetwork } from './client-address.ts'

const from = (forwardedFor: string | undefined, trustedProxies: number) =>
  clientAddress({ socketAddress: '10.0.0.1', forwardedFor }, trustedProxies)

describe('clientAddress', () => {
  test.each(['203.0.113.7', '203.0.113.7, 198.51.100.9', '127.0.0.1'])(
    'without a proxy of ours, nobody is believed who says %s',
    (forged) => {
      expect(from(forged, 0)).toBe('10.0.0.1')
    },
  )

  test("behind one proxy, is that proxy's peer and ignores entries that the client sent", () => {
    expect(from('203.0.113.7', 1)).toBe('203.0.113.7')
    expect(from('127.0.0.1, 10.9.9.9, 203.0.113.7', 1)).toBe('203.0.113.7')
  })

  test("behind two proxies, is the outer proxy's peer", () => {
    expect(from('203.0.113.7, 192.0.2.10', 2)).toBe('203.0.113.7')
    expect(from('127.0.0.1, 203.0.113.7, 192.0.2.10', 2)).toBe('203.0.113.7')
    // The client bypassed the outer proxy; the inner one still appends its peer.
    expect(from('198.51.100.9', 2)).toBe('198.51.100.9')
  })

  test.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('%s is read as %s', (entry, address) => {
    expect(from(entry, 1)).toBe(address)
  })

  test.each([undefined, '', ' ', ',', 'unknown', '_hidden', '999.1.1.1', 'x'.repeat(9000)])(
    'where a proxy says %j, it is the proxy',
    (forwardedFor) => {
      for (const count of [1, 2, 3]) expect(from(forwardedFor, count)).toBe('10.0.0.1')
    },
  )
})

describe('clientNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:db8:1:3::6', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['fe80::2%25en1', 'fe80::'],
    ['::1', '::'],
  ])('%s counts as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })

  test.each(['', 'unknown', '0177.0.0.1', '2130706433', '1.2.3', '::g', '1.2.3.4\r\nx: y', '%'])(
    'whatever is no address counts as one and the same: %j',
    (address) => {
      expect(clientNetwork(address)).toBe('unknown')
    },
  )
})
