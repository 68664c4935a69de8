import {
  bytesOf,
  MAGIC,
  type PackHeader,
  PREFIX,
  type SeriesHeader,
} from '../../src/sky/ephemeris-pack.ts'
import type { Fitted } from './fit.ts'

/** The whole file, as `src/sky/ephemeris-pack.ts` describes it. */
export function writePack(
  about: Omit<PackHeader, 'series'>,
  fitted: readonly Fitted[],
): Uint8Array {
  const header: PackHeader = { ...about, series: fitted.map(headerOf) }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const parts = fitted.map((series, i) => {
    const seriesHeader = header.series[i] as SeriesHeader
    return packBits(series.coefficients, seriesHeader.bits, bytesOf(header, seriesHeader))
  })
  const prefix = new Uint8Array(PREFIX)
  prefix.set(new TextEncoder().encode(MAGIC))
  new DataView(prefix.buffer).setUint32(MAGIC.length, text.length, true)
  return Buffer.concat([prefix, text, ...parts])
}

function headerOf({
  name,
  unit,
  quantum,
  segmentDays,
  degree,
  coefficients,
}: Fitted): SeriesHeader {
  const bits = new Array<number>(degree + 1).fill(1)
  coefficients.forEach((coefficient, i) => {
    const power = i % (degree + 1)
    bits[power] = Math.max(bits[power] as number, bitsFor(coefficient))
  })
  return { name, unit, quantum, segmentDays, bits }
}

/** Bits of a whole number in two's complement. */
const bitsFor = (whole: number): number =>
  whole === 0 ? 1 : Math.floor(Math.log2(whole < 0 ? Math.max(-whole - 1, 0.5) : whole)) + 2

function packBits(numbers: Float64Array, bits: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let position = 0
  numbers.forEach((number, i) => {
    const width = bits[i % bits.length] as number
    let rest = number < 0 ? number + 2 ** width : number
    for (let written = 0; written < width; ) {
      const offset = (position + written) & 7
      const taken = Math.min(8 - offset, width - written)
      const index = (position + written) >> 3
      bytes[index] = (bytes[index] as number) | ((rest % 2 ** taken) << offset)
      rest = Math.floor(rest / 2 ** taken)
      written += taken
    }
    position += width
  })
  return bytes
}
