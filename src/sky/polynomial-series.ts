/** A quantity over the whole span as one polynomial a segment in powers of x, which runs from -1 to 1 over it. */
export class PolynomialSeries {
  private readonly fromJdTt: number
  private readonly segmentDays: number
  private readonly powers: number
  private readonly coefficients: Float64Array
  private readonly lastSegment: number

  constructor(fromJdTt: number, segmentDays: number, powers: number, coefficients: Float64Array) {
    this.fromJdTt = fromJdTt
    this.segmentDays = segmentDays
    this.powers = powers
    this.coefficients = coefficients
    this.lastSegment = coefficients.length / powers - 1
  }

  /** Writes the value at `index` and its change a day at the next. */
  place(jdTt: number, into: Float64Array, index: number): void {
    const segments = (jdTt - this.fromJdTt) / this.segmentDays
    const segment = Math.min(Math.floor(segments), this.lastSegment)
    const x = (segments - segment) * 2 - 1
    const first = segment * this.powers
    let value = 0
    let slope = 0
    for (let k = first + this.powers - 1; k >= first; k--) {
      slope = slope * x + value
      value = value * x + (this.coefficients[k] as number)
    }
    into[index] = value
    into[index + 1] = (slope * 2) / this.segmentDays
  }
}
