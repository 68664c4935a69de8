import { describe, expect, it } from 'vitest'
import { parseTzif } from './tzif.ts'

const NAMES = 'LMT\0AMT\0'

function header(version: number, times: number, kinds: number, nameBytes: number): Buffer {
  const bytes = Buffer.alloc(44)
  bytes.write('TZif')
  bytes[4] = version
  for (const [index, count] of [0, 0, 0, times, kinds, nameBytes].entries())
    bytes.writeUInt32BE(count, 20 + 4 * index)
  return bytes
}

function kind(offsetSeconds: number, nameStart: number): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeInt32BE(offsetSeconds)
  bytes[5] = nameStart
  return bytes
}

function file(firstChange: bigint): Buffer {
  const times = Buffer.alloc(16)
  times.writeBigInt64BE(firstChange, 0)
  times.writeBigInt64BE(-4_260_212_372n, 8)
  return Buffer.concat([
    // The block for old readers, with one kind and no change.
    header(0x32, 0, 1, 4),
    kind(0, 0),
    Buffer.from('UTC\0'),
    header(0x32, 2, 2, NAMES.length),
    times,
    Buffer.from([0, 1]),
    kind(1168, 0),
    kind(1172, 4),
    Buffer.from(NAMES),
    Buffer.from('\nAMT-0:19:32\n'),
  ])
}

describe('a compiled time zone file', () => {
  it('is read from its second block, with 64-bit times, and its last line', () => {
    const { first, changes, footer } = parseTzif(file(-5_000_000_000n))
    expect(first).toEqual({ offsetSeconds: 1168, abbreviation: 'LMT', isDst: false })
    expect(changes.map(({ at, kind }) => [at, kind.abbreviation, kind.offsetSeconds])).toEqual([
      [-5_000_000_000, 'LMT', 1168],
      [-4_260_212_372, 'AMT', 1172],
    ])
    expect(footer).toBe('AMT-0:19:32')
  })

  it('ignores a change at the beginning of time', () => {
    expect(parseTzif(file(-(2n ** 59n))).changes).toHaveLength(1)
  })

  it('is rejected in an unknown or outdated format', () => {
    expect(() => parseTzif(Buffer.from('# version 2026f'))).toThrow('Not a TZif file')
    expect(() => parseTzif(header(0, 0, 1, 4))).toThrow('version 1')
  })
})
