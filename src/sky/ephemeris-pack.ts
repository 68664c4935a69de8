/**
 * Format of the packed ephemeris: the eight letters of `MAGIC`; the length of the header (32 bits,
 * little endian); the header as JSON; then the polynomials of each series.
 *
 * A series is cut into segments of equal length. A segment is a sum of Chebyshev polynomials of x,
 * which runs from -1 to 1 over it; its coefficients are whole numbers of `quantum`, that of T_j in
 * `bits[j]` bits (two's complement, low bits first), without gaps. Each series begins at a whole byte.
 */
export interface PackHeader {
  /** Names the engine and its data. */
  version: string
  sources: Record<string, string>
  /** First and last instant of every series, Julian days, Terrestrial Time. */
  fromJdTt: number
  toJdTt: number
  series: SeriesHeader[]
}

export interface SeriesHeader {
  name: string
  unit: 'degrees' | 'km'
  /** The value of one integer step, in the unit. */
  quantum: number
  segmentDays: number
  bits: number[]
}

export const MAGIC = 'SKYPACK1'
/** Bytes before the header. */
export const PREFIX = MAGIC.length + 4

export const segmentsOf = (header: PackHeader, series: SeriesHeader): number =>
  Math.round((header.toJdTt - header.fromJdTt) / series.segmentDays)

/** The size of a series in the file, in bytes. */
export function bytesOf(header: PackHeader, series: SeriesHeader): number {
  return Math.ceil((segmentsOf(header, series) * sum(series.bits)) / 8)
}

/** @throws Error if the bytes are not a whole pack */
function readHeader(bytes: Uint8Array): { header: PackHeader; start: number } {
  const text = new TextDecoder()
  if (text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new Error('These bytes are not a packed ephemeris.')
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = PREFIX + view.getUint32(MAGIC.length, true)
  const header = JSON.parse(text.decode(bytes.subarray(PREFIX, start))) as PackHeader
  const end = header.series.reduce((sum, series) => sum + bytesOf(header, series), start)
  if (bytes.length !== end) {
    throw new Error(`The packed ephemeris has ${bytes.length} bytes instead of ${end}.`)
  }
  return { header, start }
}

/** The part of the file of each series. */
export function seriesParts(bytes: Uint8Array): { header: PackHeader; parts: Map<string, Part> } {
  const { header, start } = readHeader(bytes)
  const parts = new Map<string, Part>()
  let offset = start
  for (const series of header.series) {
    const end = offset + bytesOf(header, series)
    const segments = segmentsOf(header, series)
    parts.set(series.name, { series, segments, bytes: bytes.subarray(offset, end) })
    offset = end
  }
  return { header, parts }
}

export interface Part {
  series: SeriesHeader
  segments: number
  bytes: Uint8Array
}

/** Reads the Chebyshev coefficients of one segment, in the unit of the series. */
export function readSegment({ series, bytes }: Part, segment: number, into: Float64Array): void {
  const { bits, quantum } = series
  let position = segment * sum(bits)
  for (let j = 0; j < bits.length; j++) {
    const width = bits[j] as number
    into[j] = readSigned(bytes, position, width) * quantum
    position += width
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** A signed whole number of up to 53 bits, too wide for JavaScript's bit operators. */
function readSigned(bytes: Uint8Array, position: number, width: number): number {
  let value = 0
  let worth = 1
  for (let read = 0; read < width; ) {
    const offset = (position + read) & 7
    const taken = Math.min(8 - offset, width - read)
    const byte = bytes[(position + read) >> 3] as number
    value += ((byte >> offset) & ((1 << taken) - 1)) * worth
    worth *= 1 << taken
    read += taken
  }
  return value >= worth / 2 ? value - worth : value
}
