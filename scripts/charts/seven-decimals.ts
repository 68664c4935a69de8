/** Floored like the minutes beside it, so that 29.99999999° is not written as the next sign. */
export function sevenDecimals(degrees: number): number {
  return Math.floor(degrees * 1e7) / 1e7
}
