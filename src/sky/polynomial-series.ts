import { chebyshevPowers, toPowers } from './chebyshev-powers.ts'
import { type Part, readSegment } from './ephemeris-pack.ts'

/**
 * A quantity over the whole span: one polynomial per segment, in powers of x from -1 to 1. Segments are
 * unpacked at first use, so that opening the file is instant.
 */
export class PolynomialSeries {
  private readonly part: Part
  private readonly fromJdTt: number
  private readonly segmentDays: number
  private readonly lastSegment: number
  private readonly powers: number
  private readonly coefficients: Float64Array
  private readonly isUnpacked: Uint8Array
  private readonly table: number[][]

  constructor(part: Part, fromJdTt: number) {
    this.part = part
    this.fromJdTt = fromJdTt
    this.segmentDays = part.series.segmentDays
    this.lastSegment = part.segments - 1
    this.powers = part.series.bits.length
    this.coefficients = new Float64Array(part.segments * this.powers)
    this.isUnpacked = new Uint8Array(part.segments)
    this.table = chebyshevPowers(this.powers)
  }

  /** Writes the value at `index` and its change per day at the next index. */
  place(jdTt: number, into: Float64Array, index: number): void {
    const segments = (jdTt - this.fromJdTt) / this.segmentDays
    const segment = Math.min(Math.floor(segments), this.lastSegment)
    if (this.isUnpacked[segment] === 0) this.unpack(segment)
    const { coefficients } = this
    const x = (segments - segment) * 2 - 1
    const first = segment * this.powers
    let value = 0
    let slope = 0
    for (let k = first + this.powers - 1; k >= first; k--) {
      slope = slope * x + value
      value = value * x + (coefficients[k] as number)
    }
    into[index] = value
    into[index + 1] = (slope * 2) / this.segmentDays
  }

  private unpack(segment: number): void {
    const chebyshev = new Float64Array(this.powers)
    readSegment(this.part, segment, chebyshev)
    this.coefficients.set(toPowers(chebyshev, this.table), segment * this.powers)
    this.isUnpacked[segment] = 1
  }
}
