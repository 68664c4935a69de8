/** The offset of one period. */
export interface ClockKind {
  /** East of Greenwich is positive. */
  offsetSeconds: number
  abbreviation: string
  /** The flag of the file. Irish winter time has it as well: it is recorded as summer time of −1 h. */
  isDst: boolean
}

export interface ClockChange {
  /** Seconds since 1970-01-01T00:00:00Z. */
  at: number
  kind: ClockKind
}

/** A zone's history: the first offset and every change since, in order of time. */
export interface ZoneHistory {
  first: ClockKind
  changes: ClockChange[]
}

export interface TzifFile extends ZoneHistory {
  /** The rule after the last change, as a POSIX TZ string. */
  footer: string
}

// zic writes this instant into some files to mean "since the beginning".
const BIG_BANG = -(2 ** 59)
const HEADER_BYTES = 44

/**
 * Reads a compiled time zone file (TZif, RFC 9636) of version 2 or newer: its second block, with
 * 64-bit times, and its footer.
 * @throws Error when the bytes are not such a file
 */
export function parseTzif(bytes: Buffer): TzifFile {
  if (!isTzif(bytes)) throw new Error('Not a TZif file')
  if (bytes[4] === 0) throw new Error('A TZif file of version 1 has no 64-bit times')
  const start = HEADER_BYTES + blockBytes(readCounts(bytes, 0), 4)
  const counts = readCounts(bytes, start)
  const block = start + HEADER_BYTES
  const kinds = readKinds(bytes, block + counts.times * 9, counts)
  const changes = readChanges(bytes, block, counts.times, kinds)
  const sinceEver = changes.findLast((change) => change.at <= BIG_BANG)
  const footer = bytes.toString('latin1', block + blockBytes(counts, 8)).replaceAll('\n', '')
  return {
    first: sinceEver?.kind ?? (kinds[0] as ClockKind),
    changes: changes.filter((change) => change.at > BIG_BANG),
    footer,
  }
}

export function isTzif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'TZif'
}

interface Counts {
  utcFlags: number
  standardFlags: number
  leapSeconds: number
  times: number
  kinds: number
  abbreviationBytes: number
}

function readCounts(bytes: Buffer, header: number): Counts {
  const count = (index: number) => bytes.readUInt32BE(header + 20 + 4 * index)
  return {
    utcFlags: count(0),
    standardFlags: count(1),
    leapSeconds: count(2),
    times: count(3),
    kinds: count(4),
    abbreviationBytes: count(5),
  }
}

function blockBytes(counts: Counts, timeBytes: 4 | 8): number {
  return (
    counts.times * (timeBytes + 1) +
    counts.kinds * 6 +
    counts.abbreviationBytes +
    counts.leapSeconds * (timeBytes + 4) +
    counts.standardFlags +
    counts.utcFlags
  )
}

function readKinds(bytes: Buffer, at: number, counts: Counts): ClockKind[] {
  const names = bytes.subarray(
    at + counts.kinds * 6,
    at + counts.kinds * 6 + counts.abbreviationBytes,
  )
  return Array.from({ length: counts.kinds }, (_, index) => {
    const record = at + index * 6
    const nameStart = bytes.readUInt8(record + 5)
    return {
      offsetSeconds: bytes.readInt32BE(record),
      isDst: bytes.readUInt8(record + 4) === 1,
      abbreviation: names.toString('latin1', nameStart, names.indexOf(0, nameStart)),
    }
  })
}

function readChanges(bytes: Buffer, at: number, count: number, kinds: ClockKind[]): ClockChange[] {
  return Array.from({ length: count }, (_, index) => ({
    at: Number(bytes.readBigInt64BE(at + index * 8)),
    kind: kinds[bytes.readUInt8(at + count * 8 + index)] as ClockKind,
  }))
}
