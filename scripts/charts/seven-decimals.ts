/** Floors to seven decimals, as the minutes are floored, so that 29.99999999° stays in its sign. */
export function sevenDecimals(degrees: number): number {
  return Math.floor(degrees * 1e7) / 1e7
}
