/** What the generator uses of packages that come without types, or are installed only by its command. */
declare module 'astronomia/data/elpMppDeFull' {
  /** Rows of amplitude and phase polynomial, by power of time. */
  type Series = Record<string, number[][]>
  const data: { W1: number[]; L: Series; B: Series; R: Series }
  export default data
}

declare module 'odex' {
  export class Solver {
    constructor(dimension: number)
    absoluteTolerance: number
    relativeTolerance: number
    initialStepSize: number
    solve(
      rates: (x: number, y: number[]) => number[],
      from: number,
      at: number[],
      to: number,
    ): { y: number[] }
  }
}
